/** How many of the visible rows are selected. */
export type TickedPart = 'none' | 'some' | 'all';

/** How many of the given keys are selected; `none` for no keys. */
export function tickedPart(ticked: readonly string[], keys: readonly string[]): TickedPart {
  const among = new Set(ticked);
  const count = keys.filter((key) => among.has(key)).length;
  if (count === 0) return 'none';
  return count === keys.length ? 'all' : 'some';
}

/** The selected keys after the given ones were selected or cleared; the others keep their order, new ones are appended. */
export function tick(ticked: readonly string[], keys: readonly string[], on: boolean): string[] {
  if (on) return [...new Set([...ticked, ...keys])];
  const cleared = new Set(keys);
  return ticked.filter((key) => !cleared.has(key));
}

/** The keys between two keys, inclusive, in either direction; just `to` when `from` is no longer there. */
export function keysBetween(keys: readonly string[], from: string | null, to: string): string[] {
  const start = from === null ? -1 : keys.indexOf(from);
  const end = keys.indexOf(to);
  if (start < 0 || end < 0) return [to];
  return keys.slice(Math.min(start, end), Math.max(start, end) + 1);
}
