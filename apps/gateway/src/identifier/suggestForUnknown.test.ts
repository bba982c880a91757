import { foldObjectCode, identifierMessages, nearFolds } from '@lima-id/domain';
import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoIdentifiers } from '../../demo/demoIdentifiers.ts';
import {
  demoNoon,
  openDemoStore,
  type StandingClock,
  standingClock,
  storeOpeningMs,
  watchedStore,
} from '../../testing/demo/demoStore.ts';
import type { Store } from '../schema/store.ts';
import { nearCodesPerQuery, nearCodesWaitingMax, offersPerVisitor, offersWindowMs } from './limits.ts';
import { createLookUp } from './lookup/lookUp.ts';
import { recordStateCodes, stateCode } from './lookup/stateCodes.ts';
import { nearCodesText } from './nearCodes.ts';
import { createSuggester, type SuggestForUnknown } from './suggestForUnknown.ts';

let store: Store;
let clock: StandingClock;
let help: SuggestForUnknown;
let asked: string[];

const prefix = '88.118.001';
const visitor = '192.0.2.7';

beforeAll(async () => {
  store = await openDemoStore(standingClock(demoNoon));
}, storeOpeningMs);

beforeEach(() => {
  clock = standingClock(demoNoon);
  const watched = watchedStore(store);
  asked = watched.asked;
  help = createSuggester(watched.store, clock, '');
});

afterAll(async () => {
  await store.close();
});

async function unknown(identifier: string) {
  const answer = await createLookUp(store, clock, '')(identifier);
  if (answer.found) throw new Error(`${identifier} has a record.`);
  return answer;
}

async function lookUp(identifier: string, from = visitor) {
  return await help(identifier, await unknown(identifier), from);
}

async function offers(identifier: string, from = visitor): Promise<string[]> {
  const { data } = await lookUp(identifier, from);
  return (data.suggestions ?? []).map((one) => one.identifier);
}

/** Registers codes of the treadmill's batch while `work` runs. */
async function withCodes(suffixes: readonly string[], work: () => Promise<void>, state = stateCode('active')) {
  const { batch_id } = await store.kysely
    .selectFrom('identifier')
    .select('batch_id')
    .where('prefix', '=', prefix)
    .where('suffix', '=', 'GT-2026-000123')
    .executeTakeFirstOrThrow();
  const rows = suffixes.map((suffix) => ({
    prefix,
    suffix,
    batch_id,
    state,
    registered_at: new Date(demoNoon),
    facts: null,
  }));
  await store.kysely.insertInto('identifier').values(rows).execute();
  try {
    await work();
  } finally {
    await store.kysely.deleteFrom('identifier').where('prefix', '=', prefix).where('suffix', 'in', suffixes).execute();
  }
}

describe('similar codes of an unknown one', () => {
  it('are folded in the database by the same rules', async () => {
    const rows = await store.kysely.selectFrom('identifier').select('suffix').execute();
    const codes = [...rows.map(({ suffix }) => suffix), 'oIlB8sZ2-_.:/*=@aBcXyZ', 'GT--2O26/Ooo', 'i'];
    const folded = await sql<{ folded: string }>`
      select fold_object_code(code) as folded from unnest(${codes}::text[]) with ordinality as listed (code, place) order by place
    `.execute(store.kysely);
    expect(folded.rows.map((row) => row.folded)).toEqual(codes.map(foldObjectCode));
  });

  it.each([
    ['in another case', 'gt-2026-000123'],
    ['with look-alikes', 'GT-2O26-OOOI23'],
    ['without separators', 'GT2026000123'],
    ['with doubled separators', 'GT--2026--000123'],
    ['with a sign too many', 'GTX-2026-000123'],
    ['with a sign too few', 'T-2026-000123'],
    ['with two signs swapped', 'TG-2026-000123'],
  ])('are offered when the code was typed %s', async (_case, objectCode) => {
    expect((await offers(`${prefix}/${objectCode}`))[0]).toBe(demoIdentifiers.treadmill);
  });

  it("are returned with the reason and the prefix's owner", async () => {
    expect((await lookUp(`${prefix}/gt-2026-000123`)).data).toMatchObject({
      failedSegment: 'objectCode',
      owner: { companyName: '山东泰岳健身科技有限公司', phone: expect.any(String) },
      suggestions: [
        {
          identifier: demoIdentifiers.treadmill,
          identifierName: 'GT-6 商用智能跑步机',
          companyName: '山东泰岳健身科技有限公司',
          picture: '/illustrations/treadmill.svg',
          registerTime: '2026-05-02',
        },
      ],
    });
  });

  it('are limited to five, most likely first', async () => {
    const variants = ['NX-2000-01', 'nx-2000-01', 'XN-2000-01', 'NX-200-01', 'NX-20000-01', 'NX200001', 'NX_2000_01'];
    await withCodes(variants, async () => {
      expect(await offers(`${prefix}/NX-2O00-01`)).toEqual(
        ['NX-2000-01', 'nx-2000-01', 'XN-2000-01', 'NX-200-01', 'NX-20000-01'].map((code) => `${prefix}/${code}`),
      );
    });
  });

  it.each(['draft', 'void'] as const)('are not offered while they are %s', async (state) => {
    await withCodes(
      ['QX-2000-01'],
      async () => expect(await offers(`${prefix}/qx-2000-01`)).toEqual([]),
      stateCode(state),
    );
  });

  it('are limited to the same enterprise, and absent when the prefix is unknown', async () => {
    expect(await offers('88.118.036/GT-2026-000123')).toEqual([]);
    expect(await offers('88.118.999/gt-2026-000123')).toEqual([]);
    expect(asked).toEqual(['read_near_codes']);
  });

  it('are rate limited per visitor', async () => {
    for (let index = 0; index < offersPerVisitor; index += 1) await offers(`${prefix}/gt-2026-000123`);
    expect(await offers(`${prefix}/gt-2026-000123`)).toEqual([]);
    expect(await offers(`${prefix}/gt-2026-000123`, '192.0.2.8')).toEqual([demoIdentifiers.treadmill]);
    clock.moveBy(offersWindowMs);
    expect(await offers(`${prefix}/gt-2026-000123`)).toEqual([demoIdentifiers.treadmill]);
  });

  it('cost a few queries for fifty at once, and none for a repeated one', async () => {
    const many = Array.from({ length: 50 }, (_, index) => `${prefix}/gt-2026-0001${String(index + 10)}`);
    // Looked up before: what a lookup of its own takes would decide which of them are at once.
    const answer = await unknown(many[0] ?? '');
    await Promise.all(many.map((identifier) => help(identifier, answer, visitor)));
    expect(asked.length).toBeLessThanOrEqual(Math.ceil(50 / nearCodesPerQuery) + 1);
    asked.length = 0;
    await offers(many[0] ?? '');
    expect(asked).toEqual([]);
  });

  it('are omitted when too many requests wait, so that other lookups are not delayed', async () => {
    const answer = await unknown(`${prefix}/gt-2026-000123`);
    const flood = Array.from({ length: nearCodesWaitingMax + 40 }, (_, index) =>
      help(`${prefix}/gt-2026-0${index}`, answer, `visitor ${index}`),
    );
    const last = await help(`${prefix}/gt-2026-000123`, answer, visitor);
    expect(last.data.suggestions).toBeUndefined();
    await Promise.all(flood);
    expect((await help(`${prefix}/gt-2026-000123`, answer, visitor)).data.suggestions).toHaveLength(1);
  });

  it('are read by the index of folded keys, without a scan', async () => {
    const folds = nearFolds('gt-2026-000123').join(' ');
    const explained = await store.kysely.connection().execute(async (connection) => {
      await sql`prepare near (text[], text[], text[], smallint[]) as ${sql.raw(nearCodesText)}`.execute(connection);
      const query = `explain (analyze, format text) execute near ('{${prefix}/x}', '{${prefix}}', '{"${folds}"}', '{${recordStateCodes.join(',')}}')`;
      const { rows } = await connection.executeQuery<Record<string, string>>(CompiledQuery.raw(query) as never);
      await sql`deallocate near`.execute(connection);
      return rows.map((row) => Object.values(row)[0]).join('\n');
    });
    expect(explained).toMatch(/Index Scan (?:using|on) identifier_folded/);
    expect(explained).not.toMatch(/Seq Scan on identifier/);
  });
});

it.each([
  [
    'a path of this site where no pictures are',
    'https://LIMA.example.cn:443/platform-security-service/logout?fingerprint=a',
  ],
  ['at another site', 'https://example.com/treadmill.jpg'],
])('answers no picture for a model whose first one is %s', async (_what, address) => {
  const setImages = (addresses: readonly string[]) =>
    store.kysely
      .updateTable('product_model')
      .set({ images: JSON.stringify(addresses) })
      .where('enterprise_prefix', '=', prefix)
      .where('name', '=', 'GT-6 商用智能跑步机')
      .execute();
  await setImages([address]);
  help = createSuggester(store, clock, 'https://lima.example.cn');
  const near = await lookUp(`${prefix}/gt-2026-000123`);
  const named = await lookUp('9521234000167');
  await setImages(['/illustrations/treadmill.svg']);
  expect(near.data.suggestions).toMatchObject([{ identifier: demoIdentifiers.treadmill, picture: '' }]);
  expect(named.data.goods).toMatchObject({ identifierName: 'GT-6 商用智能跑步机', picture: '' });
});

describe('goods barcodes and GS1 links', () => {
  const goods = {
    identifierName: 'GT-6 商用智能跑步机',
    companyName: '山东泰岳健身科技有限公司',
    picture: '/illustrations/treadmill.svg',
  };

  it.each([
    ['9521234000167', 404, identifierMessages.barcode, { ...goods, identifier: null }],
    ['09521234000167', 404, identifierMessages.barcode, { ...goods, identifier: null }],
    ['9521234000160', 400, identifierMessages.checkDigit('7'), undefined],
    ['9521234000204', 404, identifierMessages.goodsUnknown, undefined],
    [
      'https://id.brand-store.example/01/09521234000167/21/GT-2026-000123',
      404,
      identifierMessages.gs1Link,
      { ...goods, identifier: demoIdentifiers.treadmill },
    ],
    [
      'https://id.brand-store.example/01/09521234000167/21/GT-2026-999999',
      404,
      identifierMessages.gs1SerialUnknown,
      { ...goods, identifier: null },
    ],
    // A draft, and a code of other goods of the same maker.
    [
      'https://id.brand-store.example/01/09521234000167/21/GT-2026-000158',
      404,
      identifierMessages.gs1SerialUnknown,
      { ...goods, identifier: null },
    ],
    [
      'https://id.brand-store.example/01/09521234000167/21/QC-2026-050631',
      404,
      identifierMessages.gs1SerialUnknown,
      { ...goods, identifier: null },
    ],
    [
      'https://id.brand-store.example/01/09521234000167',
      404,
      identifierMessages.gs1WithoutSerial,
      { ...goods, identifier: null },
    ],
    [
      '(01)09521234000167(21)GT-2026-000123',
      404,
      identifierMessages.gs1Elements,
      { ...goods, identifier: demoIdentifiers.treadmill },
    ],
    [
      ']C1010952123400016710L7\u001D21GT-2026-000123',
      404,
      identifierMessages.gs1Elements,
      { ...goods, identifier: demoIdentifiers.treadmill },
    ],
    ['(01)09521234000167', 404, identifierMessages.gs1ElementsWithoutSerial, { ...goods, identifier: null }],
  ])('are answered as what they are: %s', async (typed, status, message, found) => {
    const answer = await lookUp(typed);
    expect(answer).toEqual({
      found: false,
      status,
      message,
      data: { failedSegment: null, ...(found && { goods: found }) },
    });
  });
});
