/** How long a lookup took, in words: whole milliseconds, at least one. */
export function lookupTimeText(milliseconds: number): string {
  return milliseconds < 1 ? '小于 1 ms' : `${Math.round(milliseconds)} ms`;
}
