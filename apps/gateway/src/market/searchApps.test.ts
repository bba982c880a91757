import { type AppPage, type AppSearch, contract, encodeReply } from '@lima-id/api';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCategories, insertProducts } from '../../demo/insertMarket.ts';
import { storeOpeningMs } from '../../testing/demo/demoStore.ts';
import { draftOf, testCategories } from '../../testing/market/drafts.ts';
import { openTestStore } from '../../testing/platform/openTestStore.ts';
import type { Store } from '../schema/store.ts';
import type { ProductDraft } from './productRows.ts';
import { holdsTerms } from './search/holdsTerms.ts';
import { searchTerms, searchText } from './search/searchText.ts';
import { searchApps } from './searchApps.ts';

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

beforeAll(async () => {
  store = await openTestStore();
  await store.transaction(async (transaction) => {
    await insertCategories(transaction, testCategories);
    await insertProducts(transaction, testCategories, apps);
  });
}, storeOpeningMs);
afterAll(async () => await store.close());

const parents = new Map(testCategories.map(({ id, parentId }) => [id, parentId]));

function standsIn(app: ProductDraft, categoryId: string): boolean {
  return app.categoryIds.some((own) => {
    for (let at: string | null = own; at !== null; at = parents.get(at) ?? null) if (at === categoryId) return true;
    return false;
  });
}

/** Whether a line contains the term, or, for four Chinese characters and more, two parts of it in order. */
function hasTerm(line: string, term: string): boolean {
  if (line.includes(term)) return true;
  if (!/^\p{Script=Han}{4,8}$/u.test(term)) return false;
  return [...term].some((_, at) => {
    const [first, second] = [term.slice(0, at), term.slice(at)];
    const start = line.indexOf(first);
    return first.length >= 2 && second.length >= 2 && start !== -1 && line.includes(second, start + first.length);
  });
}

function isNamed(app: ProductDraft, name: string): boolean {
  const lines = searchText(app).split('\n');
  return searchTerms(name).every((term) => lines.some((line) => hasTerm(line, term)));
}

function isFrom(app: ProductDraft, source: AppSearch['source']): boolean {
  return source === '' || app.appOriginal === (source === 'own');
}

function isIn(app: ProductDraft, categoryId: string): boolean {
  return categoryId === '' || standsIn(app, categoryId);
}

function priceOf(app: ProductDraft): number {
  return app.negotiable ? 0 : (app.packages[0]?.prices[0]?.[2] ?? 0);
}

const comparisons: Record<AppSearch['sort'], (one: ProductDraft, other: ProductDraft) => number> = {
  sellTimeDown: (one, other) => (one.sellTime < other.sellTime ? 1 : one.sellTime > other.sellTime ? -1 : 0),
  sellTimeUp: (one, other) => (one.sellTime < other.sellTime ? -1 : one.sellTime > other.sellTime ? 1 : 0),
  priceUp: (one, other) => Number(one.negotiable) - Number(other.negotiable) || priceOf(one) - priceOf(other),
  priceDown: (one, other) => Number(one.negotiable) - Number(other.negotiable) || priceOf(other) - priceOf(one),
  platform: () => 0,
};

/** Reference implementation: a scan over all apps. */
function bruteForce({ name, categoryId, source, sort, page, size }: AppSearch) {
  const named = apps.filter((app) => isNamed(app, name));
  const found = named
    .filter((app) => isFrom(app, source) && isIn(app, categoryId))
    .toSorted((one, other) => comparisons[sort](one, other) || one.position - other.position);
  const sourced = named.filter((app) => isFrom(app, source));
  const ofSource = (wanted: 'own' | 'partner') =>
    named.filter((app) => isFrom(app, wanted) && isIn(app, categoryId)).length;
  return {
    ids: found.slice((page - 1) * size, page * size).map(({ id }) => id),
    total: found.length,
    counts: {
      categories: Object.fromEntries(
        testCategories.flatMap(({ id }) => {
          const total = sourced.filter((app) => standsIn(app, id)).length;
          return total === 0 ? [] : [[id, total]];
        }),
      ),
      anyCategory: sourced.length,
      sources: { own: ofSource('own'), partner: ofSource('partner') },
    },
  };
}

function summary({ records, total, counts }: AppPage) {
  return { ids: records.map(({ id }) => id), total, counts };
}

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

const sorts = Object.keys(comparisons) as AppSearch['sort'][];

const anySearch: fc.Arbitrary<AppSearch> = fc.record({
  name: typed,
  categoryId: fc.constantFrom('', '', ...testCategories.map(({ id }) => id), 'nobody'),
  source: fc.constantFrom('' as const, 'own' as const, 'partner' as const),
  sort: fc.constantFrom(...sorts),
  page: fc.integer({ min: 1, max: 5 }),
  size: fc.constantFrom(4, 6, 9, 12, 18, 36, 100),
});

const everything: AppSearch = { name: '', categoryId: '', source: '', sort: 'sellTimeDown', page: 1, size: 100 };

describe('searchApps', () => {
  it('finds, sorts, pages and counts like a full scan, for any query', async () => {
    await fc.assert(
      fc.asyncProperty(anySearch, async (search) => {
        const page = await searchApps(store, search);
        expect(summary(page)).toEqual(bruteForce(search));
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
          const { counts } = await searchApps(store, search);
          expect((await searchApps(store, { ...search, categoryId })).total).toBe(counts?.categories[categoryId] ?? 0);
          expect((await searchApps(store, { ...search, source: 'partner' })).total).toBe(counts?.sources.partner);
        },
      ),
      { numRuns: 50 },
    );
  }, 60_000);

  it('returns every app once across all pages, in each order', async () => {
    for (const sort of sorts) {
      const pages = [1, 2, 3, 4, 5, 6, 7].map(
        async (page) => await searchApps(store, { ...everything, sort, page, size: 9 }),
      );
      const ids = (await Promise.all(pages)).flatMap(({ records }) => records.map(({ id }) => id));
      expect([ids.length, new Set(ids).size]).toEqual([60, 60]);
    }
  });

  it('puts prices on request last when sorted by price, ascending and descending', async () => {
    for (const sort of ['priceUp', 'priceDown'] as const) {
      const { records } = await searchApps(store, { ...everything, sort });
      const kinds = records.map(({ negotiable }) => negotiable);
      expect(kinds).toEqual(kinds.toSorted());
    }
  });

  it('returns an empty page and zero counts when nothing is found', async () => {
    expect(await searchApps(store, { ...everything, name: '没有这样的东西' })).toEqual({
      records: [],
      total: 0,
      counts: { categories: {}, anyCategory: 0, sources: { own: 0, partner: 0 } },
    });
  });

  it('suggests similar words with results when nothing was found, and none otherwise', async () => {
    const { total, nearWords } = await searchApps(store, { ...everything, name: '赋玛' });
    expect([total, nearWords]).toEqual([0, ['赋码']]);
    expect((await searchApps(store, { ...everything, name: '跑歩基' })).nearWords).toEqual(['跑步机']);
    expect((await searchApps(store, { ...everything, name: '赋码' })).nearWords).toBeUndefined();
    expect((await searchApps(store, { ...everything, name: '赋码', categoryId: 'nobody' })).nearWords).toBeUndefined();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('赋马', '盘店', '看版', '追速', '动敢单车', '椭园机'), async (name) => {
        const words = (await searchApps(store, { ...everything, name })).nearWords ?? [];
        expect(words.length).toBeGreaterThan(0);
        for (const word of words)
          expect((await searchApps(store, { ...everything, name: word })).total).toBeGreaterThan(0);
      }),
    );
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
