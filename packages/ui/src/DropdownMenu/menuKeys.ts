import { type ListRow, moveInList } from '../hooks/listKeys.ts';

/** The row that a key moves to in a menu: as in a list, and from the last row down to the first one and back. Null for other keys. */
export function moveInMenu(rows: readonly ListRow[], active: number, key: string): number | null {
  const to = moveInList(rows, active, key);
  if (to !== active) return to;
  if (key === 'ArrowDown') return moveInList(rows, -1, 'Home');
  if (key === 'ArrowUp') return moveInList(rows, -1, 'End');
  return to;
}
