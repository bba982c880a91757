/** Whether the visitor asked for less movement. */
export function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Scrolls the page to a height in px from its top, at once for visitors who asked for less movement. */
export function scrollPage(top: number): void {
  window.scrollTo({ top, behavior: isStill() ? 'instant' : 'smooth' });
}

/** Gives the focus to an element that is read rather than used, so that the keyboard and the screen reader go on there. */
export function moveFocus(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

/**
 * Where the page must be scrolled, in px from its top, for a section to stand just below what sticks to the top of the
 * window. The navigation itself says how much that is: its `scroll-margin-top`.
 */
export function scrollTopBelow(navigation: Element, section: Element): number {
  const covered = Number.parseFloat(getComputedStyle(navigation).scrollMarginTop) || 0;
  return Math.max(0, Math.round(section.getBoundingClientRect().top + window.scrollY - covered));
}

/** Whether a click on a link asks for another window or tab, which is the browser's business. */
export function opensElsewhere(event: { metaKey: boolean; ctrlKey: boolean; shiftKey: boolean; altKey: boolean }) {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
