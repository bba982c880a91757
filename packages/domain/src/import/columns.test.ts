import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importMessages } from '../messages/import.ts';
import { checkFacts } from '../registration/facts.ts';
import { type DeclaredPlace, declaredPlaces, type PlaceKind, placeKinds } from '../registration/place.ts';
import {
  exportOnlyColumns,
  importColumnName,
  importColumnNames,
  readImportColumns,
  wholeCodeColumn,
} from './columns.ts';
import { isImportNote, readImportLine } from './importLine.ts';
import { importColumnsMax } from './limits.ts';
import { guardedCell } from './sheetText.ts';
import { importTemplate } from './template.ts';

const messages = importMessages.file;
const waybill: DeclaredPlace = { name: 'waybill', label: '承运单号', kind: 'text', needed: true };
const made: DeclaredPlace = { name: 'made', label: '生产日期', kind: 'day', needed: false };

const kinds = Object.keys(placeKinds) as PlaceKind[];
/** Names and labels that are also those of other columns. */
const word = fc.oneof(
  fc.constantFrom('code', 'batch', 'State', 'waybill', 'site', 'a', 'A1'),
  fc.stringMatching(/^[A-Za-z][A-Za-z0-9]{0,8}$/),
);
const label = fc.oneof(
  word,
  fc.constantFrom(
    ...Object.values({ ...importColumnNames, ...exportOnlyColumns }),
    wholeCodeColumn,
    '承运单号',
    '=净重',
  ),
);
const placeList = fc
  .array(fc.record({ name: word, label, kind: fc.constantFrom(...kinds), needed: fc.boolean() }), { maxLength: 8 })
  .filter((places) => declaredPlaces.safeParse(places).success);

describe('readImportColumns', () => {
  it('knows columns by Chinese and English names, and tells those that nobody knows', () => {
    const header = ['\uFEFF对象码 ', 'BATCH', '承运单号', 'made', '', '备注', '备注'];
    expect(readImportColumns(header, [waybill, made], false)).toEqual({
      ok: true,
      columns: [
        { kind: 'code', label: '对象码' },
        { kind: 'batch', label: '批次号' },
        { kind: 'place', label: '承运单号', place: waybill },
        { kind: 'place', label: '生产日期', place: made },
        null,
        'unknown',
        'unknown',
      ],
      unknown: ['备注'],
    });
  });

  it.each([
    ['has no codes', ['批次号'], messages.codeColumn],
    ['has no batches', ['对象码'], messages.batchColumn],
    ['has a column twice', ['code', 'batch', '对象码'], messages.columnTwice('对象码')],
    ['has a place twice', ['code', 'batch', 'waybill', '承运单号'], messages.columnTwice('承运单号')],
    ['has too many', Array.from({ length: importColumnsMax + 1 }, (_, index) => `列${index}`), messages.tooManyColumns],
  ])('refuses a file that %s', (_what, header, message) => {
    expect(readImportColumns(header, [waybill], false)).toEqual({ ok: false, message });
  });

  it('reads whole codes under the name that exports give them', () => {
    const code = { kind: 'code', label: importColumnNames.code };
    expect(readImportColumns([wholeCodeColumn], [], true)).toMatchObject({ ok: true, columns: [code], unknown: [] });
    const twice = { ok: false, message: messages.columnTwice(importColumnNames.code) };
    expect(readImportColumns([wholeCodeColumn, 'code'], [], true)).toEqual(twice);
  });

  it('needs no column of batches when the import names one', () => {
    expect(readImportColumns(['code'], [waybill], true)).toMatchObject({ ok: true });
  });

  it('finds every column of a template again, whatever places are called', () => {
    fc.assert(
      fc.property(placeList, (places) => {
        const [header = [], notes = [], example = []] = importTemplate('88.118.001', places);
        const verdict = readImportColumns(header.map(guardedCell), places, false);
        expect(verdict).toMatchObject({ ok: true, unknown: [] });
        if (!verdict.ok) return;
        const found = verdict.columns.flatMap((column) =>
          column !== null && column !== 'unknown' && column.kind === 'place' ? [column.place.name] : [],
        );
        expect(found).toEqual(places.map(({ name }) => name));
        for (const cells of [notes, example]) expect(isImportNote(verdict.columns, { line: 2, cells })).toBe(true);
        const mended = example.map((cell) => cell.replace('# ', ''));
        const read = readImportLine(verdict.columns, { line: 3, cells: mended }, '');
        expect(read).toMatchObject({ ok: true, line: { code: 'GT-2026-000001', state: 'active' } });
        const facts = read.ok ? checkFacts(places, read.line.facts as Record<string, string>) : null;
        expect(facts).toMatchObject({ ok: true });
      }),
    );
  });

  it('names a place in braces where its label means something else', () => {
    expect(importColumnName([waybill], waybill)).toBe('承运单号');
    const state: DeclaredPlace = { ...waybill, name: 'condition', label: '状态' };
    expect(importColumnName([state], state)).toBe('{condition}');
  });

  it.each(Object.values(exportOnlyColumns))(
    'leaves the column %s of an export out when a place has that label, and reads the place in braces',
    (title) => {
      const place: DeclaredPlace = { ...waybill, label: title };
      expect(importColumnName([place], place)).toBe('{waybill}');
      expect(readImportColumns([wholeCodeColumn, title, '{waybill}'], [place], true)).toEqual({
        ok: true,
        columns: [{ kind: 'code', label: importColumnNames.code }, 'unknown', { kind: 'place', label: title, place }],
        unknown: [title],
      });
      expect(readImportColumns([wholeCodeColumn, title], [place], true)).toMatchObject({ ok: true, unknown: [title] });
    },
  );
});
