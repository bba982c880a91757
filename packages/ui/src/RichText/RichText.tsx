'use client';
import type { ComponentPropsWithRef } from 'react';
import { useTexts } from '../locale/useTexts.ts';
import type { HeadingLevel, RichTextHeading } from './outline.ts';
import { type DrawCode, RichNodes } from './RichNodes.tsx';
import { Root } from './RichText.styles.ts';
import { richTextTexts } from './RichText.texts.ts';
import { useOutline } from './useOutline.ts';

export interface RichTextProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** Untrusted HTML from an editor: anything not listed in `richTextRules` is removed. */
  html: string;
  /**
   * Level of its highest headings; 2 for a text under the page's own title.
   * @default 2
   */
  headingLevel?: HeadingLevel | undefined;
  /**
   * Prefix of the ids of its headings; needed when a page has two texts. No other id is set.
   * @default 'section'
   */
  idPrefix?: string | undefined;
  /** Renders a code that is the only content of a paragraph, such as an example of a coding rule; null leaves it as text. */
  drawCode?: DrawCode | undefined;
}

/** Default prefix of heading ids. */
const sectionPrefix = 'section';

/**
 * Text from an editor: articles, details of apps. The HTML is parsed, sanitised and rendered as elements and text; it is never inserted as
 * markup.
 */
export function RichText({ html, headingLevel = 2, idPrefix = sectionPrefix, drawCode, ...rest }: RichTextProps) {
  const texts = useTexts('richText', richTextTexts);
  const { nodes } = useOutline(html, headingLevel, idPrefix);
  // By key, as texts of two articles cannot replace each other in a page that the browser has translated.
  return (
    <Root key={html} {...rest}>
      <RichNodes nodes={nodes} texts={texts} drawCode={drawCode} />
    </Root>
  );
}

/** The headings that a `RichText` with the same props renders, in order, for a table of contents. */
export function useRichTextHeadings({
  html,
  headingLevel = 2,
  idPrefix = sectionPrefix,
}: Pick<RichTextProps, 'html' | 'headingLevel' | 'idPrefix'>): readonly RichTextHeading[] {
  return useOutline(html, headingLevel, idPrefix).headings;
}
