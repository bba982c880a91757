import type { TreeRow } from './treeRows.ts';

/** Whether a row can be selected or checked. */
export function isSelectable(row: TreeRow | undefined): row is TreeRow {
  return row !== undefined && row.kind === 'node' && !row.disabled;
}

/** The list with an id that was not in it, or without one that was. */
export function toggleId(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
}

/** The list with the ids of all rows between two, both included, that can be selected. */
export function addRange(ids: readonly string[], rows: readonly TreeRow[], from: number, to: number): string[] {
  const between = rows.slice(Math.max(0, Math.min(from, to)), Math.max(from, to) + 1).filter(isSelectable);
  return [...new Set([...ids, ...between.map(({ key }) => key)])];
}

/** All rows that can be selected, added to the list; when they are in it already, the list without them. */
export function toggleAll(ids: readonly string[], rows: readonly TreeRow[]): string[] {
  const all = rows.filter(isSelectable).map(({ key }) => key);
  const given = new Set(ids);
  if (!all.every((id) => given.has(id))) return [...new Set([...ids, ...all])];
  const taken = new Set(all);
  return ids.filter((id) => !taken.has(id));
}
