'use client';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { type RowWindow, rowWindow, scrollToRow, wholeListMost } from './rowWindow.ts';

/** Px of a row before one is measured. */
const usualRowPx = 36;

/** There is no layout on the server, and a layout effect would warn there. */
const useLayout = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Height in which rows are seen whole, px: the padding of the list is left free. */
function roomIn(list: HTMLElement): number {
  const { paddingTop, paddingBottom } = getComputedStyle(list);
  // Empty where there is no layout.
  const padding = [paddingTop, paddingBottom].reduce((sum, px) => sum + (Number.parseFloat(px) || 0), 0);
  return list.clientHeight - padding;
}

interface RowsToWindow {
  /** Whether the list is rendered. */
  open: boolean;
  count: number;
  /** The row that keys move from; it is in sight when the list opens and whenever it changes by keyboard. */
  active: number;
  /** The element that scrolls; its rows have the role of an option. */
  list: RefObject<HTMLElement | null>;
}

export interface WindowedRows extends RowWindow {
  /** Only a part of the rows is rendered; all have the same height. */
  windowed: boolean;
  /** Height of a row, px. */
  rowPx: number;
  /** To be called when the list is scrolled. */
  follow(): void;
  /** Brings a row into sight, whether it is rendered or not. */
  reveal(row: number): void;
}

/** The rows of a list that are rendered: all of a short list, and those in sight of a long one. */
export function useRowWindow({ open, count, active, list }: RowsToWindow): WindowedRows {
  const [first, setFirst] = useState(0);
  const [rowPx, setRowPx] = useState(usualRowPx);
  const windowed = count > wholeListMost;

  function follow() {
    if (windowed && list.current !== null) setFirst(Math.floor(list.current.scrollTop / rowPx));
  }

  function reveal(row: number) {
    const element = list.current;
    if (element === null || row < 0) return;
    if (!windowed) {
      element.querySelectorAll('[role="option"]')[row]?.scrollIntoView?.({ block: 'nearest' });
      return;
    }
    element.scrollTop = scrollToRow(row, rowPx, element.scrollTop, roomIn(element));
    follow();
  }

  useLayout(() => {
    const element = list.current;
    if (!open || !windowed || element === null) return;
    const measured = element.querySelector<HTMLElement>('[role="option"]')?.offsetHeight ?? 0;
    const height = measured > 0 ? measured : usualRowPx;
    setRowPx(height);
    // Otherwise once the room of the other rows is that of this height.
    if (height !== rowPx) return;
    element.scrollTop = scrollToRow(Math.max(0, active), height, 0, roomIn(element));
    setFirst(Math.floor(element.scrollTop / height));
    // Once a list opens; from then on keys and the wheel move it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [open, windowed, list, rowPx]);

  return { ...rowWindow(count, first, rowPx), windowed, rowPx, follow, reveal };
}
