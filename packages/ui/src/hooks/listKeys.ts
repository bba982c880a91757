/** What the keyboard needs to know of a row of a list. */
export interface ListRow {
  /** What is typed to find it. */
  text: string;
  disabled?: boolean | undefined;
}

/** Rows that one press of PageUp or PageDown passes. */
const pageRows = 8;

/** How long letters belong together when a row is looked for by typing, in ms. */
const typingMs = 500;

function nearest(rows: readonly ListRow[], from: number, step: 1 | -1): number {
  for (let row = from; row >= 0 && row < rows.length; row += step) if (rows[row]?.disabled !== true) return row;
  return -1;
}

/**
 * The row that a key leads to in a list: arrows to the neighbour, Home and End to the ends, PageUp and PageDown eight
 * rows on; disabled rows are passed over, and the ends hold. Null when the key moves nothing.
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
  // Nothing that can be chosen lies farther on: the nearest on the way there, which may be where we are.
  const row = found === -1 ? nearest(rows, Math.min(Math.max(target, 0), last), step === 1 ? -1 : 1) : found;
  return row === -1 ? null : row;
}

/** Letters typed to find a row, and when the last one came, in ms. */
export interface Typing {
  text: string;
  at: number;
}

/** Nothing typed yet. */
export const notTyping: Typing = { text: '', at: Number.NEGATIVE_INFINITY };

/** The letters after one more key at a moment in ms; null when the key types nothing. */
export function typeLetter(typing: Typing, key: string, at: number): Typing | null {
  const together = at - typing.at < typingMs;
  if ([...key].length !== 1 || (key === ' ' && !(together && typing.text !== ''))) return null;
  return { text: together ? typing.text + key : key, at };
}

/** The next row that begins with what was typed; one letter typed again and again goes on through its rows. Null when there is none. */
export function findTyped(rows: readonly ListRow[], active: number, { text }: Typing): number | null {
  const letters = [...text.toLowerCase()];
  const same = letters.every((letter) => letter === letters[0]);
  const wanted = same ? (letters[0] ?? '') : letters.join('');
  if (wanted === '') return null;
  // While a word is being typed, the row it led to may still be the right one.
  const start = same ? active + 1 : Math.max(active, 0);
  for (let step = 0; step < rows.length; step += 1) {
    const index = (start + step) % rows.length;
    const row = rows[index];
    if (row !== undefined && row.disabled !== true && row.text.toLowerCase().startsWith(wanted)) return index;
  }
  return null;
}
