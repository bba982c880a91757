import { type AppSearch, contract, encodeReply } from '@lima-id/api';
import fc from 'fast-check';
import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCategories, insertProducts } from '../../demo/insertMarket.ts';
import { storeOpeningMs } from '../../testing/demo/demoStore.ts';
import { draftOf, testCategories } from '../../testing/market/drafts.ts';
import { appSorts, referenceSearch, summaryOf } from '../../testing/market/referenceSearch.ts';
import { openTestStore } from '../../testing/platform/openTestStore.ts';
import type { Store } from '../schema/store.ts';
import type { ProductDraft } from './productRows.ts';
import { holdsTerms } from './search/holdsTerms.ts';
import { searchTerms } from './search/searchText.ts';
import { createAppSearch } from './searchApps.ts';

const nouns = ['跑步机', '椭圆机', '动感单车', '力量区', '能耗', '标识', 'ERP', '产线', '%_', '100%'];
const verbs = ['维保', '赋码', '盘点', '看板', '巡检', '追溯'];
const traits = ['扫码盘点', '维保提醒', '批量赋码', '3D 展示', 'MES 对接'];

/** The nth element of a list, cyclically. */
function nth<Item>(items: readonly Item[], index: number): Item {
  return items[index % items.length] as Item;
}

/** Sixty apps that cover every filter; prices and dates repeat. */
const apps: readonly ProductDraft[] = Array.from({ length: 60 }, (_, index) => {
  const id = String(index + 1);
  const priceFen = (index % 7) * 5_000;
  const [first] = draftOf(id).packages;
  return draftOf(id, {
    name: `${nth(nouns, index)}${nth(verbs, index * 5)}`,
    trait: `${nth(traits, index)},${nth(traits, index * 3 + 1)}`,
    negotiable: index % 6 === 5,
    ...(first === undefined ? {} : { packages: [{ ...first, prices: [[1, 'year', priceFen]] }] }),
    categoryIds:
      index % 9 === 8 ? [] : [nth(['abc', 'abd', 'ae', 'xyz', 'a'], index), ...(index % 4 === 0 ? ['xy'] : [])],
    appOriginal: index % 3 !== 0,
    sellTime: `2026-0${1 + (index % 8)}-1${index % 3}`,
    position: 60 - index,
  });
});

let store: Store;
let searchApps: ReturnType<typeof createAppSearch>;

beforeAll(async () => {
  store = await openTestStore();
  searchApps = createAppSearch(store);
  await store.transaction(async (transaction) => {
    await insertCategories(transaction, testCategories);
    await insertProducts(transaction, testCategories, apps);
  });
}, storeOpeningMs);
afterAll(async () => await store.close());

const typed = fc.oneof(
  fc.constant(''),
  fc.constantFrom(...nouns, ...verbs, ...traits),
  fc.constantFrom(
    'paobuji',
    'pbj',
    'pao bu',
    'weibao',
    'wb',
    'a',
    'ji',
    'ER',
    'mesdj',
    '%',
    '_',
    '\\',
    "'",
    '机 维',
    '跑步维保',
    '动感赋码',
    '维保跑步',
    '批量码赋',
    '维保 动感盘点',
    'zzz',
  ),
  fc.string({ maxLength: 3 }),
);

const anySearch: fc.Arbitrary<AppSearch> = fc.record({
  name: typed,
  categoryId: fc.constantFrom('', '', ...testCategories.map(({ id }) => id), 'nobody'),
  source: fc.constantFrom('' as const, 'own' as const, 'partner' as const),
  sort: fc.constantFrom(...appSorts),
  page: fc.integer({ min: 1, max: 5 }),
  size: fc.constantFrom(4, 6, 9, 12, 18, 36, 100),
});

const everything: AppSearch = { name: '', categoryId: '', source: '', sort: 'sellTimeDown', page: 1, size: 100 };

describe('searchApps', () => {
  it('finds, sorts, pages and counts like a full scan, for any query', async () => {
    await fc.assert(
      fc.asyncProperty(anySearch, async (search) => {
        const page = await searchApps(search);
        expect(summaryOf(page)).toEqual(referenceSearch(apps, search));
        expect(() => encodeReply(contract.searchApps, page)).not.toThrow();
      }),
      { numRuns: 300 },
    );
  }, 60_000);

  it('counts what each filter value would find', async () => {
    await fc.assert(
      fc.asyncProperty(
        anySearch,
        fc.constantFrom(...testCategories.map(({ id }) => id)),
        async (search, categoryId) => {
          const { counts } = await searchApps(search);
          expect((await searchApps({ ...search, categoryId })).total).toBe(counts?.categories[categoryId] ?? 0);
          expect((await searchApps({ ...search, source: 'partner' })).total).toBe(counts?.sources.partner);
        },
      ),
      { numRuns: 50 },
    );
  }, 60_000);

  it('returns every app once across all pages, in each order', async () => {
    for (const sort of appSorts) {
      const pages = [1, 2, 3, 4, 5, 6, 7].map(async (page) => await searchApps({ ...everything, sort, page, size: 9 }));
      const ids = (await Promise.all(pages)).flatMap(({ records }) => records.map(({ id }) => id));
      expect([ids.length, new Set(ids).size]).toEqual([60, 60]);
    }
  });

  it('puts prices on request last when sorted by price, ascending and descending', async () => {
    for (const sort of ['priceUp', 'priceDown'] as const) {
      const { records } = await searchApps({ ...everything, sort });
      const kinds = records.map(({ negotiable }) => negotiable);
      expect(kinds).toEqual(kinds.toSorted());
    }
  });

  it('returns an empty page and zero counts when nothing is found', async () => {
    expect(await searchApps({ ...everything, name: '没有这样的东西' })).toEqual({
      records: [],
      total: 0,
      counts: { categories: {}, anyCategory: 0, sources: { own: 0, partner: 0 } },
    });
  });

  it('suggests similar words with results when nothing was found, and none otherwise', async () => {
    const { total, nearWords } = await searchApps({ ...everything, name: '赋玛' });
    expect([total, nearWords]).toEqual([0, ['赋码']]);
    expect((await searchApps({ ...everything, name: '跑歩基' })).nearWords).toEqual(['跑步机']);
    expect((await searchApps({ ...everything, name: '赋码' })).nearWords).toBeUndefined();
    expect((await searchApps({ ...everything, name: '赋码', categoryId: 'nobody' })).nearWords).toBeUndefined();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('赋马', '盘店', '看版', '追速', '动敢单车', '椭园机'), async (name) => {
        const words = (await searchApps({ ...everything, name })).nearWords ?? [];
        expect(words.length).toBeGreaterThan(0);
        for (const word of words) expect((await searchApps({ ...everything, name: word })).total).toBeGreaterThan(0);
      }),
    );
  });

  it('reads suggestions once for a search that is repeated, and again when apps were written', async () => {
    let statements = 0;
    const counting: KyselyPlugin = {
      transformQuery({ node }) {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const search = createAppSearch({ ...store, kysely: store.kysely.withPlugin(counting) });
    const ask = async () => {
      const before = statements;
      const { nearWords } = await search({ ...everything, name: '单刚架' });
      return { nearWords, statements: statements - before };
    };
    const first = await ask();
    expect(first.nearWords).toBeUndefined();
    expect((await ask()).statements).toBeLessThan(first.statements - 1);
    const added = draftOf('61', { name: '单杠架', categoryIds: [] });
    await store.transaction((transaction) => insertProducts(transaction, testCategories, [added]));
    expect((await ask()).nearWords).toEqual(['单杠架']);
    await store.kysely.deleteFrom('product').where('id', '=', '61').execute();
  });

  it.each(['跑步维保', '动感单车赋码'])('uses the index for %s, including gaps', async (name) => {
    const plan = await store.transaction(async (transaction) => {
      await sql`set local enable_seqscan = off`.execute(transaction);
      return await sql<{ 'QUERY PLAN': string }>`
        explain select id from product where ${holdsTerms(searchTerms(name))}`.execute(transaction);
    });
    const lines = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(lines).toContain('Bitmap Index Scan on product_pieces');
    expect(lines).not.toContain('Seq Scan');
  });
});
