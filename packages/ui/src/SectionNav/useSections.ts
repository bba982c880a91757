'use client';
import { type MouseEvent, type RefObject, useRef } from 'react';
import { moveFocus } from '../hooks/moveFocus.ts';
import { type ScrollSpy, useScrollSpy } from '../hooks/useScrollSpy.ts';
import { opensElsewhere, scrollPage, scrollTopBelow } from './goTo.ts';

export interface SectionLinks extends Pick<ScrollSpy, 'active'> {
  /** Ref of the navigation's outer element, whose `scroll-margin-top` is the height of the sticky elements. */
  navigation: RefObject<HTMLElement | null>;
  /** Props of a link to a section. */
  linkProps(id: string): {
    href: string;
    'aria-current': 'location' | undefined;
    'data-active': '' | undefined;
    onClick(event: MouseEvent): void;
  };
}

/**
 * Links to the sections of the page: the current one is marked, selecting one scrolls to it and moves the focus. `scrollTopOf` returns the
 * scroll position for a section, unless it is right below the header.
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
