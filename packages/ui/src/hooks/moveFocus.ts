/** Focuses an element that is not interactive, so that keyboard and screen reader continue there. */
export function moveFocus(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    const restore = () => {
      // Its component may have made it a stop of the Tab key in the meantime.
      if (element.tabIndex < 0) element.removeAttribute('tabindex');
    };
    element.addEventListener('blur', restore, { once: true });
  }
  element.focus({ preventScroll: true });
}
