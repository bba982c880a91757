/** What there is room for in a row of items. All lengths in px. */
export interface ItemRow {
  /** Width of each item, in order. */
  widths: readonly number[];
  /** Space between two neighbours, the button for the rest included. */
  gap: number;
  /** Width of the button that opens the rest. */
  moreWidth: number;
  /** Room for all of it. */
  room: number;
  /** Index of the item that must be seen; -1 when there is none. */
  active: number;
}

/**
 * The indices of the items shown: all when they fit, else as many from the start as leave room for the button that opens
 * the rest. An active item that would fall behind that button takes the places of the last ones before it.
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
