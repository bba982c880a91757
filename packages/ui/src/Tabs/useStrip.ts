import { type RefObject, useLayoutEffect, useRef } from 'react';
import { variableName } from '../tokens/token.ts';

/** Where a strip must be scrolled sideways, in px, for an item to stand in its middle as far as the strip's ends allow. */
export function stripScroll(strip: { width: number; whole: number }, item: { left: number; width: number }): number {
  const most = Math.max(0, strip.whole - strip.width);
  return Math.min(most, Math.max(0, Math.round(item.left - (strip.width - item.width) / 2)));
}

function showInStrip(strip: HTMLElement, item: HTMLElement, behavior: ScrollBehavior) {
  if (strip.scrollWidth <= strip.clientWidth) return;
  const left = item.getBoundingClientRect().left - strip.getBoundingClientRect().left + strip.scrollLeft;
  const measures = { width: strip.clientWidth, whole: strip.scrollWidth };
  strip.scrollTo({ left: stripScroll(measures, { left, width: item.offsetWidth }), behavior });
}

/** The bracket of an item (its `::after`) comes from where the other item's stood, and takes on its own width. */
function slideBracket(from: HTMLElement, to: HTMLElement) {
  const [before, now] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const style = getComputedStyle(to);
  const besides = before.top === now.top;
  to.animate(
    {
      translate: [`${before.left - now.left}px ${before.top - now.top}px`, '0px 0px'],
      ...(besides ? { width: [`${before.width}px`, `${now.width}px`] } : {}),
    },
    {
      pseudoElement: '::after',
      duration: Number.parseFloat(style.getPropertyValue(variableName('motion-base'))) || 0,
      easing: style.getPropertyValue(variableName('motion-standard')) || 'ease',
    },
  );
}

/**
 * Keeps the item with `data-active` in view when a strip is wider than the screen, and lets the bracket slide from item
 * to item. `active` says which one it is; both happen when it changes, without movement for visitors who want none.
 */
export function useStrip(strip: RefObject<HTMLElement | null>, active: string | null): void {
  const before = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const item = active === null ? null : (strip.current?.querySelector<HTMLElement>('[data-active]') ?? null);
    if (strip.current !== null && item !== null && item !== before.current) {
      const moves = before.current?.isConnected === true && !matchMedia('(prefers-reduced-motion: reduce)').matches;
      showInStrip(strip.current, item, moves ? 'smooth' : 'instant');
      if (moves && before.current !== null) slideBracket(before.current, item);
    }
    before.current = item;
  }, [strip, active]);
}
