'use client';
import { type UIEvent, useCallback, useState } from 'react';
import { observeSizes } from '../hooks/browser.ts';

/** Result of measuring the box around a table. `unknown` until mounted. */
export type ScrollBoxFit = 'unknown' | 'fits' | 'overflows';

/**
 * Whether the content of a box overflows, and whether it is scrolled horizontally. Measured when either is resized: only an overflowing box
 * is worth a tab stop.
 */
export function useScrollBox() {
  const [fit, setFit] = useState<ScrollBoxFit>('unknown');
  const [moved, setMoved] = useState(false);

  const boxRef = useCallback((box: HTMLDivElement | null) => {
    if (box === null) return undefined;
    return observeSizes([box, ...box.children], () => {
      const over = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;
      setFit(over ? 'overflows' : 'fits');
      setMoved(box.scrollLeft > 0);
    });
  }, []);

  return { boxRef, fit, moved, onScroll: (event: UIEvent) => setMoved(event.currentTarget.scrollLeft > 0) };
}
