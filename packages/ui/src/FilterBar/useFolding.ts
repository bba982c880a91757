'use client';
import { useCallback, useState } from 'react';
import { observeSizes } from '../hooks/browser.ts';

/**
 * How many children of a box fit into its first lines. Measured on every resize: those beyond are hidden but keep their layout, so that
 * they can be measured again.
 */
export function useFolding(lines: number) {
  const [fitting, setFitting] = useState(Number.POSITIVE_INFINITY);

  const boxRef = useCallback(
    (box: HTMLElement | null) => {
      if (box === null) return undefined;
      function measure(): void {
        const children = Array.from(box?.children ?? []).filter((child) => child instanceof HTMLElement);
        const tops = [...new Set(children.map((child) => child.offsetTop))];
        const cut = tops[lines];
        const first = cut === undefined ? -1 : children.findIndex((child) => child.offsetTop === cut);
        setFitting(first < 0 ? Number.POSITIVE_INFINITY : first);
      }
      return observeSizes([box, ...box.children], measure);
    },
    [lines],
  );

  return { boxRef, fitting };
}
