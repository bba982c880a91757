/** Measurements of a row of items, all in px. */
export interface ItemRow {
  /** Width of each item, in order. */
  widths: readonly number[];
  /** Gap between adjacent items, including the 更多 button. */
  gap: number;
  /** Width of the 更多 button. */
  moreWidth: number;
  /** Available width. */
  room: number;
  /** Index of the item that must be visible; -1 for none. */
  active: number;
}

/**
 * The indices of the visible items: all when they fit, else as many from the start as leave room for the 更多 button. An active item that
 * would overflow replaces the last visible ones.
 */
export function fitItems({ widths, gap, moreWidth, room, active }: ItemRow): number[] {
  const all = widths.map((_, index) => index);
  const lengthOf = (indices: readonly number[]) =>
    indices.reduce((sum, index) => sum + (widths[index] ?? 0) + gap, 0) - (indices.length > 0 ? gap : 0);
  if (lengthOf(all) <= room) return all;
  const fits = (indices: readonly number[]) => lengthOf(indices) + gap + moreWidth <= room;
  for (let count = all.length - 1; count > 0; count -= 1) {
    const first = all.slice(0, count);
    const shown = active < 0 || first.includes(active) ? first : [...first.slice(0, -1), active];
    if (fits(shown)) return shown;
  }
  return active < 0 ? [] : [active];
}
