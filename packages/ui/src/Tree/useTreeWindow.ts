'use client';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { observeSizes } from '../hooks/browser.ts';
import { listPx, type RowWindow, rowWindow, scrollToRow, wholeListMost } from '../Select/rowWindow.ts';

/** Px of a row before one is measured. */
const usualRowPx = 36;

/** There is no layout on the server, and a layout effect would warn there. */
const useLayout = typeof document === 'undefined' ? useEffect : useLayoutEffect;

function scroll(element: HTMLElement, top: number) {
  element.scrollTop = top;
}

interface TreeWindowOptions {
  count: number;
  /** The row that is in sight at the beginning; -1 for none. */
  initial: number;
  /** The element that scrolls. */
  tree: RefObject<HTMLElement | null>;
}

interface TreeWindow extends RowWindow {
  /** Only a part of the rows is rendered; all have the same height. */
  windowed: boolean;
  /** Height of a row, px. */
  rowPx: number;
  /** To be called when the tree is scrolled. */
  follow(): void;
  /** Brings a row into sight, whether it is rendered or not. */
  reveal(row: number): void;
}

/** The rows of a tree that are rendered: all of a short one, and those in sight of a long one. */
export function useTreeWindow({ count, initial, tree }: TreeWindowOptions): TreeWindow {
  const [first, setFirst] = useState(0);
  const [rowPx, setRowPx] = useState(usualRowPx);
  const [roomPx, setRoomPx] = useState(listPx);
  const isPlaced = useRef(false);
  const spacedFor = useRef(usualRowPx);
  const windowed = count > wholeListMost;

  function follow() {
    if (windowed && tree.current !== null) setFirst(Math.floor(tree.current.scrollTop / rowPx));
  }

  function reveal(row: number) {
    const element = tree.current;
    if (element === null || row < 0) return;
    if (!windowed) {
      element.querySelectorAll('[role="treeitem"]')[row]?.scrollIntoView?.({ block: 'nearest' });
      return;
    }
    scroll(element, scrollToRow(row, rowPx, element.scrollTop, element.clientHeight));
    follow();
  }

  useLayout(() => {
    const element = tree.current;
    if (element === null || !windowed) return undefined;
    return observeSizes([element], () => {
      const measured = element.querySelector<HTMLElement>('[role="treeitem"]')?.offsetHeight ?? 0;
      if (measured > 0) setRowPx(measured);
      if (element.clientHeight > 0) setRoomPx(element.clientHeight);
    });
  }, [windowed, tree]);

  useLayout(() => {
    const element = tree.current;
    if (isPlaced.current || element === null) return;
    // Once the tree is there; from then on keys and the wheel move it.
    isPlaced.current = true;
    if (!windowed || initial <= 0) return;
    scroll(element, scrollToRow(initial, rowPx, 0, element.clientHeight));
    setFirst(Math.floor(element.scrollTop / rowPx));
  });

  // Rows are higher where a finger points: those in sight stay.
  useLayout(() => {
    const before = spacedFor.current;
    spacedFor.current = rowPx;
    if (before === rowPx || !windowed || tree.current === null) return;
    scroll(tree.current, (tree.current.scrollTop / before) * rowPx);
  }, [rowPx, windowed, tree]);

  // A window of Select's is as high as its list: of a higher tree it has as many rows as of lower ones.
  return { ...rowWindow(count, first, (rowPx * listPx) / roomPx), windowed, rowPx, follow, reveal };
}
