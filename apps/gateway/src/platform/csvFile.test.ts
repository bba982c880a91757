import { buffer, text } from 'node:stream/consumers';
import { guardedCell, unguardedCell } from '@lima-id/domain';
import { parse } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inPages, tableHead, tableRows } from '../../testing/platform/pagedTables.ts';
import { csvFile } from './csvFile.ts';

async function readCsv(rows: string[][], pageSize: number): Promise<string[][]> {
  return parse(await text(csvFile(tableHead, inPages(rows, pageSize))), { bom: true });
}

describe('csvFile', () => {
  it('is read back as it was written, formulas as text, however it is paged', async () => {
    await fc.assert(
      fc.asyncProperty(tableRows, fc.integer({ min: 1, max: 9 }), async (rows, pageSize) => {
        const read = await readCsv(rows, pageSize);
        expect(read).toEqual([tableHead, ...rows].map((row) => row.map(guardedCell)));
        expect(read.map((row) => row.map(unguardedCell))).toEqual([tableHead, ...rows]);
      }),
      { numRuns: 50 },
    );
  });

  it('begins with a byte order mark and ends each line as RFC 4180 says', async () => {
    const bytes = await buffer(csvFile(tableHead, inPages([['a', 'b\r\nc']], 1)));
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(bytes.subarray(3).toString()).toBe('标识编码,\'=说明\r\na,"b\r\nc"\r\n');
  });

  it('keeps a cell as text when it begins like a formula, a tab and a carriage return included', async () => {
    const cells = ['=1', '+a', '-1+2', '@a', '\ta', '\ra'];
    expect(await readCsv([cells.slice(0, 2), cells.slice(2, 4), cells.slice(4)], 3)).toEqual([
      ['标识编码', "'=说明"],
      ["'=1", "'+a"],
      ["'-1+2", "'@a"],
      ["'\ta", "'\ra"],
    ]);
  });
});
