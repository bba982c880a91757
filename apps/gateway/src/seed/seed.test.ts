import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../platform/database/database.ts';
import { openTestStore } from '../platform/testing/openTestStore.ts';
import { demoIdentifierCount } from './buildDemo.ts';
import { isEmpty, seedDemo } from './seed.ts';
import { demoNoon, emptyStore, standingClock, storeOpeningMs } from './testing/demoStore.ts';

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

describe('seedDemo', () => {
  it('fills an empty database once, quickly, and keeps the counters right', async () => {
    const clock = standingClock(demoNoon);
    expect(await isEmpty(store)).toBe(true);
    const startMs = performance.now();
    await seedDemo(store, clock);
    expect(performance.now() - startMs).toBeLessThan(6_000);
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
  });

  it('changes nothing when the database holds data', async () => {
    await store.kysely.insertInto('second_level_node').values({ prefix: '86.100', name: '测试行业' }).execute();
    expect(await isEmpty(store)).toBe(false);
    await expect(seedDemo(store, standingClock(demoNoon))).rejects.toThrow('empty database');
    expect(await store.kysely.selectFrom('enterprise').selectAll().execute()).toEqual([]);
    expect(await store.kysely.selectFrom('database_fact').selectAll().execute()).toEqual([]);
  });

  it('fills the database once when two gateways start together', async () => {
    const clock = standingClock(demoNoon);
    const settled = await Promise.allSettled([seedDemo(store, clock), seedDemo(store, clock)]);
    expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const nodes = await store.kysely.selectFrom('second_level_node').selectAll().execute();
    expect(nodes).toHaveLength(4);
  });
});
