/** How a spreadsheet recognises a formula, in full width too, however often it was guarded. */
const formula = /^'*[=+\-@＝＋－＠\t\r]/;
const guarded = /^'+[=+\-@＝＋－＠\t\r]/;
const figure = /^[+-]?\d+(?:\.\d+)?$/;

/** A text as it is written into a file that is opened with a spreadsheet: what would be a formula is guarded by an apostrophe. */
export function guardedCell(text: string): string {
  return formula.test(text) && !figure.test(text) ? `'${text}` : text;
}

/** The text of a cell without the guard of `guardedCell`. */
export function unguardedCell(text: string): string {
  return guarded.test(text) ? text.slice(1) : text;
}

/**
 * A text as it is written into a workbook. No cell of text is calculated there, so that only a text that looks guarded has to be guarded:
 * `unguardedCell` gives every text back.
 */
export function workbookCell(text: string): string {
  return guarded.test(text) ? `'${text}` : text;
}

const day = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[T\s]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;

/**
 * A day or a minute as spreadsheets write it, `2026/5/2 8:30:00`, in the form of facts; anything else as given. Midnight of a day is the
 * day where `kind` is day; seconds other than 0 are kept, and refused as facts.
 */
export function plainDay(text: string, kind: 'day' | 'time'): string {
  const [, year, month = '', date = '', hour, minute, second] = day.exec(text.trim()) ?? [];
  if (year === undefined) return text;
  const plain = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  if (hour === undefined || minute === undefined) return plain;
  const isMidnight = Number(hour) === 0 && Number(minute) === 0 && Number(second ?? 0) === 0;
  if (kind === 'day' && isMidnight) return plain;
  const seconds = second === undefined || second === '00' ? '' : `:${second}`;
  return `${plain} ${hour.padStart(2, '0')}:${minute}${seconds}`;
}
