import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCategories, insertProducts } from '../../demo/insertMarket.ts';
import { emptyStore, storeOpeningMs } from '../../testing/demo/demoStore.ts';
import { draftOf, testCategories } from '../../testing/market/drafts.ts';
import { openTestStore } from '../../testing/platform/openTestStore.ts';
import type { Store } from '../schema/store.ts';

let store: Store;

beforeAll(async () => {
  store = await openTestStore();
}, storeOpeningMs);
afterAll(async () => await store.close());

interface Tally {
  category_id: string;
  app_original: boolean;
  total: number;
}

async function tallies(): Promise<[kept: Tally[], counted: Tally[]]> {
  const kept = await sql<Tally>`
    select category_id, app_original, total::int as total from app_tally where total <> 0
    order by category_id, app_original`.execute(store.kysely);
  const counted = await sql<Tally>`
    select category_id, app_original, count(*)::int as total
    from product cross join lateral unnest(array_append(category_ids, '')) as listed (category_id)
    group by 1, 2 order by 1, 2`.execute(store.kysely);
  return [kept.rows, counted.rows];
}

/** Apps whose shelf has no description. */
async function unshelved(): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from product left join app_shelf on app_shelf.id = product.shelf
      and app_shelf.app_original = product.app_original and app_shelf.category_ids = product.category_ids
    where app_shelf.id is null`.execute(store.kysely);
  return rows[0]?.total ?? Number.NaN;
}

const ids = testCategories.map(({ id }) => id);
const someIds = fc.subarray(ids, { maxLength: 2 });
const change = fc.oneof(
  fc.record({ kind: fc.constant('move' as const), most: fc.integer({ min: 1, max: 20 }), to: someIds }),
  fc.record({ kind: fc.constant('source' as const), most: fc.integer({ min: 1, max: 20 }), to: fc.boolean() }),
  fc.record({ kind: fc.constant('remove' as const), most: fc.integer({ min: 1, max: 6 }) }),
);

describe('app_tally', () => {
  it('equals a full count, and every app has its shelf, whatever statements change apps', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(someIds, fc.boolean()), { maxLength: 20 }),
        fc.array(change, { maxLength: 6 }),
        async (apps, changes) => {
          await emptyStore(store);
          await store.transaction(async (transaction) => {
            await insertCategories(transaction, testCategories);
            const drafts = apps.map(([categoryIds, appOriginal], index) =>
              draftOf(String(index + 1), { categoryIds, appOriginal }),
            );
            if (drafts.length > 0) await insertProducts(transaction, testCategories, drafts);
          });
          for (const one of changes) {
            const some = sql<boolean>`position <= ${one.most}`;
            if (one.kind === 'move')
              await store.kysely.updateTable('product').set({ category_ids: one.to }).where(some).execute();
            if (one.kind === 'source')
              await store.kysely.updateTable('product').set({ app_original: one.to }).where(some).execute();
            if (one.kind === 'remove') await store.kysely.deleteFrom('product').where(some).execute();
          }
          const [kept, counted] = await tallies();
          expect(kept).toEqual(counted);
          expect(await unshelved()).toBe(0);
        },
      ),
      { numRuns: 40 },
    );
  }, 60_000);
});
