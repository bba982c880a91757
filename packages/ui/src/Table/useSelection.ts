'use client';
import { useEffect, useRef, useState } from 'react';
import { keysBetween, tick, tickedPart } from './selection.ts';
import type { TableSelection } from './tableProps.ts';

/** The selected rows, controlled or uncontrolled. */
export function useSelection<Row>(
  selection: TableSelection<Row> | undefined,
  rows: readonly Row[],
  rowKey: (row: Row) => string,
) {
  const [own, setOwn] = useState<readonly string[]>(selection?.defaultValue ?? []);
  const last = useRef<string | null>(null);
  const ticked = selection?.value ?? own;
  // Rows that were ticked before the table was hydrated report it at once, one after the other.
  const latest = useRef(ticked);
  useEffect(() => {
    latest.current = ticked;
  });
  const open = rows.filter((row) => selection?.rowDisabled?.(row) !== true).map(rowKey);

  function change(keys: readonly string[], on: boolean) {
    const next = tick(latest.current, keys, on);
    latest.current = next;
    setOwn(next);
    selection?.onValueChange?.(next);
  }

  return {
    ticked,
    part: tickedPart(ticked, open),
    tickable: open.length > 0,
    tickAll: (on: boolean) => change(open, on),
    /** With shift it selects from the previously clicked row to this one. */
    tickRow(key: string, on: boolean, isReaching: boolean) {
      change(isReaching ? keysBetween(open, last.current, key) : [key], on);
      last.current = key;
    },
    clear: () => change(ticked, false),
  };
}
