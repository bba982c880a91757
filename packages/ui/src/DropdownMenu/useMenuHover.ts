'use client';
import { type PointerEvent, useEffect, useRef } from 'react';
import { focusQuietly, menuOf, rowOf } from './menuRows.ts';
import type { OpenSubmenu } from './menuShared.ts';

/** Milliseconds that a pointer rests on a row before its submenu opens. */
const openMs = 120;

/** Milliseconds in which a pointer may cross other rows on its way into an open submenu. */
const crossMs = 240;

interface Hovered {
  /** Submenus open below their row, by a press alone: rows must not move away from the pointer. */
  inline: boolean;
  submenu: OpenSubmenu | null;
  openSubmenu: (submenu: OpenSubmenu | null) => void;
}

/** In a menu the focus follows the pointer, so that there is one place where keys go on. Handlers for the panel. */
export function useMenuHover({ inline, submenu, openSubmenu }: Hovered) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hovered = useRef<HTMLElement | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);

  function settle(row: HTMLElement) {
    focusQuietly(row);
    const value = row.dataset.submenu;
    if (inline || value === undefined || row.ariaDisabled === 'true') return;
    timer.current = setTimeout(openSubmenu, openMs, { value, takesFocus: false });
  }

  return {
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const row = rowOf(event.target);
      if (event.pointerType === 'touch' || row === null || row === hovered.current) return;
      hovered.current = row;
      clearTimeout(timer.current);
      const isAbove = menuOf(row) === event.currentTarget;
      if (submenu !== null && row.dataset.submenu === submenu.value) focusQuietly(row);
      else if (submenu !== null && isAbove && !inline) timer.current = setTimeout(settle, crossMs, row);
      else settle(row);
    },
    onPointerLeave(event: PointerEvent<HTMLElement>) {
      clearTimeout(timer.current);
      const wasHovering = hovered.current !== null;
      hovered.current = null;
      // Nothing is marked any more; a submenu stays.
      if (wasHovering && submenu === null) event.currentTarget.focus({ preventScroll: true });
    },
  };
}
