import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvRow } from './csvRow.ts';

/** The cells of a row, read as RFC 4180 says. */
function cellsOf(row: string): string[] {
  expect(row.endsWith('\r\n')).toBe(true);
  return [...row.slice(0, -2).matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map(([, cell = '']) => cell.replaceAll('""', '"'));
}

describe('csvRow', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('marks %j as text', (cell) => {
    expect(cellsOf(csvRow([cell]))).toEqual([`'${cell}`]);
  });

  it('writes every text so that it is read as it was, and begins no cell like a formula', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }), (cells) => {
        const read = cellsOf(csvRow(cells));
        expect(read.map((cell, index) => (cell === cells[index] ? cell : cell.slice(1)))).toEqual(cells);
        for (const cell of read) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      }),
    );
  });
});
