import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvFileName, tableCsv } from './tableCsv.ts';

/** Parses CSV according to RFC 4180, one character at a time. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (quoted) {
      if (char !== '"') cell += char;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (char === '"') quoted = true;
    else if (char === ',') {
      row.push(cell);
      cell = '';
    } else if (char === '\r' && text[at + 1] === '\n') {
      rows.push([...row, cell]);
      row = [];
      cell = '';
      at += 1;
    } else cell += char;
  }
  if (quoted || cell !== '' || row.length > 0) throw new Error('The last line does not end.');
  return rows;
}

const nasty = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc
    .array(fc.constantFrom('"', ',', '\r', '\n', '\t', '=', '+', '-', '@', '＝', ' ', '’', '喷涂线', 'A1'), {
      maxLength: 8,
    })
    .map((parts) => parts.join('')),
);
const anyCell = fc.oneof(nasty, fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constant(null));

describe('tableCsv', () => {
  it('writes a mark for Excel, plain numbers and lines that end in CR LF when a table is given', () => {
    expect(
      tableCsv({
        head: ['名称', '能耗（kWh）'],
        rows: [
          ['喷涂线', 1286.5],
          ['焊接站', null],
        ],
      }),
    ).toBe('\uFEFF名称,能耗（kWh）\r\n喷涂线,1286.5\r\n焊接站,\r\n');
  });

  it.each([
    ['a,b', '"a,b"'],
    ['say "go"', '"say ""go"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['  =1+1', "'  =1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['-2+3', "'-2+3"],
    ['＝1+1', "'＝1+1"],
    ['=HYPERLINK("http://example.cn")', '"\'=HYPERLINK(""http://example.cn"")"'],
    ['\t=1', "'\t=1"],
    ['2026-10-09', '2026-10-09'],
  ])('writes %j as %j when it is a text', (cell, written) => {
    expect(tableCsv({ head: [cell], rows: [] })).toBe(`\uFEFF${written}\r\n`);
  });

  it('leaves numbers below 0 numbers and drops what is no number', () => {
    expect(tableCsv({ head: [], rows: [[-5, Number.NaN, Number.POSITIVE_INFINITY]] })).toBe('\uFEFF\r\n-5,,\r\n');
  });

  it('is read back cell by cell when texts hold quotes, commas and line ends', () => {
    const table = fc.integer({ min: 1, max: 5 }).chain((columns) =>
      fc.record({
        head: fc.array(nasty, { minLength: columns, maxLength: columns }),
        rows: fc.array(fc.array(anyCell, { minLength: columns, maxLength: columns }), { maxLength: 6 }),
      }),
    );
    fc.assert(
      fc.property(table, ({ head, rows }) => {
        const csv = tableCsv({ head, rows });
        expect(csv.startsWith('\uFEFF')).toBe(true);
        const read = parseCsv(csv.slice(1));
        const given = [head, ...rows];
        expect(read).toHaveLength(given.length);
        // A number round-trips; a text does too, possibly after an apostrophe, and is never a formula.
        const faults = given.flatMap((cells, row) =>
          cells.filter((cell, column) => {
            const found = read[row]?.[column];
            if (typeof cell === 'number') return Number(found) !== cell || found === '';
            if (found === undefined || /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(found)) return true;
            return found !== (cell ?? '') && found !== `'${cell}`;
          }),
        );
        expect(faults).toEqual([]);
        expect(read.map((cells) => cells.length)).toEqual(given.map((cells) => cells.length));
      }),
    );
  });
});

describe('csvFileName', () => {
  it.each([
    ['能耗趋势', '能耗趋势.csv'],
    ['产量/能耗: "本周"', '产量 能耗 本周.csv'],
    ['../../etc/passwd', 'etc passwd.csv'],
    ['a\u0000b', 'a b.csv'],
    ['', 'chart.csv'],
    ['...', 'chart.csv'],
    ['长'.repeat(200), `${'长'.repeat(80)}.csv`],
  ])('of %j is %j', (title, name) => {
    expect(csvFileName(title)).toBe(name);
  });

  it('never holds what file systems refuse when titles are anything', () => {
    fc.assert(
      fc.property(nasty, fc.string(), (one, other) => {
        expect(csvFileName(one + other)).toMatch(/^[^\\/:*?"<>|.][^\\/:*?"<>|]*\.csv$/);
      }),
    );
  });
});
