import { isPlainClick } from './plainClick.ts';

/** What is pressed rather than typed in or dragged. */
const pressable =
  ':is(button, a[href], label, summary, [role="option"], [role="menuitem"], [role="treeitem"]):not(:disabled)';

interface Press {
  element: HTMLElement;
  /** Where the element was when the pointer went down on it. */
  before: DOMRect;
}

/** Whether an element can be seen and pressed. */
function isThere(element: HTMLElement, { width, height }: DOMRect): boolean {
  return element.isConnected && width > 0 && height > 0 && element.closest('[inert]') === null;
}

/** Whether the pointer goes up where it went down, within what was the element then, and the element has moved away from there. */
function hasLeft({ element, before }: Press, { clientX: x, clientY: y, target }: MouseEvent): boolean {
  if (target instanceof Node && element.contains(target)) return false;
  // Elsewhere the pointer was pulled off, so that nothing is pressed.
  if (x < before.left || x > before.right || y < before.top || y > before.bottom) return false;
  const now = element.getBoundingClientRect();
  return isThere(element, now) && (now.left !== before.left || now.top !== before.top);
}

/**
 * Gives a press to what the pointer went down on when that moves before the pointer goes up: the end of an upload, the error of the field
 * that was left, or a picture that has come moves what is below it. Browsers give such a press to what both places have in common, which
 * does nothing, or on a phone to whatever has come below the finger. Returns a function that stops it.
 */
export function keepPressesSteady(): () => void {
  let press: Press | null = null;
  const stop = new AbortController();

  function begin({ target, isPrimary, button }: PointerEvent): void {
    const element = target instanceof Element ? target.closest<HTMLElement>(pressable) : null;
    const isPress = isPrimary && button === 0 && element !== null;
    press = isPress ? { element, before: element.getBoundingClientRect() } : null;
  }

  function end(event: MouseEvent): void {
    // By a key or a script: the pointer may still be down.
    if (event.detail === 0) return;
    const ended = press;
    press = null;
    if (ended === null || !isPlainClick(event) || !hasLeft(ended, event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    ended.element.click();
  }

  function forget(): void {
    press = null;
  }

  const options = { capture: true, passive: true, signal: stop.signal };
  window.addEventListener('pointerdown', begin, options);
  window.addEventListener('pointercancel', forget, options);
  window.addEventListener('keydown', forget, options);
  window.addEventListener('click', end, { capture: true, signal: stop.signal });
  return () => stop.abort();
}
