/** A cell of a chart's table: a text, a number, or null for a missing value. */
export type ChartCell = string | number | null;

/** The figures of a chart as a table. The first column has the row names, the others their figures. */
export interface ChartTable {
  head: readonly string[];
  rows: readonly (readonly ChartCell[])[];
}

/** Without a byte order mark, Excel does not read a file as UTF-8, and garbles Chinese. */
const byteOrderMark = '\uFEFF';

/** Text that a spreadsheet would run as a formula (CSV injection), in half or full width and after any blanks. */
const formulaStart = /^[\s\uFEFF\u200B]*[=+\-@＝＋－＠]|^[\t\r\n]/;

function csvCell(cell: ChartCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  const harmless = formulaStart.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * A table as CSV: a byte order mark for Excel, CR LF line ends, quoting per RFC 4180. Numbers have no thousands separators; a text that a
 * spreadsheet would run as a formula is prefixed with an apostrophe.
 */
export function tableCsv({ head, rows }: ChartTable): string {
  return byteOrderMark + [head, ...rows].map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}

const nameMaxLength = 80;

/** The file name for a title, without characters that file systems refuse; `chart.csv` if nothing is left. */
export function csvFileName(title: string): string {
  const allowed = title.replace(/[\p{Cc}\\/:*?"<>|]+/gu, ' ').replace(/\s+/g, ' ');
  const name = [...allowed]
    .slice(0, nameMaxLength)
    .join('')
    .replace(/^[. ]+|[. ]+$/g, '');
  return `${name === '' ? 'chart' : name}.csv`;
}
