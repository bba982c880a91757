import type { AppPage, AppSearch } from '@lima-id/api';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertCategories, insertProducts } from '../../demo/insertMarket.ts';
import { emptyStore, storeOpeningMs } from '../../testing/demo/demoStore.ts';
import { draftOf, testCategories } from '../../testing/market/drafts.ts';
import { appSorts, referenceSearch, summaryOf } from '../../testing/market/referenceSearch.ts';
import { openTestStores } from '../../testing/platform/openTestStore.ts';
import type { Store } from '../schema/store.ts';
import { type ProductDraft, productRows } from './productRows.ts';
import { createAppSearch } from './searchApps.ts';

/** Two gateways of one database. */
let stores: [Store, ...Store[]];
let searches: ((search: AppSearch) => Promise<AppPage>)[];

beforeAll(async () => {
  stores = await openTestStores(2);
  searches = stores.map(createAppSearch);
}, storeOpeningMs);
afterAll(async () => {
  for (const store of stores.toReversed()) await store.close();
});
beforeEach(async () => await fillWith([]));

async function insert(store: Store, apps: readonly ProductDraft[]): Promise<void> {
  await store.transaction(async (transaction) => await insertProducts(transaction, testCategories, apps));
}

async function fillWith(apps: readonly ProductDraft[]): Promise<void> {
  await emptyStore(stores[0]);
  await stores[0].transaction(async (transaction) => await insertCategories(transaction, testCategories));
  if (apps.length > 0) await insert(stores[0], apps);
}

const parents = new Map(testCategories.map(({ id, parentId }) => [id, parentId]));

async function update(store: Store, app: ProductDraft): Promise<void> {
  const { product } = productRows(app, parents);
  await store.kysely
    .updateTable('product')
    .set({
      ...product,
      banner_urls: JSON.stringify(product.banner_urls),
      video_urls: JSON.stringify(product.video_urls),
    })
    .where('id', '=', app.id)
    .execute();
}

async function withdraw(store: Store, id: string): Promise<void> {
  await store.kysely.deleteFrom('product').where('id', '=', id).execute();
}

const names = ['设备管理', '设备资产管理', '跑步机赋码', '赋码'];
const everything: AppSearch = { name: '管理', categoryId: '', source: '', sort: 'platform', page: 1, size: 4 };

const anySearch = fc.record({
  name: fc.constantFrom('管理', '设备管理', '赋码', 'guanli', 'fm', '机'),
  categoryId: fc.constantFrom('', 'a', 'abc', 'x'),
  source: fc.constantFrom('' as const, 'own' as const, 'partner' as const),
  sort: fc.constantFrom(...appSorts),
  page: fc.integer({ min: 1, max: 4 }),
  size: fc.constantFrom(1, 4, 9),
});

/** An app from numbers, so that a change of one of them is an edit. */
const anyApp = fc.record({
  name: fc.constantFrom(...names),
  categoryIds: fc.subarray(['abc', 'ae', 'xyz'], { maxLength: 2 }),
  appOriginal: fc.boolean(),
  negotiable: fc.boolean(),
  sellTime: fc.constantFrom('2026-01-01', '2026-02-01'),
});

const change = fc.record({
  gateway: fc.nat({ max: 1 }),
  id: fc.integer({ min: 1, max: 12 }).map(String),
  /** Null to withdraw the app. */
  app: fc.option(anyApp, { freq: 4 }),
  searches: fc.array(anySearch, { minLength: 1, maxLength: 3 }),
});

describe('searchApps', () => {
  it('finds, sorts and counts on every gateway what is published, renamed, moved and withdrawn on any', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), async (changes) => {
        await fillWith([]);
        const apps = new Map<string, ProductDraft>();
        for (const { gateway, id, app, searches: asked } of changes) {
          const store = stores[gateway] ?? stores[0];
          const draft = app === null ? null : draftOf(id, app);
          if (draft === null) await withdraw(store, id);
          else if (apps.has(id)) await update(store, draft);
          else await insert(store, [draft]);
          if (draft === null) apps.delete(id);
          else apps.set(id, draft);
          for (const search of asked) {
            for (const searchApps of searches) {
              expect(summaryOf(await searchApps(search))).toEqual(referenceSearch([...apps.values()], search));
            }
          }
        }
      }),
      { numRuns: 25 },
    );
  }, 60_000);

  it('finds what is committed alone while a transaction writes apps', async () => {
    await fillWith([draftOf('1', { name: '设备管理' }), draftOf('2', { name: '赋码' })]);
    const totals = async () =>
      await Promise.all(searches.map(async (searchApps) => (await searchApps(everything)).total));
    expect(await totals()).toEqual([1, 1]);
    await stores[0].transaction(async (transaction) => {
      await transaction.deleteFrom('product').where('id', '=', '1').execute();
      expect(await totals()).toEqual([1, 1]);
    });
    expect(await totals()).toEqual([0, 0]);
  });

  it('finds and counts the same apps while they are written without a pause', async () => {
    // One of both has the word at any moment, from the first transaction on.
    const apps = [true, false].map((appOriginal, index) => draftOf(String(index + 1), { appOriginal }));
    await fillWith(apps);
    let isEnding = false;
    const write = async () => {
      for (let turn = 0; !isEnding; turn += 1) {
        await stores[0].transaction(async (transaction) => {
          for (const [index, { id }] of apps.entries()) {
            const { search_text } = productRows(
              draftOf(id, { name: index === turn % 2 ? '管理' : '' }),
              parents,
            ).product;
            await transaction.updateTable('product').set({ search_text }).where('id', '=', id).execute();
          }
        });
      }
    };
    const writing = write();
    const found: AppPage[] = [];
    try {
      for (let round = 0; round < 60; round += 1) {
        found.push(...(await Promise.all(searches.map(async (searchApps) => await searchApps(everything)))));
      }
    } finally {
      isEnding = true;
      await writing;
    }
    const sources = found.map((page) =>
      page.records.map(({ appOriginal }) => (appOriginal ? 'own' : 'partner')).join(),
    );
    expect(sources).toContain('own');
    expect(sources).toContain('partner');
    expect(found.map((page) => page.counts?.sources)).toEqual(
      sources.map((source) => ({ own: Number(source === 'own'), partner: Number(source === 'partner') })),
    );
  });

  it('lists the results again in each order when an app has been renamed', async () => {
    const apps = Array.from({ length: 12 }, (_, index) =>
      draftOf(String(index + 1), { name: index % 3 === 0 ? '设备管理' : '赋码' }),
    );
    await fillWith(apps);
    const [searchApps = createAppSearch(stores[0])] = searches;
    const orders = (['platform', 'sellTimeUp', 'priceUp'] as const).map((sort) => ({ ...everything, sort }));
    const ids = async () => {
      const found: string[][] = [];
      for (const search of orders) found.push(summaryOf(await searchApps(search)).ids);
      return found;
    };
    expect(await ids()).toEqual(orders.map(() => ['1', '4', '7', '10']));
    await update(stores[0], draftOf('4', { name: '赋码' }));
    await update(stores[0], draftOf('5', { name: '设备管理' }));
    expect(await ids()).toEqual(orders.map(() => ['1', '5', '7', '10']));
  });

  it('pages a word of very many apps like a full scan, wherever these are in the order', async () => {
    // None of the first by position has the word; by time they are spread evenly.
    const many = Array.from({ length: 2_600 }, (_, index) =>
      draftOf(String(index + 1), {
        name: index < 400 ? '赋码' : '设备管理',
        categoryIds: index % 5 === 0 ? ['abc'] : ['xyz'],
        appOriginal: index % 2 === 0,
        sellTime: new Date(Date.UTC(2020, 0, 1 + ((index * 997) % 2_600))).toISOString().slice(0, 10),
      }),
    );
    await fillWith(many);
    const asked = (['platform', 'sellTimeDown', 'sellTimeUp'] as const).flatMap((sort) => [
      ...[1, 2, 20, 130, 240, 245, 246].map((page) => ({ ...everything, sort, page, size: 9 })),
      { ...everything, sort, categoryId: 'a', source: 'own' as const },
      { ...everything, sort, categoryId: 'a', page: 50 },
    ]);
    const [searchApps = createAppSearch(stores[0])] = searches;
    for (const search of [...asked, ...asked]) {
      expect(summaryOf(await searchApps(search))).toEqual(referenceSearch(many, search));
    }
  }, 60_000);
});

describe('app_revision', () => {
  async function revision(): Promise<string> {
    return (await stores[0].kysely.selectFrom('app_revision').select('revision').executeTakeFirstOrThrow()).revision;
  }

  it('is another after every kind of statement that writes apps, and the same after others', async () => {
    const [store] = stores;
    const writes = [
      async () => await insert(store, [draftOf('1'), draftOf('2')]),
      async () => await update(store, draftOf('1', { name: '赋码' })),
      async () => await withdraw(store, '2'),
      async () => await sql`truncate product cascade`.execute(store.kysely),
    ];
    const seen = [await revision()];
    for (const write of writes) {
      await write();
      expect(seen).not.toContain(await revision());
      seen.push(await revision());
    }
    await store.kysely.updateTable('app_category').set({ describes: '' }).execute();
    expect(await revision()).toBe(seen.at(-1));
  });

  it('lets two transactions write the same apps in opposite orders', async () => {
    await fillWith([draftOf('1'), draftOf('2')]);
    const turns = stores.map(async (store, index) => {
      await store.transaction(async (transaction) => {
        for (const id of index === 0 ? ['1', '2'] : ['2', '1']) {
          await transaction
            .updateTable('product')
            .set({ describes: `${index}` })
            .where('id', '=', id)
            .execute();
          await sql`select pg_sleep(0.1)`.execute(transaction);
        }
      });
    });
    await expect(Promise.all(turns)).resolves.toHaveLength(2);
  });
});
