/** Data of a list row for keyboard navigation. */
export interface ListRow {
  /** Text for typeahead. */
  text: string;
  disabled?: boolean | undefined;
}

/** Rows per PageUp or PageDown. */
const pageRows = 8;

/** Typeahead timeout in ms. */
const typingMs = 500;

function nearest(rows: readonly ListRow[], from: number, step: 1 | -1): number {
  for (let row = from; row >= 0 && row < rows.length; row += step) if (rows[row]?.disabled !== true) return row;
  return -1;
}

/**
 * The row that a key moves to in a list: arrows to the neighbour, Home and End to the ends, PageUp and PageDown by eight rows; disabled
 * rows are skipped, and it does not wrap around. Null for other keys.
 */
export function moveInList(rows: readonly ListRow[], active: number, key: string): number | null {
  const last = rows.length - 1;
  const step = key === 'ArrowUp' || key === 'End' || key === 'PageUp' ? -1 : 1;
  const target = {
    ArrowDown: active + 1,
    ArrowUp: active < 0 ? last : active - 1,
    Home: 0,
    End: last,
    PageDown: Math.min(active + pageRows, last),
    PageUp: Math.max(active - pageRows, 0),
  }[key];
  if (target === undefined) return null;
  const found = nearest(rows, target, step);
  // No enabled row beyond the target: the nearest one before it, which may be the current row.
  const row = found === -1 ? nearest(rows, Math.min(Math.max(target, 0), last), step === 1 ? -1 : 1) : found;
  return row === -1 ? null : row;
}

/** The typeahead buffer, and the time of its last letter, in ms. */
export interface Typing {
  text: string;
  at: number;
}

/** An empty typeahead buffer. */
export const notTyping: Typing = { text: '', at: Number.NEGATIVE_INFINITY };

/** The buffer after another key at a time in ms; null when the key is not a character. */
export function typeLetter(typing: Typing, key: string, at: number): Typing | null {
  const together = at - typing.at < typingMs;
  if ([...key].length !== 1 || (key === ' ' && !(together && typing.text !== ''))) return null;
  return { text: together ? typing.text + key : key, at };
}

/** The next row that starts with the typed letters; repeating one letter cycles through its rows. Null when there is none. */
export function findTyped(rows: readonly ListRow[], active: number, { text }: Typing): number | null {
  const letters = [...text.toLowerCase()];
  const same = letters.every((letter) => letter === letters[0]);
  const wanted = same ? (letters[0] ?? '') : letters.join('');
  if (wanted === '') return null;
  // While a word is being typed, the current row may still match.
  const start = same ? active + 1 : Math.max(active, 0);
  for (let step = 0; step < rows.length; step += 1) {
    const index = (start + step) % rows.length;
    const row = rows[index];
    if (row !== undefined && row.disabled !== true && row.text.toLowerCase().startsWith(wanted)) return index;
  }
  return null;
}
