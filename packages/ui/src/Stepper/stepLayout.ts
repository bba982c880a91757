/** Steps of a short process: their titles fit next to the boxes in one row, and phones show all of them. */
export const shortMost = 4;

/** Steps in a row of a long process, at most: a title below its box has eight characters a line at least. */
export const rowMost = { desktop: 8, tablet: 4 } as const;

/** Columns of `count` steps in rows of at most `most`, of about equal length: twelve are six and six, not eight and four. */
export function stepColumns(count: number, most: number): number {
  const rows = Math.max(1, Math.ceil(count / most));
  return Math.ceil(count / rows);
}

/** The index of the step that a phone shows of a long process: the current one, or the nearest when there is none. */
export function shownStep(count: number, current: number): number {
  return Math.max(0, Math.min(count, current) - 1);
}
