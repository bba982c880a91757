import { type ChangeEvent, useRef, useState } from 'react';
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
  const open = rows.filter((row) => selection?.rowDisabled?.(row) !== true).map(rowKey);

  function change(keys: readonly string[], on: boolean) {
    const next = tick(ticked, keys, on);
    setOwn(next);
    selection?.onValueChange?.(next);
  }

  return {
    ticked,
    part: tickedPart(ticked, open),
    tickable: open.length > 0,
    tickAll: (on: boolean) => change(open, on),
    /** With shift it selects from the previously clicked row to this one. */
    tickRow(key: string, event: ChangeEvent<HTMLInputElement>) {
      const reaching = event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey;
      change(reaching ? keysBetween(open, last.current, key) : [key], event.currentTarget.checked);
      last.current = key;
    },
    clear: () => change(ticked, false),
  };
}
