/** A cell of a chart's table: a text, a number, or nothing where nothing was measured. */
export type ChartCell = string | number | null;

/** The figures of a chart as a table. The first column names the rows, the others hold their figures. */
export interface ChartTable {
  head: readonly string[];
  rows: readonly (readonly ChartCell[])[];
}

/** Excel reads a file as UTF-8, and so its Chinese, only behind this mark. */
const byteOrderMark = '\uFEFF';

/** How a text must not begin, in half or full width and behind any blanks: a spreadsheet would run it as a formula. */
const formulaStart = /^[\s\uFEFF\u200B]*[=+\-@＝＋－＠]|^[\t\r\n]/;

function csvCell(cell: ChartCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  const harmless = formulaStart.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * A table as the text of a CSV file: a mark for Excel, lines that end in CR LF, quotes per RFC 4180. Numbers are written
 * plainly, without commas; a text that a spreadsheet would take for a formula gets an apostrophe before it.
 */
export function tableCsv({ head, rows }: ChartTable): string {
  return byteOrderMark + [head, ...rows].map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}

const nameMaxLength = 80;

/** The name of a title's file: without what file systems refuse, `chart.csv` where nothing is left. */
export function csvFileName(title: string): string {
  const allowed = title.replace(/[\p{Cc}\\/:*?"<>|]+/gu, ' ').replace(/\s+/g, ' ');
  const name = [...allowed]
    .slice(0, nameMaxLength)
    .join('')
    .replace(/^[. ]+|[. ]+$/g, '');
  return `${name === '' ? 'chart' : name}.csv`;
}
