'use client';
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
  /** The sections of the page, in order. */
  sections: readonly NavSection[];
  /**
   * `bar`: tabs under a banner, as wide as the page. `column`: tabs as wide as the column that holds the sections. `side`: a numbered
   * column next to the content. Below 1200 px all three are the bar.
   * @default 'bar'
   */
  variant?: 'bar' | 'column' | 'side' | undefined;
  /** Accessible name of the landmark. */
  label?: string | undefined;
  /** A small button shown in the column once the page is scrolled past `fixedAfter`. */
  action?: ReactNode;
  /**
   * Scroll distance in px after which the navigation counts as fixed; negative for always.
   * @default 518
   */
  fixedAfter?: number | undefined;
  /** Ref of the root element. */
  ref?: Ref<HTMLElement> | undefined;
}

/** Px below the viewport's top at which a section counts as the current one: 500, minus 120 for the header. */
const highlightLinePx = 380;

function twoDigits(position: number): string {
  return String(position).padStart(2, '0');
}

/**
 * Navigation for the sections of a long page. It sticks under the header, marks the current section, and moves scroll position and focus to
 * the selected one. Render it as a child of the element that contains the sections, in which it is sticky.
 */
export function SectionNav({
  sections,
  variant = 'bar',
  label,
  action,
  fixedAfter = 518,
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
      data-variant={variant}
      data-fixed={fixed ? '' : undefined}
    >
      <ul ref={list}>
        {sections.map((section, index) => (
          <li key={section.id}>
            <a {...linkProps(section.id)}>
              {variant === 'side' ? (
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
