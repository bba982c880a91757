'use client';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { afterFonts, matchesMedia, observeSizes } from '../hooks/browser.ts';
import { breakpoint } from '../tokens/typeScale.ts';
import { fitItems } from './fitItems.ts';

const phone = `(max-width: ${breakpoint.mobileMax}px)`;

/** Whether the navigation is hidden, as on phones: to measure it would lay out the whole page in vain. */
export function isNavHidden(): boolean {
  return matchesMedia(phone);
}

/** Ref of the row that is measured, and which of its items are visible. */
export interface FittingItems {
  rowRef: RefObject<HTMLDivElement | null>;
  /** Null until measured: the row then clips the overflow. */
  shown: readonly number[] | null;
}

/**
 * Which items of a row fit, measured before the first paint and again when the width, the fonts or the items change. Items are `li`
 * elements of the row's list; the last child of the row is the 更多 button. All stay laid out, so that their widths are always known.
 */
export function useFittingItems(labels: readonly string[], active: number): FittingItems {
  const rowRef = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<readonly number[] | null>(null);
  const names = labels.join('\n');

  const measure = useRef(() => {});
  useLayoutEffect(() => {
    measure.current = () => {
      const row = rowRef.current;
      const list = row?.querySelector('ul');
      const more = row?.lastElementChild;
      if (!row || !list || !(more instanceof HTMLElement) || isNavHidden() || row.clientWidth === 0) return;
      const next = fitItems({
        widths: Array.from(list.children, (item) => Math.ceil(item.getBoundingClientRect().width)),
        gap: Number.parseFloat(getComputedStyle(list).columnGap) || 0,
        moreWidth: Math.ceil(more.getBoundingClientRect().width),
        room: row.clientWidth,
        active,
      });
      setShown((now) => (now !== null && now.join() === next.join() ? now : next));
    };
    measure.current();
  });
  useEffect(() => {
    const row = rowRef.current;
    if (row === null) return undefined;
    const again = () => measure.current();
    afterFonts(again);
    return observeSizes([row], again);
  }, [names]);

  return { rowRef, shown };
}
