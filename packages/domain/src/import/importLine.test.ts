import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importMessages } from '../messages/import.ts';
import type { DeclaredPlace } from '../registration/place.ts';
import { type ImportColumns, readImportColumns } from './columns.ts';
import { type CellFault, type ImportRow, isImportNote, readImportLine, refusedCells } from './importLine.ts';
import { importCellMaxLength } from './limits.ts';
import { guardedCell } from './sheetText.ts';

const messages = importMessages.line;
const waybill: DeclaredPlace = { name: 'waybill', label: '承运单号', kind: 'text', needed: false };
const made: DeclaredPlace = { name: 'made', label: '生产日期', kind: 'day', needed: false };
const weight: DeclaredPlace = { name: 'weight', label: '净重', kind: 'number', needed: false };
const part: DeclaredPlace = { name: 'part', label: '部件', kind: 'objectCode', needed: false };

function columnsOf(...header: string[]): ImportColumns {
  const verdict = readImportColumns(header, [waybill, made, weight, part], true);
  if (!verdict.ok) throw new Error(verdict.message);
  return verdict.columns;
}

const columns = columnsOf('对象码', '批次号', '状态', '图片', '承运单号', '生产日期', '备注', '', '未登记原因');
const row = (...cells: string[]): ImportRow => ({ line: 2, cells });
const faulty = columnsOf('对象码', '批次号', '承运单号', '部件', '净重', '生产日期');
const faults: CellFault[] = ['formula', 'error', 'digits', 'format'];
/** Error values as spreadsheets write them into CSV files. */
const errorValues = [
  '#N/A',
  '#REF!',
  '#VALUE!',
  '#DIV/0!',
  '#NAME?',
  '#NUM!',
  '#NULL!',
  '#SPILL!',
  '#CALC!',
  '#n/a',
  'Err:502',
];

/** Lines of rubbish, with faults. */
const rubbish = fc.record({
  line: fc.nat(),
  cells: fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('', '#', '# 1', ...errorValues)), {
    maxLength: 12,
  }),
  faults: fc.dictionary(fc.constantFrom('0', '1', '4', '5', '7', '8', '11'), fc.constantFrom(...faults)),
});

describe('readImportLine', () => {
  it('reads a line as a line of a registration', () => {
    const cells = ['GT-1', 'B1', '未启用', '/a.png  /b.png', "'=1+1", '2026/5/2', '不认识的列', '', '旧的原因'];
    expect(readImportLine(columns, row(...cells), 'B9')).toEqual({
      ok: true,
      line: {
        code: 'GT-1',
        batch: 'B1',
        state: 'draft',
        facts: { waybill: '=1+1', made: '2026-05-02' },
        pictures: ['/a.png', '/b.png'],
      },
    });
  });

  it('takes the batch of the import, and registers as active, where a line says nothing', () => {
    expect(readImportLine(columns, row('GT-1'), 'B9')).toEqual({
      ok: true,
      line: { code: 'GT-1', batch: 'B9', state: 'active', facts: {}, pictures: [] },
    });
  });

  it.each<[string, ImportRow, string, string]>([
    ['a code that a spreadsheet rewrote', row('8.81E+05'), 'code', messages.scientific('对象码', '8.81E+05')],
    ['a formula', { ...row('GT-1'), faults: { 0: 'formula' } }, 'code', messages.formula('对象码')],
    [
      'an error value',
      { ...row('GT-1', '', '', '', ''), faults: { 4: 'error' } },
      'facts.waybill',
      messages.error('承运单号'),
    ],
    ['lost digits', { ...row('1', ''), faults: { 0: 'digits' } }, 'code', messages.digits('对象码')],
    ['a day as a number', row('GT-1', '', '', '', '', '46144'), 'facts.made', messages.dayNumber('生产日期', '46144')],
    ['a long cell', row('A'.repeat(importCellMaxLength + 1)), 'code', messages.cellTooLong('对象码')],
    ['content without a name', row('GT-1', '', '', '', '', '', '', '多余'), '', messages.unnamed(8)],
    [
      'content beyond the last name',
      row('GT-1', ...Array.from({ length: 8 }, () => ''), '多余'),
      '',
      messages.unnamed(10),
    ],
  ])('refuses %s', (_what, given, field, message) => {
    expect(readImportLine(columns, given, 'B9')).toMatchObject({ ok: false, field, message });
  });

  it.each(errorValues)('refuses the error value %s in every column of a CSV file', (value) => {
    for (const [index, column] of columns.entries()) {
      if (typeof column !== 'object' || column === null || column.kind === 'reason') continue;
      const cells = ['GT-1', ...columns.slice(1).map(() => '')].with(index, value);
      expect(readImportLine(columns, row(...cells), 'B9')).toMatchObject({ ok: false, reason: 'error' });
    }
  });

  it('refuses a number that the sheet shows as other characters where characters count, and nowhere else', () => {
    const verdicts = faulty.map((_column, index) => {
      const cells = ['GT-1', 'B1', '', '', '', ''].with(index, '123');
      const verdict = readImportLine(faulty, { ...row(...cells), faults: { [index]: 'format' } }, 'B9');
      return verdict.ok ? 'read' : verdict.message;
    });
    const refused = ['对象码', '批次号', '承运单号', '部件'].map(messages.format);
    expect(verdicts).toEqual([...refused, 'read', 'read']);
  });

  it('never throws, and reads a line of rubbish as some line or refuses it', () => {
    fc.assert(
      fc.property(rubbish, (given) => {
        const verdict = readImportLine(columns, given, 'B9');
        expect(verdict.ok || verdict.message !== '').toBe(true);
        expect(typeof isImportNote(columns, given)).toBe('boolean');
      }),
    );
  });
});

describe('isImportNote', () => {
  it('leaves out blank lines and those whose code begins with #', () => {
    expect(isImportNote(columns, row('', ' \u200b'))).toBe(true);
    expect(isImportNote(columns, row('# 说明', 'B1'))).toBe(true);
    expect(isImportNote(columns, row('GT-1'))).toBe(false);
    expect(isImportNote(columns, { ...row(''), faults: { 0: 'error' } })).toBe(false);
  });

  it.each(errorValues)('leaves no line out whose code is the error value %s', (value) => {
    expect(isImportNote(columns, row(value))).toBe(false);
  });

  it.each(faults)('leaves no line out whose code has the fault %s', (fault) => {
    expect(isImportNote(columns, { ...row('#1'), faults: { 0: fault } })).toBe(false);
  });
});

describe('refusedCells', () => {
  it('marks what a new file could not show as it was, and nothing else', () => {
    const given = { ...row('881182341234123000', 'B1', '123', '', '1.20', '2026-05-02') };
    const marked = refusedCells(faulty, { ...given, faults: { 0: 'digits', 2: 'format', 4: 'format', 5: 'format' } });
    expect(marked).toEqual(['#VALUE! 881182341234123000', 'B1', '#VALUE! 123', '', '1.20', '2026-05-02']);
    expect(refusedCells(faulty, { ...row("'=1", '#N/A', ''), faults: { 1: 'error', 2: 'formula' } })).toEqual([
      '=1',
      '#N/A',
      '#VALUE!',
    ]);
  });

  it('refuses every refused line again, and makes no note of one', () => {
    fc.assert(
      fc.property(fc.constantFrom(columns, faulty), rubbish, (named, given) => {
        const again = { line: 2, cells: refusedCells(named, given).map(guardedCell) };
        if (isImportNote(named, given) || readImportLine(named, given, 'B9').ok) return;
        expect(isImportNote(named, again)).toBe(false);
        expect(readImportLine(named, again, 'B9').ok).toBe(false);
      }),
    );
  });
});
