'use client';
import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { moveInList } from '../hooks/listKeys.ts';
import { useRowWindow } from '../Select/useRowWindow.ts';
import { bestRow, comboboxItems, type ItemsInput, isEnabled } from './comboboxItems.ts';

interface RowsInput<Value extends string> extends ItemsInput<Value> {
  open: boolean;
  panel: RefObject<HTMLElement | null>;
}

/**
 * The rows of the list and the active one: that which keys or the pointer moved to, else the one that Enter takes. It stays the same option
 * while others come and go.
 */
export function useRows<Value extends string>({
  open,
  panel,
  options,
  query,
  isFound,
  custom,
  state,
}: RowsInput<Value>) {
  const [movedKey, setMovedKey] = useState<string | null>(null);
  const items = useMemo(
    () => comboboxItems({ options, query, isFound, custom, state }),
    [options, query, isFound, custom, state],
  );
  const best = useMemo(() => {
    // What is listed while a search runs was found by another text.
    const isWanted = state === 'failed' || custom !== null || (query !== '' && state === 'ready');
    return isWanted ? bestRow(items, query) : -1;
  }, [items, query, custom, state]);
  const moved = movedKey === null ? -1 : items.findIndex(({ key }) => key === movedKey);
  const active = moved === -1 ? best : moved;
  const list = useRowWindow({ open, count: items.length, active, list: panel });

  function reveal(row: number) {
    // Rows of a short list are counted without the names of its groups.
    const names = list.windowed ? 0 : items.slice(0, row).filter(({ kind }) => kind === 'group').length;
    list.reveal(row - names);
  }

  useLayoutEffect(() => {
    if (open && active !== -1) reveal(active);
    // Once the list opens or its rows change; from then on keys and the wheel move it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [open, items]);

  return {
    items,
    active,
    list,
    reveal,
    /** Makes a row active; -1 for none. */
    activate: (row: number) => setMovedKey(items[row]?.key ?? null),
    /** The row that a key leads to; -1 for none. */
    rowTo: (from: number, key: string) =>
      moveInList(
        items.map((item) => ({ text: '', disabled: !isEnabled(item) })),
        from,
        key,
      ) ?? -1,
  };
}
