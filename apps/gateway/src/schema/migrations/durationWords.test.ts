import { durationUnit } from '@lima-id/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertProducts } from '../../../demo/insertMarket.ts';
import { draftOf } from '../../../testing/market/drafts.ts';
import { openTestStore } from '../../../testing/platform/openTestStore.ts';
import type { Store } from '../store.ts';
import { nameDurationUnits } from './0086-duration-words.ts';

let store: Store;

beforeAll(async () => {
  store = await openTestStore();
}, 120_000);
afterAll(() => store.close());

it('units of durations from before they were words become their words, and no other is taken afterwards', async () => {
  const drafts = ['1', '2', '3'].map((id) => draftOf(id));
  await store.transaction((transaction) => insertProducts(transaction, [], drafts));
  const run = (statement: string) => sql.raw(statement).execute(store.kysely);
  // As it was before: digits, without a constraint on the column of lists.
  await run('alter table product drop constraint product_duration_unit_word');
  await run('alter table app_package_price drop constraint app_package_price_duration_unit_word');
  const codes = "(array['1', '2', '-1'])";
  await run(`update product set duration_unit = ${codes}[id::int]`);
  await run(`update app_package_price set duration_unit = ${codes}[left(id, 1)::int]`);
  await run(`
    alter table app_package_price
      add constraint app_package_price_duration_unit_check check (duration_unit in ('1', '2', '-1'))`);
  await nameDurationUnits.up(store.kysely);
  for (const table of ['product', 'app_package_price'] as const) {
    const rows = await store.kysely.selectFrom(table).select('duration_unit').orderBy('id').execute();
    expect(rows.map((row) => row.duration_unit)).toEqual(durationUnit.options);
    await expect(run(`update ${table} set duration_unit = '1'`)).rejects.toThrow(`${table}_duration_unit_word`);
  }
});
