'use client';
import { type RefObject, useLayoutEffect } from 'react';
import { observeMoves, observeSizes } from '../hooks/browser.ts';
import { placeSubmenu } from './placeSubmenu.ts';

interface SubmenuPanel {
  /** Whether the panel is rendered. */
  open: boolean;
  /** The row that opens it. */
  row: RefObject<HTMLElement | null>;
  /** An element with `popover="manual"`, styled with `anchoredPanel`. */
  panel: RefObject<HTMLElement | null>;
}

/**
 * Shows a submenu in the top layer, beside its row and level with it. `useAnchoredPanel` would centre it on the row; closing it is up to the
 * menu that it belongs to.
 */
export function useSubmenuPanel({ open, row, panel }: SubmenuPanel): void {
  useLayoutEffect(() => {
    const [base, shown] = [row.current, panel.current];
    if (!open || base === null || shown === null) return undefined;
    function place(from: HTMLElement, element: HTMLElement) {
      const { offsetWidth, scrollHeight, offsetHeight, clientHeight } = element;
      const { left, top, maxHeight } = placeSubmenu(
        from.getBoundingClientRect(),
        // Its full height without `max-height`.
        { width: offsetWidth, height: scrollHeight + offsetHeight - clientHeight },
        { width: document.documentElement.clientWidth, height: window.innerHeight },
        getComputedStyle(from).direction === 'rtl',
      );
      element.style.setProperty('--panel-left', `${left}px`);
      element.style.setProperty('--panel-top', `${top}px`);
      element.style.setProperty('--panel-room', `${maxHeight}px`);
    }
    const follow = () => place(base, shown);
    shown.showPopover?.();
    follow();
    const ends = [observeSizes([base, shown], follow), observeMoves(base, follow)];
    return () => {
      for (const end of ends) end();
    };
  }, [open, row, panel]);
}
