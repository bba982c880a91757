import type { ComponentPropsWithRef } from 'react';
import { useTexts } from '../locale/useTexts.ts';
import type { HeadingLevel, RichTextHeading } from './outline.ts';
import { type DrawCode, RichNodes } from './RichNodes.tsx';
import { Root } from './RichText.styles.ts';
import { richTextTexts } from './RichText.texts.ts';
import { useOutline } from './useOutline.ts';

export interface RichTextProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** HTML from an editor, from anywhere: what `richTextRules` does not name goes. */
  html: string;
  /** The level of its highest headings; 2 by default, for a text under the page's own title. */
  headingLevel?: HeadingLevel;
  /** What the ids of its headings begin with; needed when a page holds two texts. No other id is ever set. */
  idPrefix?: string;
  /** Draws a code that stands alone in a paragraph, such as an example of a coding rule; null leaves it as it is written. */
  drawCode?: DrawCode;
}

/** What the ids of headings begin with by default. */
const sectionPrefix = 'section';

/**
 * A text that somebody wrote in an editor: articles, details of apps. The HTML is read, cut down to what may be shown and
 * written as elements and text; none of it is ever put into the page as markup.
 */
export function RichText({ html, headingLevel = 2, idPrefix = sectionPrefix, drawCode, ...rest }: RichTextProps) {
  const texts = useTexts('richText', richTextTexts);
  const { nodes } = useOutline(html, headingLevel, idPrefix);
  return (
    <Root {...rest}>
      <RichNodes nodes={nodes} texts={texts} drawCode={drawCode} />
    </Root>
  );
}

/** The headings that a `RichText` with the same properties shows, in order, for a table of contents. */
export function useRichTextHeadings({
  html,
  headingLevel = 2,
  idPrefix = sectionPrefix,
}: Pick<RichTextProps, 'html' | 'headingLevel' | 'idPrefix'>): readonly RichTextHeading[] {
  return useOutline(html, headingLevel, idPrefix).headings;
}
