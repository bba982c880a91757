'use client';
import { type ComponentPropsWithoutRef, type Ref, useEffect, useId } from 'react';
import { useJoinedRef } from '../hooks/useJoinedRef.ts';
import { useTexts } from '../locale/useTexts.ts';
import { useSections } from '../SectionNav/useSections.ts';
import { type ContentsHeading, nestHeadings } from './nestHeadings.ts';
import { Root } from './TableOfContents.styles.ts';
import { tableOfContentsTexts } from './TableOfContents.texts.ts';

export interface TableOfContentsProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children' | 'title'> {
  /** In the order of the page, up to two levels. */
  headings: readonly ContentsHeading[];
  /** Heading of the list, and accessible name of the landmark. */
  title?: string | undefined;
  /**
   * Px from the top of the viewport that a heading must have passed to be the current one.
   * @default 128
   */
  line?: number | undefined;
  /** The scroll position for a heading, in px from the top of the page; right below the header by default. */
  scrollTopOf?: ((heading: HTMLElement) => number) | undefined;
  /** Ref of the root element. */
  ref?: Ref<HTMLElement> | undefined;
}

/** The header, the margin above a heading, and half of the heading. */
const headingLinePx = 128;

/**
 * The headings of a long text. In an aside it is sticky and marks the current heading; on phones and tablets it is static, best placed
 * above the text.
 */
export function TableOfContents({
  headings,
  title,
  line = headingLinePx,
  scrollTopOf,
  ref,
  ...rest
}: TableOfContentsProps) {
  const texts = useTexts('tableOfContents', tableOfContentsTexts);
  const titleId = useId();
  const { active, navigation, linkProps } = useSections(
    headings.map(({ id }) => id),
    line,
    scrollTopOf,
  );

  // A long list has a scroll container of its own; the page is not scrolled.
  useEffect(() => {
    const root = navigation.current;
    const link = active === null ? null : root?.querySelector<HTMLElement>('[data-active]');
    if (!root || !link || root.scrollHeight <= root.clientHeight) return;
    const [whole, part] = [root.getBoundingClientRect(), link.getBoundingClientRect()];
    if (part.top < whole.top || part.bottom > whole.bottom) {
      root.scrollBy?.({ top: part.top - whole.top - (whole.height - part.height) / 2, behavior: 'instant' });
    }
  }, [active, navigation]);

  function entry({ id, text }: ContentsHeading) {
    return <a {...linkProps(id)}>{text}</a>;
  }

  return (
    <Root aria-labelledby={titleId} {...rest} ref={useJoinedRef(navigation, ref)}>
      <p id={titleId}>{title ?? texts.title}</p>
      <ol>
        {nestHeadings(headings).map(({ heading, parts }) => (
          <li key={heading.id}>
            {entry(heading)}
            {parts.length === 0 ? null : (
              <ol>
                {parts.map((part) => (
                  <li key={part.id}>{entry(part)}</li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </Root>
  );
}
