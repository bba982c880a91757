/** Texts that a spreadsheet would compute: they begin like a formula, also after a tab or a carriage return. */
const formula = /^[=+\-@\t\r]/;

/** The byte order mark, by which spreadsheets know UTF-8. */
export const csvMark = '\uFEFF';

/** A row of a CSV (RFC 4180), every cell in quotes. A formula gets an apostrophe, with which spreadsheets show it as text. */
export function csvRow(cells: readonly string[]): string {
  const quoted = cells.map((cell) => `"${(formula.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`);
  return `${quoted.join(',')}\r\n`;
}
