/** Rows of a list from `from` up to but without `to`. */
export interface RowWindow {
  from: number;
  to: number;
}

/** Lists of more rows render only those in sight: each row costs about 0.1 ms on a phone. */
export const wholeListMost = 100;

/** Rows rendered beyond both edges, so that scrolling shows no gap before the next frame. */
const beyond = 12;

/** Height of the list in px, at most. */
export const listPx = 320;

/** The rows to render of a list that is scrolled to a row; all of a short one. */
export function rowWindow(count: number, firstRow: number, rowPx: number): RowWindow {
  if (count <= wholeListMost) return { from: 0, to: count };
  const visible = Math.ceil(listPx / rowPx) + 1;
  const first = Math.min(Math.max(firstRow, 0), Math.max(0, count - visible));
  return { from: Math.max(0, first - beyond), to: Math.min(count, first + visible + beyond) };
}

/** Where a list must be scrolled to, in px, so that a row of it is in sight; where it is if the row is. */
export function scrollToRow(row: number, rowPx: number, scrollTop: number, roomPx: number): number {
  const [top, bottom] = [row * rowPx, (row + 1) * rowPx];
  return Math.max(Math.min(scrollTop, top), bottom - roomPx);
}

/** The row with the longest text, which decides the width of a list whose rows are not all rendered. */
export function widestText(texts: readonly string[]): string {
  const width = (text: string) => [...text].reduce((sum, sign) => sum + (sign > '\u2e80' ? 2 : 1), 0);
  // Most texts are shorter than half of the longest one and need no closer look.
  let [widest, most] = ['', 0];
  for (const text of texts) {
    if (text.length * 2 <= most) continue;
    const own = width(text);
    if (own > most) [widest, most] = [text, own];
  }
  return widest;
}
