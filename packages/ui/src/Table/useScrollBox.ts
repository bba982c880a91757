import { type UIEvent, useCallback, useState } from 'react';

/** What the box around a table has measured. `unknown` until it lives in a page. */
export type ScrollBoxFit = 'unknown' | 'fits' | 'overflows';

/**
 * Whether what stands in a box is larger than the box, and whether it has been moved sideways. Measured when either
 * changes its size: only a box that overflows is worth a stop of the keyboard.
 */
export function useScrollBox() {
  const [fit, setFit] = useState<ScrollBoxFit>('unknown');
  const [moved, setMoved] = useState(false);

  const boxRef = useCallback((box: HTMLDivElement | null) => {
    if (box === null) return undefined;
    const observer = new ResizeObserver(() => {
      const over = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;
      setFit(over ? 'overflows' : 'fits');
      setMoved(box.scrollLeft > 0);
    });
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);

  return { boxRef, fit, moved, onScroll: (event: UIEvent) => setMoved(event.currentTarget.scrollLeft > 0) };
}
