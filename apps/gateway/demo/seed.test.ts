import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../src/schema/store.ts';
import { insertTestAccount } from '../testing/account/insertTestAccount.ts';
import { demoNoon, emptyStore, standingClock, storeOpeningMs } from '../testing/demo/demoStore.ts';
import { openTestStore } from '../testing/platform/openTestStore.ts';
import { demoIdentifierCount } from './buildDemo.ts';
import { isEmpty, seedDemo } from './seed.ts';

let store: Store;

beforeAll(async () => {
  store = await openTestStore();
}, storeOpeningMs);

beforeEach(async () => {
  await emptyStore(store);
});

afterAll(async () => {
  await store.close();
});

// A test seeds up to twice.
describe('seedDemo', { timeout: 2 * storeOpeningMs }, () => {
  it('seeds an empty database once, with correct counters, and later ids follow', async () => {
    const clock = standingClock(demoNoon);
    expect(await isEmpty(store)).toBe(true);
    await seedDemo(store, clock);
    expect(await isEmpty(store)).toBe(false);
    const kept = await store.kysely
      .selectFrom('identifier')
      .select(({ fn }) => fn.countAll().as('total'))
      .execute();
    expect(Number(kept[0]?.total)).toBe(demoIdentifierCount);
    const differences = await store.prepared(
      'counter_differences',
      `select prefix from identifier group by prefix
       having count(*) <> (select sum(total) from identifier_counter counter where counter.prefix = identifier.prefix)`,
      [],
    );
    expect(differences).toEqual([]);
    const nulls = await store.kysely.selectFrom('identifier').select('suffix').where('facts', 'is', null).execute();
    expect(nulls.length).toBeGreaterThan(4_000);
    const [ids] = await store.prepared<{ model: boolean; batch: boolean }>(
      'later_ids',
      `select nextval('product_model_id_seq') > (select max(id) from product_model) as model,
        nextval('batch_id_seq') > (select max(id) from batch) as batch`,
      [],
    );
    expect(ids).toEqual({ model: true, batch: true });
  });

  it('seeds the same ids when an attempt before was cut off', async () => {
    const clock = standingClock(demoNoon);
    const cutOff: Store = {
      ...store,
      transaction: async (work) =>
        await store.transaction(async (transaction) => {
          await work(transaction);
          throw new Error('cut off');
        }),
    };
    await expect(seedDemo(cutOff, clock)).rejects.toThrow('cut off');
    expect(await isEmpty(store)).toBe(true);
    await seedDemo(store, clock);
    const [first] = await store.prepared<{ model: number; batch: number }>(
      'first_ids',
      'select (select min(id) from product_model) as model, (select min(id) from batch) as batch',
      [],
    );
    expect(first).toEqual({ model: 1, batch: 1 });
  });

  it('changes nothing when the database has data', async () => {
    await store.kysely.insertInto('second_level_node').values({ prefix: '86.100', name: '测试行业' }).execute();
    expect(await isEmpty(store)).toBe(false);
    await expect(seedDemo(store, standingClock(demoNoon))).rejects.toThrow('empty database');
    expect(await store.kysely.selectFrom('enterprise').selectAll().execute()).toEqual([]);
    expect(await store.kysely.selectFrom('database_fact').selectAll().execute()).toEqual([]);
  });

  it('changes nothing when somebody has an account', async () => {
    await insertTestAccount(store);
    expect(await isEmpty(store)).toBe(false);
    await expect(seedDemo(store, standingClock(demoNoon))).rejects.toThrow('empty database');
    expect(await store.kysely.selectFrom('second_level_node').selectAll().execute()).toEqual([]);
  });

  it('seeds the database once when two gateways start concurrently', async () => {
    const clock = standingClock(demoNoon);
    const settled = await Promise.allSettled([seedDemo(store, clock), seedDemo(store, clock)]);
    expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const nodes = await store.kysely.selectFrom('second_level_node').selectAll().execute();
    expect(nodes).toHaveLength(4);
  });
});
