import { isStill } from '../hooks/browser.ts';
import { moveFocus } from '../hooks/moveFocus.ts';

/** Scrolls the page to a position in px from its top, instantly with reduced motion. */
export function scrollPage(top: number): void {
  window.scrollTo({ top, behavior: isStill() ? 'instant' : 'smooth' });
}

/** Moves the focus to the page's `main`, or the body where there is none, and scrolls to the top. */
export function goToTop(): void {
  moveFocus(document.querySelector('main') ?? document.body);
  scrollPage(0);
}

/**
 * Scroll position, in px from the top of the page, at which a section is right below the sticky elements. Their height is the
 * `scroll-margin-top` of the navigation.
 */
export function scrollTopBelow(navigation: Element, section: Element): number {
  const covered = Number.parseFloat(getComputedStyle(navigation).scrollMarginTop) || 0;
  return Math.max(0, Math.round(section.getBoundingClientRect().top + window.scrollY - covered));
}

/** Whether a click opens a new window or tab, which is left to the browser. */
export function opensElsewhere(event: { metaKey: boolean; ctrlKey: boolean; shiftKey: boolean; altKey: boolean }) {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
