import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertProducts } from '../../../demo/insertMarket.ts';
import { storeOpeningMs } from '../../../testing/demo/demoStore.ts';
import { draftOf } from '../../../testing/market/drafts.ts';
import { openTestStore } from '../../../testing/platform/openTestStore.ts';
import type { Store } from '../../schema/store.ts';
import { refreshSearch } from './refreshSearch.ts';
import { searchText, searchVersion } from './searchText.ts';

let store: Store;
beforeAll(async () => {
  store = await openTestStore();
}, storeOpeningMs);
afterAll(async () => await store.close());

/** Statements that wait for a lock. */
async function lockWaits(): Promise<number> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(store.kysely);
  return rows.length;
}

it('keeps the search text of an app that was written while it was refreshed', async () => {
  await store.transaction(async (transaction) => await insertProducts(transaction, [], [draftOf('1')]));
  await store.kysely.updateTable('product').set({ search_version: 0, search_text: '' }).execute();
  const renamed = { name: '维修工单', trait: '' };
  const text = searchText(renamed);
  let refreshing = Promise.resolve();
  await store.transaction(async (transaction) => {
    const row = { ...renamed, search_text: text, search_version: searchVersion };
    await transaction.updateTable('product').set(row).execute();
    refreshing = refreshSearch(store);
    await expect.poll(lockWaits, { timeout: 10_000 }).toBe(1);
  });
  await refreshing;
  expect(await store.kysely.selectFrom('product').select(['name', 'search_text']).execute()).toEqual([
    { name: renamed.name, search_text: text },
  ]);
});
