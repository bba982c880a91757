import * as fc from 'fast-check';

/** The names of the two columns of a table; one begins like a formula. */
export const tableHead = ['标识编码', '=说明'];

/** What facts are: one line without control characters; some that spreadsheets and XML read as something else. */
const cell = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }).map((value) => value.replace(/\p{C}/gu, '')),
  fc.constantFrom(
    '=1+1',
    '+1',
    '-1.5',
    '@sum',
    '"',
    "'",
    ',',
    '<&>',
    '_x0041_',
    '00012',
    '1E5',
    '20260518000123456789',
  ),
);

/** The rows of a table. */
export const tableRows = fc.array(fc.tuple(cell, cell), { maxLength: 40 });

/** Rows in pages of `size` as a database gives them; the last page is empty. */
export async function* inPages(rows: string[][], size: number): AsyncGenerator<string[][]> {
  for (let from = 0; from < rows.length; from += size) yield rows.slice(from, from + size);
  yield [];
}
