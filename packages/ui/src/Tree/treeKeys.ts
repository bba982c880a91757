import { moveInList } from '../hooks/listKeys.ts';
import type { TreeRow } from './treeRows.ts';

/** What a key does in a tree: moves to a row, or expands and collapses nodes. */
export type TreeMove = { to: number } | { expand: string[] } | { collapse: string };

const opposite: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

function towardsChildren(rows: readonly TreeRow[], active: number): TreeMove | null {
  const row = rows[active];
  if (row === undefined || row.open === null) return null;
  return row.open ? { to: active + 1 } : { expand: [row.node.id] };
}

function towardsParent(rows: readonly TreeRow[], active: number): TreeMove | null {
  const row = rows[active];
  if (row?.open === true) return { collapse: row.node.id };
  return row === undefined || row.parent === -1 ? null : { to: row.parent };
}

/** The collapsed siblings of a row, itself included. */
function collapsedSiblings(rows: readonly TreeRow[], active: number): string[] {
  const parent = rows[active]?.parent;
  return rows.filter((row) => row.parent === parent && row.open === false).map(({ node }) => node.id);
}

/**
 * What a key does from a row, by the tree pattern of the ARIA Authoring Practices: arrows, Home, End, the page keys, and the asterisk that
 * expands all siblings. Disabled rows are no obstacle. Null for other keys, and where a key leads nowhere.
 */
export function treeMove(rows: readonly TreeRow[], active: number, key: string, isRtl: boolean): TreeMove | null {
  const direction = isRtl ? (opposite[key] ?? key) : key;
  if (direction === 'ArrowRight') return towardsChildren(rows, active);
  if (direction === 'ArrowLeft') return towardsParent(rows, active);
  if (key === '*') {
    const expand = collapsedSiblings(rows, active);
    return expand.length === 0 ? null : { expand };
  }
  const to = moveInList(
    rows.map(() => ({ text: '' })),
    active,
    key,
  );
  return to === null ? null : { to };
}

/** The first of some rows that is visible, by their keys: the one that had the focus, or the nearest one above it; -1 when none is. */
export function firstVisible(keys: readonly string[], indices: ReadonlyMap<string, number>): number {
  const known = keys.find((key) => indices.has(key));
  return known === undefined ? -1 : (indices.get(known) ?? -1);
}
