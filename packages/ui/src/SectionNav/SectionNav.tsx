import { fixedNavScrollPx, sectionHighlightOffsetPx, sectionHighlightPx } from '@lima-id/domain';
import { type ComponentPropsWithoutRef, type ReactNode, type Ref, useRef } from 'react';
import { useScrolledPast } from '../BackToTop/useScrolledPast.ts';
import { useJoinedRef } from '../hooks/useJoinedRef.ts';
import { useTexts } from '../locale/useTexts.ts';
import { useStrip } from '../Tabs/useStrip.ts';
import { Root } from './SectionNav.styles.ts';
import { sectionNavTexts } from './SectionNav.texts.ts';
import { useSections } from './useSections.ts';

/** A section of the page. */
export interface NavSection {
  /** `id` of the section's element. */
  id: string;
  label: string;
}

export interface SectionNavProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children'> {
  /** Those that are on the page, in its order. */
  sections: readonly NavSection[];
  /**
   * `bar`: tabs under a banner, as wide as the page. `column`: tabs as wide as the column that holds the sections. `side`: a numbered
   * column beside the content. Below 1200 px all three are the bar.
   */
  form?: 'bar' | 'column' | 'side';
  /** What the sections are of: the landmark's name. */
  label?: string;
  /** A small button that the column gains once the page is scrolled past `fixedAfter`. */
  action?: ReactNode;
  /** Px of scrolling after which the navigation counts as fixed; negative for always. The product's rule by default. */
  fixedAfter?: number;
  /** The outer element. */
  ref?: Ref<HTMLElement>;
}

const highlightLinePx = sectionHighlightPx - sectionHighlightOffsetPx;

function twoDigits(position: number): string {
  return String(position).padStart(2, '0');
}

/**
 * The sections of a long page. It stays under the header, marks the section being read, and takes the reader and the
 * focus to the one that is chosen. Place it as a child of the element that holds the sections, which it sticks in.
 */
export function SectionNav({
  sections,
  form = 'bar',
  label,
  action,
  fixedAfter = fixedNavScrollPx,
  ref,
  ...rest
}: SectionNavProps) {
  const texts = useTexts('sectionNav', sectionNavTexts);
  const { active, navigation, linkProps } = useSections(
    sections.map(({ id }) => id),
    highlightLinePx,
  );
  const fixed = useScrolledPast(fixedAfter);
  const list = useRef<HTMLUListElement>(null);
  useStrip(list, active);

  return (
    <Root
      aria-label={label ?? texts.landmark}
      {...rest}
      ref={useJoinedRef(navigation, ref)}
      data-form={form}
      data-fixed={fixed ? '' : undefined}
    >
      <ul ref={list}>
        {sections.map((section, index) => (
          <li key={section.id}>
            <a {...linkProps(section.id)}>
              {form === 'side' ? (
                <span data-part="index" aria-hidden="true">
                  {twoDigits(index + 1)}
                </span>
              ) : null}
              <span data-part="label">{section.label}</span>
            </a>
          </li>
        ))}
      </ul>
      {action === undefined ? null : <div data-part="action">{action}</div>}
    </Root>
  );
}
