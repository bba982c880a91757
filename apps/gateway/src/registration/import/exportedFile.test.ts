import { buffer } from 'node:stream/consumers';
import { checkFacts, type DeclaredPlace, exportOnlyColumns, importColumnNames, wholeCodeColumn } from '@lima-id/domain';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manualClock } from '../../../testing/platform/manualClock.ts';
import { openTestStore } from '../../../testing/platform/openTestStore.ts';
import { insertTestEnterprise } from '../../../testing/production/insertTestEnterprise.ts';
import { insertIdentifiers } from '../../../testing/registration/insertIdentifiers.ts';
import type { Registrar } from '../../enterprise/registrar.ts';
import { eventCountName, factsWithPictures } from '../../identifier/lookup/reservedFacts.ts';
import { stateCode } from '../../identifier/lookup/stateCodes.ts';
import { csvFile } from '../../platform/csvFile.ts';
import type { Store } from '../../schema/store.ts';
import { exportRows, headOf } from '../export/exportRows.ts';
import { readWindows } from '../export/readWindows.ts';
import { xlsxFile } from '../export/xlsxFile.ts';
import { beginImport, carryOutImport, readImport, takeImportPart } from './imports.ts';
import { createImportWorker } from './importWorker.ts';

const prefix = '88.118.933';
const registrar: Registrar = { prefix, accountId: null, tokenId: null, address: null };
const clock = manualClock('2026-05-18T02:00:00Z');
const none = { added: 0, changed: 0, unchanged: 0, refused: 0 };
const places: DeclaredPlace[] = [
  { name: 'waybill', label: '承运单号', kind: 'text', needed: true },
  { name: 'condition', label: '状态', kind: 'text', needed: false },
  { name: 'weight', label: '净重', kind: 'number', needed: false },
  { name: 'made', label: '生产日期', kind: 'day', needed: false },
  { name: 'tested', label: '测试时间', kind: 'time', needed: false },
  { name: 'whole', label: '整机', kind: 'code', needed: false },
  { name: 'pictures', label: '=部件', kind: 'objectCode', needed: false },
  { name: 'model', label: exportOnlyColumns.model, kind: 'text', needed: false },
  { name: 'entered', label: exportOnlyColumns.registerTime, kind: 'time', needed: false },
];

let store: Store;
beforeAll(async () => {
  store = await openTestStore();
  await insertTestEnterprise(store, prefix);
}, 120_000);
afterAll(() => store.close());

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }).filter((typed) => /^[^\p{C}]*$/u.test(typed)),
  fc.constantFrom(
    '=1+1',
    "'=1+1",
    "''-1",
    '+8',
    '-1.50',
    '000123',
    '1E5',
    '# 说明',
    '_x0041_',
    '甲,"乙";丙',
    '2026/5/2',
  ),
);
const optional = places.filter(({ needed }) => !needed).map(({ name }) => name);
/** Facts as they are stored. */
const facts = fc
  .tuple(
    fc.record({
      waybill: text,
      condition: text,
      weight: fc.constantFrom('0', '1.0', '-12.500', '007', '123456789012345'),
      made: fc.constant('2026-05-02'),
      tested: fc.constant('2026-05-02 08:05'),
      whole: fc.constant(`${prefix}/GT-2026-000001`),
      pictures: fc.constantFrom('MT-1', '000123'),
      model: text,
      entered: fc.constant('2026-05-01 17:30'),
    }),
    fc.subarray(optional),
  )
  .map(([all, blank]) => {
    const verdict = checkFacts(places, { ...all, ...Object.fromEntries(blank.map((name) => [name, ''])) });
    return verdict.ok ? verdict.facts : null;
  })
  .filter((stored) => stored !== null);
/** Pictures that are registered, also those that are refused by now. */
const pictures = fc.uniqueArray(
  fc.constantFrom('/illustrations/bike.svg', '/product-pictures/a/1600.webp', 'https://example.cn/a,b.jpg?c=%20'),
  { maxLength: 3 },
);
const states = fc.constantFrom('draft' as const, 'active' as const, 'suspended' as const);
const identifiers = fc.array(fc.tuple(facts, pictures, states), { minLength: 1, maxLength: 4 });

/** The columns that are left of a file, by their indexes: that of codes is needed. */
const head = headOf(places);
const columns = fc
  .subarray(head.map((_name, index) => index))
  .map((some) => [...new Set([head.indexOf(wholeCodeColumn), ...some])].toSorted((one, other) => one - other));

const writers = { csv: csvFile, xlsx: xlsxFile };

let models = 0;

describe('an exported file', () => {
  it('changes nothing when it is imported with changesFacts, whatever is registered and whichever columns are left', async () => {
    await fc.assert(
      fc.asyncProperty(
        identifiers,
        columns,
        fc.constantFrom('csv' as const, 'xlsx' as const),
        async (registered, kept, format) => {
          const hasColumn = (name: string) => kept.includes(head.indexOf(name));
          models += 1;
          const model = `M-${models}`;
          const count = registered.length;
          const { modelId, batchId } = await insertIdentifiers(store, {
            prefix,
            model,
            batches: 1,
            perBatch: count,
            from: '2026-05-02T00:00:00+08:00',
          });
          await sql`update product_model set places = ${JSON.stringify(places)} where id = ${modelId}`.execute(
            store.kysely,
          );
          for (const [index, [given, addresses, drawn]] of registered.entries()) {
            // A line that says suspended is refused.
            const state = drawn === 'suspended' && hasColumn(importColumnNames.state) ? 'active' : drawn;
            const own = factsWithPictures(given, addresses);
            const stored = { ...own, formerPlace: '已删除的字段', [eventCountName]: '2' };
            await sql`
            update identifier set facts = ${JSON.stringify(stored)}::jsonb, state = ${stateCode(state)}
            where batch_id = ${batchId} and suffix like ${`%-00000${index + 1}`}`.execute(store.kysely);
          }
          const contents = async () =>
            await store.kysely
              .selectFrom('identifier')
              .select(['suffix', 'facts', 'state'])
              .where('batch_id', '=', batchId)
              .orderBy('suffix')
              .execute();
          const before = await contents();

          const windows = readWindows(store.kysely, { batchId }, {});
          const some = (cells: readonly string[]) => kept.map((index) => cells[index] ?? '');
          const pages = (async function* () {
            for await (const rows of exportRows(store.kysely, prefix, places, windows)) yield rows.map(some);
          })();
          const bytes = await buffer(writers[format](some(head), pages));
          const batch = hasColumn(importColumnNames.batch) ? {} : { batch: 'B1' };
          const beginning = { model, ...batch, name: 'exported', size: bytes.length, changesFacts: true };
          const begun = await beginImport(store, clock, registrar, beginning, null);
          if (!('data' in begun)) throw new Error('The import was not begun.');
          const { importId } = begun.data;
          const file = new File([new Uint8Array(bytes)], 'part');
          await takeImportPart(store, clock, prefix, { importId, offset: 0, file }, () => {});
          const worker = createImportWorker(store, clock, '');
          await worker.run(new AbortController().signal);
          const report = await readImport(store, clock, prefix, importId);
          expect(report).toMatchObject({ data: { message: '', refusals: [], checked: { ...none, unchanged: count } } });
          await carryOutImport(store, clock, registrar, { importId, onlyGood: false }, null);
          await worker.run(new AbortController().signal);
          expect(await readImport(store, clock, prefix, importId)).toMatchObject({
            data: { state: 'finished', done: { ...none, unchanged: count } },
          });
          expect(await contents()).toEqual(before);
          await store.kysely.deleteFrom('identifier_import').execute();
        },
      ),
      { numRuns: 25 },
    );
  }, 120_000);
});
