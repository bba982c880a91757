import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeOpeningMs } from '../../testing/demo/demoStore.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/platform/testDatabase.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openMigrationPool } from '../platform/database/postgres.ts';
import { silentLog } from '../platform/log/log.ts';
import { migrations } from '../schema/migrations/index.ts';
import { openStore, type Store } from '../schema/store.ts';
import { readApp } from './readApp.ts';
import { readRecommendedProducts } from './recommendedProducts.ts';
import { refreshSearch } from './search/refreshSearch.ts';
import { createAppSearch } from './searchApps.ts';

const everything = { name: '', categoryId: '', source: '', sort: 'priceDown', page: 1, size: 9 } as const;

let database: TestDatabase;
let store: Store;

beforeAll(async () => {
  database = await createTestDatabase();
  const old = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: openMigrationPool(database.url, silentLog) }),
  });
  await migrate(old, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0021')), silentLog);
  await sql`
    insert into product (id, name, describes, trait, negotiable, price_fen, duration_unit, view_picture, recommended, position)
    values ('1', '标识赋码系统', '', '批量赋码', false, 280000, '1', '/illustrations/dumbbell.svg', true, 1),
      ('2', '码上追溯', '', '批次溯源', true, 0, '1', '/illustrations/bike.svg', true, 2)`.execute(old);
  await old.destroy();
  store = await openStore({ dataDir: '', databaseUrl: database.url, log: silentLog });
}, storeOpeningMs);
afterAll(async () => {
  await store.close();
  await database.drop();
});

describe('a market from before the catalogue', () => {
  it('keeps its recommendations, and counts them, after the migration', async () => {
    expect((await readRecommendedProducts(store)).map(({ name, price }) => [name, price])).toEqual([
      ['标识赋码系统', '2800.00'],
      ['码上追溯', '0.00'],
    ]);
    const page = await createAppSearch(store)(everything);
    expect([page.records.map(({ id }) => id), page.total, page.counts?.sources]).toEqual([
      ['1', '2'],
      2,
      { own: 2, partner: 0 },
    ]);
    expect(await readApp(store, '1')).toMatchObject({ price: '2800.00', packages: [], detail: '' });
  });

  it('is searchable once the search columns are computed', async () => {
    await refreshSearch(store);
    expect((await createAppSearch(store)({ ...everything, name: 'bsfm' })).records.map(({ id }) => id)).toEqual(['1']);
    expect((await createAppSearch(store)({ ...everything, name: '溯源' })).total).toBe(1);
  });
});
