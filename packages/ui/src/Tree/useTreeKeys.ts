'use client';
import { type KeyboardEvent, useRef } from 'react';
import { isComposing } from '../hooks/isComposing.ts';
import { findTyped, notTyping, typeLetter } from '../hooks/listKeys.ts';
import { treeMove } from './treeKeys.ts';
import type { TreeRow } from './treeRows.ts';

interface TreeKeysOptions {
  rows: readonly TreeRow[];
  active: number;
  /** Several rows can be selected, by the keys for ranges as well. */
  hasRanges: boolean;
  onMove: (to: number) => void;
  onExpand: (ids: readonly string[]) => void;
  onCollapse: (id: string) => void;
  /** Selects or checks a row, or does what it says. */
  onAct: (row: number) => void;
  /** Selects all rows between two; from the row selected last when there is no first one. */
  onRange: (from: number | null, to: number) => void;
  onAll: () => void;
}

/** The keyboard of a tree, by the ARIA Authoring Practices: moves, expanding, type-ahead, and the keys that select. */
export function useTreeKeys(options: TreeKeysOptions) {
  const { rows, active, hasRanges, onMove, onExpand, onCollapse, onAct, onRange, onAll } = options;
  const typing = useRef(notTyping);

  /** Ctrl or Command with another key; whether it is one of the tree's. */
  function pressCommand({ key, shiftKey }: KeyboardEvent): boolean {
    if (!hasRanges) return false;
    if (key.toLowerCase() === 'a' && !shiftKey) {
      onAll();
      return true;
    }
    if (!shiftKey || (key !== 'Home' && key !== 'End')) return false;
    const edge = key === 'Home' ? 0 : rows.length - 1;
    onRange(active, edge);
    onMove(edge);
    return true;
  }

  function pressLetter({ key, timeStamp }: KeyboardEvent): boolean {
    const letters = key === '*' ? null : typeLetter(typing.current, key, timeStamp);
    if (letters === null) return false;
    typing.current = letters;
    const found = findTyped(
      rows.map(({ kind, node }) => ({ text: kind === 'node' ? node.label : '' })),
      active,
      letters,
    );
    if (found !== null) onMove(found);
    return true;
  }

  function pressMove({ key, shiftKey, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
    const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
    const move = treeMove(rows, active, key, isRtl);
    if (move === null) return key === 'ArrowLeft' || key === 'ArrowRight' || key === '*';
    if ('expand' in move) onExpand(move.expand);
    else if ('collapse' in move) onCollapse(move.collapse);
    else {
      onMove(move.to);
      if (hasRanges && shiftKey && (key === 'ArrowDown' || key === 'ArrowUp') && move.to !== active) onAct(move.to);
    }
    return true;
  }

  function press(event: KeyboardEvent<HTMLElement>): boolean {
    if (event.altKey || rows.length === 0) return false;
    if (event.ctrlKey || event.metaKey) return pressCommand(event);
    if (pressLetter(event)) return true;
    if (event.key !== 'Enter' && event.key !== ' ') return pressMove(event);
    if (hasRanges && event.shiftKey) onRange(null, active);
    else onAct(active);
    return true;
  }

  return {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (isComposing(event)) return;
      if (press(event)) event.preventDefault();
    },
  };
}
