import { buffer } from 'node:stream/consumers';
import { type ImportRow, importMessages } from '@lima-id/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inPages } from '../../../testing/platform/pagedTables.ts';
import {
  columnName,
  type SheetCell,
  type SheetOptions,
  writtenXlsx,
} from '../../../testing/registration/writtenXlsx.ts';
import { xlsxFile } from '../export/xlsxFile.ts';
import { readCellNumber } from './cellNumber.ts';
import { delimiterOf } from './inspectFile.ts';
import { cellsMax, csvLineMax, tagDistanceMax } from './limits.ts';
import { readNumberFormat } from './numberFormat.ts';
import { createPackedTexts } from './packedTexts.ts';
import { readCsv } from './readCsv.ts';
import { readXlsx } from './readXlsx.ts';
import type { SheetRows } from './sheetRows.ts';

const messages = importMessages.file;

/** The bytes in small pieces, which cut characters. */
async function* cut(bytes: Buffer, step = 7): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += step) yield bytes.subarray(at, at + step);
}

async function allOf(sheet: SheetRows): Promise<ImportRow[]> {
  const rows: ImportRow[] = [];
  for await (const row of sheet.rows) rows.push(row);
  sheet.close();
  return rows;
}

const csv = (text: string, delimiter = ',') =>
  allOf(readCsv(cut(Buffer.from(text)), Buffer.byteLength(text), { kind: 'csv', encoding: 'utf-8', delimiter }));

function openXlsx(bytes: Buffer): SheetRows {
  return readXlsx((start, end) => cut(bytes.subarray(start, end), 65_536), bytes.length);
}

const xlsx = (lines: readonly (readonly SheetCell[])[], options?: SheetOptions) =>
  allOf(openXlsx(writtenXlsx(lines, options)));

const cells = async (read: Promise<ImportRow[]>) => (await read).map((row) => row.cells);

describe('readCsv', () => {
  it('numbers lines as a sheet does, whatever stands in quotes', async () => {
    expect(await csv('\uFEFF对象码,说明\r\nGT-1,"两行\n的，""说明"""\r\n\r\nGT-2,5" 杠铃\r\n')).toEqual([
      { line: 1, cells: ['对象码', '说明'] },
      { line: 2, cells: ['GT-1', '两行\n的，"说明"'] },
      { line: 3, cells: [''] },
      { line: 4, cells: ['GT-2', '5" 杠铃'] },
    ]);
  });

  it('leaves out the line in which Excel names the separator', async () => {
    expect(await csv('sep=;\ncode;batch\n', ';')).toEqual([{ line: 2, cells: ['code', 'batch'] }]);
  });

  it('refuses a quotation mark that is never closed, at once where the line gets too long', async () => {
    await expect(csv('code\nGT-1\n"GT-2\n')).rejects.toThrow(messages.quotes(3));
    await expect(csv(`code\n"${'A'.repeat(csvLineMax + 10)}`)).rejects.toThrow(messages.lineTooLong(2));
  });

  it('refuses a file with a null character, which UTF-16 may have', async () => {
    const text = '\uFEFF对象码\nGT-\u0000A\n';
    const bytes = Buffer.from(text, 'utf16le');
    const sheet = readCsv(cut(bytes), bytes.length, { kind: 'csv', encoding: 'utf-16le', delimiter: ',' });
    await expect(allOf(sheet)).rejects.toThrow(messages.format);
  });

  it('refuses content in far too many columns, not thousands of blank ones', async () => {
    const [wide] = await csv(`code${','.repeat(16_383)}\n`);
    expect([wide?.cells[0], wide?.cells.length]).toEqual(['code', cellsMax]);
    await expect(csv(`code${','.repeat(cellsMax)}x\n`)).rejects.toThrow(messages.tooManyColumns);
  });

  it.each([
    ['a,b;c\n', ','],
    ['对象码;批次号;说明,一\n', ';'],
    ['对象码\t批次号\n', '\t'],
    ['"a,b,c";d\n', ';'],
    ['\n\ncode\n', ','],
  ])('finds the separator of %j', (sample, delimiter) => {
    expect(delimiterOf(sample)).toBe(delimiter);
  });
});

describe('readXlsx', () => {
  it.each([true, false])('reads texts that are shared: %s', async (isShared) => {
    const lines = [
      ['对象码', '备注'],
      ['GT-1', 'A & <B> "C"'],
    ];
    expect(await cells(xlsx(lines, { isShared }))).toEqual(lines);
  });

  it('reads texts in parts without their pronunciation, truths, numbers and blank cells', async () => {
    const rich = '<c r="{r}" t="inlineStr"><is><r><t>跑步</t></r><r><t>机</t></r><rPh><t>pao</t></rPh></is></c>';
    const line = [{ xml: rich }, { xml: '<c r="{r}" t="b"><v>1</v></c>' }, null, 0.1 + 0.2, 881_234, 8.81e5];
    expect(await cells(xlsx([line]))).toEqual([['跑步机', 'TRUE', '', '0.3', '881234', '881000']]);
  });

  it('reads days as days, of both beginnings of time', async () => {
    const day = (style: number, value: number) => ({ xml: `<c r="{r}" s="${style}"><v>${value}</v></c>` });
    const line = [day(1, 46_144), day(2, 46_144.604_166_7), day(0, 46_144)];
    expect(await cells(xlsx([line]))).toEqual([['2026-05-02', '2026-05-02 14:30', '46144']]);
    expect(await cells(xlsx([[day(1, 44_682)]], { is1904: true }))).toEqual([['2026-05-02']]);
  });

  it('marks formulas, error values and numbers whose digits are lost', async () => {
    const line = [
      { xml: '<c r="{r}" t="str"><f>A1&amp;B1</f><v>GT-1</v></c>' },
      { xml: '<c r="{r}" t="e"><v>#N/A</v></c>' },
      { xml: '<c r="{r}"><v>8.8118234123412341E+17</v></c>' },
    ];
    expect((await xlsx([line]))[0]).toMatchObject({ faults: { 0: 'formula', 1: 'error', 2: 'digits' } });
  });

  it('reads numbers with the zeros that the sheet shows, and marks those that it shows otherwise', async () => {
    const formats = ['000000', '"GT-"0000', '0.00'];
    const line = [3, 4, 5, 1].map((style) => ({ xml: `<c r="{r}" s="${style}"><v>123</v></c>` }));
    const [row] = await xlsx([line], { formats });
    expect(row?.cells.slice(0, 3)).toEqual(['000123', '123', '123.00']);
    expect(row?.faults).toEqual({ 1: 'format', 2: 'format', 3: 'format' });
  });

  it('marks a formula as one, however its number is shown', async () => {
    const line = [{ xml: '<c r="{r}" s="3"><f>A1+1</f><v>0.5</v></c>' }];
    expect((await xlsx([line], { formats: ['0%'] }))[0]).toMatchObject({ faults: { 0: 'formula' } });
  });

  it.each([true, false])(
    'reads escaped characters as spreadsheets do, in texts that are shared: %s',
    async (isShared) => {
      const texts = [
        'GT_x0041_1',
        '_x005F_x0041_',
        '_x005f_x4e2D_',
        '_xD83D__xDE00_',
        '_x000_',
        'a_x0000_b',
        '_xD83D_c',
      ];
      const read = ['GTA1', '_x0041_', '_x4e2D_', '😀', '_x000_', 'a\uFFFDb', '\uFFFDc'];
      expect(await cells(xlsx([texts], { isShared }))).toEqual([read]);
    },
  );

  it('reads every text of an exported workbook back', async () => {
    const text = fc.oneof(
      fc.stringMatching(/^[_x0-9A-F]{1,12}$/),
      fc.constantFrom('_x005F_', '_x0041__x0041_', '_x_x0041_'),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 5 }), async (texts) => {
        const written = await buffer(xlsxFile(texts, inPages([], 1)));
        expect(await cells(allOf(openXlsx(written)))).toEqual([texts]);
      }),
    );
  });

  it('keeps the numbers of lines between which there are blank ones', async () => {
    const sheet = `<worksheet><sheetData><row r="1"><c r="A1" t="str"><v>code</v></c></row><row r="5"/>
<row r="9"><c t="str"><v>GT-1</v></c><c t="str"><v>B1</v></c></row></sheetData></worksheet>`;
    expect(await xlsx([], { sheet })).toEqual([
      { line: 1, cells: ['code'] },
      { line: 9, cells: ['GT-1', 'B1'] },
    ]);
  });

  it('tells the merged cells that reach lowest', async () => {
    const sheet = openXlsx(writtenXlsx([['code']], { merged: ['A1:C1', 'B3:B5', 'A2:A3'] }));
    await allOf(sheet);
    expect(sheet.merged()).toEqual({ range: 'B3:B5', lastLine: 5 });
  });

  it('refuses content in the last of 16,384 columns', async () => {
    const last = `<worksheet><sheetData><row r="1"><c r="${columnName(16_383)}1"><v>1</v></c></row></sheetData></worksheet>`;
    expect(columnName(16_383)).toBe('XFD');
    await expect(xlsx([], { sheet: last })).rejects.toThrow(messages.tooManyColumns);
  });

  const zeros = Buffer.alloc(64 * 1_048_576, '0');

  it.each<[string, SheetOptions, string]>([
    ['claims to unpack to 4 GB', { claimedSize: 4_294_967_294 }, messages.unpacked],
    ['is packed too well', { sheet: zeros }, messages.unpacked],
    ['unpacks to more than it claims', { sheet: zeros, claimedSize: 1_000 }, messages.damaged],
    [
      'has a text without an end',
      { sheet: `<worksheet><sheetData><row r="1"><c r="A1" t="str"><v>${'字'.repeat(2 * tagDistanceMax)}` },
      messages.unpacked,
    ],
    ['is no XML', { sheet: '<worksheet><sheetData><row>' }, messages.damaged],
    ['has lines out of order', { sheet: '<worksheet><row r="2"/><row r="1"/></worksheet>' }, messages.damaged],
    [
      'has entities that grow',
      { sheet: '<!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet><row><c t="str"><v>&a;</v></c></row></worksheet>' },
      messages.damaged,
    ],
  ])('refuses a workbook whose sheet %s', async (_what, options, message) => {
    await expect(xlsx([['code']], options)).rejects.toThrow(message);
  });

  it('refuses what is damaged, and an archive that is no workbook', async () => {
    const whole = writtenXlsx([['code']]);
    await expect(allOf(openXlsx(whole.subarray(0, whole.length - 30)))).rejects.toThrow(messages.damaged);
    const torn = Buffer.from(whole);
    torn.fill(0xff, 60, 200);
    await expect(allOf(openXlsx(torn))).rejects.toThrow(messages.damaged);
    const other = writtenXlsx([], { parts: [{ name: 'xl/workbook.xml', content: '' }] });
    await expect(allOf(openXlsx(other))).rejects.toThrow(messages.damaged);
  });

  it('hands on why the bytes of a file cannot be had', async () => {
    const away = new Error('the database is away');
    const sheet = readXlsx(async function* () {
      yield Buffer.alloc(1);
      throw away;
    }, 1_000);
    await expect(allOf(sheet)).rejects.toBe(away);
  });
});

describe('readNumberFormat', () => {
  it.each([
    [14, undefined, true],
    [31, undefined, true],
    [2, undefined, false],
    [164, 'yyyy"年"m"月"d"日"', true],
    [164, '[Red]0.00', false],
    [164, '"days" 0', false],
    [164, 'General', false],
    [164, '[h]:mm', true],
  ])('says of %s %s that it shows days: %s', (id, code, isDay) => {
    expect(readNumberFormat(id, code).isDay).toBe(isDay);
  });
});

describe('readCellNumber', () => {
  const read = (given: string, code: string | undefined, id = 164) =>
    readCellNumber(given, readNumberFormat(id, code), false);

  it('leaves numbers that are no days as they are, and marks them where a day is shown', () => {
    expect(read('0.5', undefined, 14)).toEqual({ text: '0.5', fault: 'format' });
    expect(read('9999999', 'yyyy-mm-dd')).toEqual({ text: '9999999', fault: 'format' });
    expect(readCellNumber('abc', undefined, false)).toEqual({ text: 'abc', fault: undefined });
    expect(readCellNumber('0.5', undefined, false)).toEqual({ text: '0.5', fault: undefined });
  });

  it.each([
    ['123', 'General', '123'],
    ['-12.5', 'General', '-12.5'],
    ['123', '@', '123'],
    ['123', 'G/通用格式', '123'],
    ['123', '0', '123'],
    ['123', '000000', '000123'],
    ['1234567', '000000', '1234567'],
    ['881182341234123', '0_ ', '881182341234123'],
    ['123', '0_);[Red]\\(0\\)', '123'],
    ['-5', '0;[Red]-0', '-5'],
    ['-5', '000', '-005'],
    ['12', '#', '12'],
    ['999', '#,##0', '999'],
  ])('reads %s of the format %s as the sheet shows it', (given, code, text) => {
    expect(read(given, code)).toEqual({ text, fault: undefined });
  });

  it.each([
    ['123', '"GT-"0000', '123'],
    ['123', 'General"件"', '123'],
    ['123', '\\G000', '123'],
    ['123', '0000-0000', '123'],
    ['1234', '#,##0', '1234'],
    ['123.4', '000000', '000123.4'],
    ['1', '0.00', '1.00'],
    ['1.234', '0.00_ ', '1.234'],
    ['1234.5', '#,##0.00', '1234.50'],
    ['0.5', '0%', '0.5'],
    ['881000', '0.00E+00', '881000'],
    ['5', '[DBNum1]0', '5'],
    ['5', '[>3]"many";0', '5'],
    ['-5', '0_);(0)', '-5'],
    ['-5', '0;0', '-5'],
    ['0', '0;-0;', '0'],
    ['5', ';;;', '5'],
    ['5', '0'.repeat(300), '5'],
    ['0.0000001', 'General', '1e-7'],
  ])('marks %s of the format %s, and leaves out no digit', (given, code, text) => {
    expect(read(given, code)).toEqual({ text, fault: 'format' });
  });

  it.each([
    [1, '5', undefined],
    [2, '5.00', 'format'],
    [10, '5', 'format'],
    [44, '5', 'format'],
    [49, '5', undefined],
  ])('knows the format %s, which every workbook has', (id, text, fault) => {
    expect(read('5', undefined, id)).toEqual({ text, fault });
  });

  it('reads the number itself, whatever the format', () => {
    const part = fc.constantFrom('0', '#', '.', ',', ';', '-', '"a"', '_)', '\\ ', '[Red]', '%', 'E+', '@', 'General');
    const code = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.integer({ min: -1e14, max: 1e14 }), fc.nat({ max: 4 }), code, (whole, decimals, given) => {
        const value = whole / 10 ** decimals;
        expect(Number(read(String(value), given).text)).toBe(Number(value.toPrecision(15)));
      }),
    );
  });
});

describe('createPackedTexts', () => {
  it('gives back a hundred thousand texts, and takes none beyond its limit', () => {
    const texts = createPackedTexts(4_000_000);
    for (let index = 0; index < 100_000; index += 1) expect(texts.add(`标识-${index}`)).toBe(true);
    expect([texts.at(0), texts.at(99_999), texts.at(100_000), texts.at(-1)]).toEqual([
      '标识-0',
      '标识-99999',
      undefined,
      undefined,
    ]);
    expect(texts.add('A'.repeat(4_000_000))).toBe(false);
  });
});
