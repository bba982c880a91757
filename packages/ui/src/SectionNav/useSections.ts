import { type MouseEvent, type RefObject, useRef } from 'react';
import { type ScrollSpy, useScrollSpy } from '../hooks/useScrollSpy.ts';
import { moveFocus, opensElsewhere, scrollPage, scrollTopBelow } from './goTo.ts';

export interface SectionLinks extends Pick<ScrollSpy, 'active'> {
  /** For the navigation's outer element, whose `scroll-margin-top` says what covers the top of the window. */
  navigation: RefObject<HTMLElement | null>;
  /** What a link to a section needs. */
  linkProps(id: string): {
    href: string;
    'aria-current': 'location' | undefined;
    'data-active': '' | undefined;
    onClick(event: MouseEvent): void;
  };
}

/**
 * Links to the sections of the page: the one being read is marked, a choice scrolls there and takes the focus along.
 * `scrollTopOf` answers where the page must be scrolled for a section, where that is not just below the header.
 */
export function useSections(
  ids: readonly string[],
  line: number,
  scrollTopOf?: (section: HTMLElement) => number,
): SectionLinks {
  const navigation = useRef<HTMLElement>(null);
  const { active, choose } = useScrollSpy(ids, line);

  function go(event: MouseEvent, id: string) {
    const section = document.getElementById(id);
    if (section === null || navigation.current === null || opensElsewhere(event)) return;
    event.preventDefault();
    const top = scrollTopOf?.(section) ?? scrollTopBelow(navigation.current, section);
    choose(id, top);
    moveFocus(section);
    scrollPage(top);
  }

  return {
    active,
    navigation,
    linkProps: (id) => ({
      href: `#${encodeURIComponent(id)}`,
      'aria-current': id === active ? 'location' : undefined,
      'data-active': id === active ? '' : undefined,
      onClick: (event) => go(event, id),
    }),
  };
}
