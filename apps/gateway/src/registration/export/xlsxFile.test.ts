import { buffer } from 'node:stream/consumers';
import { unguardedCell } from '@lima-id/domain';
import * as fc from 'fast-check';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { inPages, tableHead, tableRows } from '../../../testing/platform/pagedTables.ts';
import { xlsxFile } from './xlsxFile.ts';

/** A cell without guard, and with the escapes of ECMA-376 undone, which the reader leaves in. */
const unescaped = (value: unknown) => unguardedCell(String(value ?? '').replaceAll('_x005F_', '_'));

describe('xlsxFile', () => {
  const read = async (rows: string[][], sheet: number, rowsMax?: number) =>
    (await readSheet(await buffer(xlsxFile(tableHead, inPages(rows, 7), rowsMax)), sheet, { trim: false })).map((row) =>
      row.map(unescaped),
    );

  it('is read back as texts, whatever they look like', async () => {
    await fc.assert(
      fc.asyncProperty(tableRows, async (rows) => {
        // A row that is empty to its end is left out by the reader.
        const filled = rows.map(([code, words]) => [`GT${code}`, words]);
        expect(await read(filled, 1)).toEqual([tableHead, ...filled]);
      }),
      { numRuns: 30 },
    );
  });

  it('goes on in another sheet, with its head, when one is full', async () => {
    const rows = Array.from({ length: 20 }, (_, index) => [`GT-${index}`, '']);
    const codes = async (sheet: number) => (await read(rows, sheet, 10)).map(([code]) => code);
    expect(await codes(1)).toEqual(['标识编码', ...rows.slice(0, 9).map(([code]) => code)]);
    expect(await codes(2)).toEqual(['标识编码', ...rows.slice(9, 18).map(([code]) => code)]);
    expect(await codes(3)).toEqual(['标识编码', 'GT-18', 'GT-19']);
  });

  it('has one sheet with its head when there are no rows', async () => {
    expect(await read([], 1)).toEqual([tableHead]);
  });

  it('leaves out characters that no XML may have, and half of a pair', async () => {
    expect(await read([['a\u0000\u001Bb', '\uD800c']], 1)).toEqual([tableHead, ['ab', 'c']]);
  });

  it('stops reading pages when it is destroyed', async () => {
    let asked = 0;
    async function* endless() {
      for (;;) {
        asked += 1;
        yield Array.from({ length: 1_000 }, (_, index) => [`GT-${asked}-${index}`, Math.random().toString(36)]);
      }
    }
    const file = xlsxFile(tableHead, endless());
    await file[Symbol.asyncIterator]().next();
    file.destroy();
    const before = asked;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(file.destroyed).toBe(true);
    expect(asked - before).toBeLessThanOrEqual(3);
  });
});
