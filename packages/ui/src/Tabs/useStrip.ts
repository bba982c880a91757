'use client';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isStill } from '../hooks/browser.ts';
import { variableName } from '../tokens/token.ts';

/** How far a strip is scrolled from its start, in px, to centre an item as far as its ends allow; `left` is from its start as well. */
export function stripScroll(strip: { width: number; whole: number }, item: { left: number; width: number }): number {
  const most = Math.max(0, strip.whole - strip.width);
  return Math.min(most, Math.max(0, Math.round(item.left - (strip.width - item.width) / 2)));
}

function showInStrip(strip: HTMLElement, item: HTMLElement, behavior: ScrollBehavior) {
  if (strip.scrollWidth <= strip.clientWidth) return;
  const [whole, part] = [strip.getBoundingClientRect(), item.getBoundingClientRect()];
  // From right to left the positions of a strip count down from 0.
  const sign = getComputedStyle(strip).direction === 'rtl' ? -1 : 1;
  const left = (sign === 1 ? part.left - whole.left : whole.right - part.right) + sign * strip.scrollLeft;
  const measures = { width: strip.clientWidth, whole: strip.scrollWidth };
  strip.scrollTo?.({ left: sign * stripScroll(measures, { left, width: item.offsetWidth }), behavior });
}

/** Whether nothing stands before an item in its strip. */
function isFirstIn(strip: HTMLElement, item: HTMLElement): boolean {
  for (let at: Element | null = item; at !== null && at !== strip; at = at.parentElement) {
    if (at.previousElementSibling !== null) return false;
  }
  return true;
}

/** Animates the bracket of an item (its `::after`) from the position and width of the other item's to its own. */
function slideBracket(from: HTMLElement, to: HTMLElement) {
  const [before, now] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const style = getComputedStyle(to);
  const inRow = before.top === now.top;
  const along = style.direction === 'rtl' ? before.right - now.right : before.left - now.left;
  to.animate?.(
    {
      translate: [`${along}px ${before.top - now.top}px`, '0px 0px'],
      ...(inRow ? { width: [`${before.width}px`, `${now.width}px`] } : {}),
    },
    {
      pseudoElement: '::after',
      duration: Number.parseFloat(style.getPropertyValue(variableName('motion-base'))) || 0,
      easing: style.getPropertyValue(variableName('motion-standard')) || 'ease',
    },
  );
}

/**
 * Keeps the item with `data-active` visible in a strip wider than the screen, and animates the bracket from item to item. `active`
 * identifies the item; both happen when it changes, without animation with reduced motion.
 */
export function useStrip(strip: RefObject<HTMLElement | null>, active: string | null): void {
  const before = useRef<HTMLElement | null>(null);
  const isNew = useRef(true);
  useLayoutEffect(() => {
    const item = active === null ? null : (strip.current?.querySelector<HTMLElement>('[data-active]') ?? null);
    if (strip.current !== null && item !== null && item !== before.current) {
      const moves = before.current?.isConnected === true && !isStill();
      // A new strip shows its first item: to measure it would lay out the whole page before its first frame.
      const isShown = isNew.current && isFirstIn(strip.current, item);
      if (!isShown) showInStrip(strip.current, item, moves ? 'smooth' : 'instant');
      if (moves && before.current !== null) slideBracket(before.current, item);
    }
    before.current = item;
    isNew.current = false;
  }, [strip, active]);
}
