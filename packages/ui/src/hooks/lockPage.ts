let locks = 0;
/** The page's own styles before the first lock. */
let before = { overflow: '', scrollbarGutter: '' };

/**
 * Keeps the page from scrolling. The room of its scroll bar stays, so that nothing moves, neither what is in the flow nor what is fixed.
 * Returns how to end it; the page scrolls again when the last lock ends.
 */
export function lockPage(): () => void {
  const page = document.documentElement;
  const { style } = page;
  // Only the first measures: that makes the browser work out the layout of the page.
  if (locks === 0) {
    before = { overflow: style.overflow, scrollbarGutter: style.scrollbarGutter };
    if (window.innerWidth > page.clientWidth) style.scrollbarGutter = 'stable';
    style.overflow = 'hidden';
  }
  locks += 1;
  return () => {
    locks -= 1;
    if (locks === 0) Object.assign(style, before);
  };
}
