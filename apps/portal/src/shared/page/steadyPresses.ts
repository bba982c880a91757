import { isPlainClick } from './plainClick.ts';

/** How far the pointer moves at most, in px, from where it went down for the press to still mean one place: further away it was pulled off. */
const slopPx = 10;

/** What is pressed rather than typed in or dragged. */
const pressable =
  ':is(button, a[href], label, summary, [role="option"], [role="menuitem"], [role="treeitem"]):not(:disabled)';

interface Press {
  element: HTMLElement;
  x: number;
  y: number;
  /** Where the element was in the viewport, in px. */
  left: number;
  top: number;
}

/** Whether the pointer is where it went down, and what it went down on has moved away from below it. */
function hasLeft({ element, x, y, left, top }: Press, { clientX, clientY, target }: MouseEvent): boolean {
  if (Math.hypot(clientX - x, clientY - y) > slopPx) return false;
  if (!element.isConnected || (target instanceof Node && element.contains(target))) return false;
  const now = element.getBoundingClientRect();
  return now.left !== left || now.top !== top;
}

/**
 * Gives a press to what the pointer went down on when that moves before the pointer goes up: the end of an upload, the error of the field
 * that was left, or a picture that has come moves what is below it. Browsers give such a press to what both places have in common, which
 * does nothing, or on a phone to whatever has come below the finger. Returns a function that stops it.
 */
export function keepPressesSteady(): () => void {
  let press: Press | null = null;
  const stop = new AbortController();

  function begin({ target, isPrimary, button, clientX: x, clientY: y }: PointerEvent): void {
    const element = target instanceof Element ? target.closest<HTMLElement>(pressable) : null;
    const isPress = isPrimary && button === 0 && element !== null;
    press = isPress ? { element, x, y, ...cornerOf(element) } : null;
  }

  function end(event: MouseEvent): void {
    const before = press;
    press = null;
    if (before === null || !isPlainClick(event) || !hasLeft(before, event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    before.element.click();
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

function cornerOf(element: Element): Pick<Press, 'left' | 'top'> {
  const { left, top } = element.getBoundingClientRect();
  return { left, top };
}
