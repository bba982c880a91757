import { contract, encodeReply } from '@lima-id/api';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoIdentifierCount } from '../../demo/buildDemo.ts';
import {
  demoNoon,
  emptyStore,
  openDemoStore,
  standingClock,
  storeOpeningMs,
  watchedStore,
} from '../../testing/demo/demoStore.ts';
import { openTestStore } from '../../testing/platform/openTestStore.ts';
import type { Store } from '../schema/store.ts';
import { createLookupTimes } from './lookupTimes.ts';
import { createHomeReader, homeDataTtlMs } from './readHome.ts';
import { createResolutionCounter } from './resolutionCounter.ts';

describe('createHomeReader, with the demo data', () => {
  let store: Store;
  beforeEach(async () => {
    store = await openDemoStore(standingClock(demoNoon));
  }, storeOpeningMs);
  afterEach(() => store.close());

  it('returns the figures of the demo data in the shape of the contract', async () => {
    const clock = standingClock(demoNoon);
    const data = await createHomeReader(store, clock, createLookupTimes())();
    expect(data).toMatchObject({
      identifierTotal: demoIdentifierCount,
      enterpriseTotal: 34,
      resolutionToday: 0,
      marketSource: '示例数据',
    });
    expect(data.resolutionTotal).toBeGreaterThan(10_000);
    expect(data.marketSize.map(({ value }) => value)).toEqual([1017, 1142, 1208, 1296, 1405, 1532, 1690]);
    expect(data.marketSize.filter(({ forecast }) => forecast).map(({ year }) => year)).toEqual([2026]);
    expect(data.marketShares.map(({ name, share }) => [name, share])).toEqual([
      ['有氧器械', 46],
      ['力量器械', 28],
      ['户外与小件', 16],
      ['康复与其他', 10],
    ]);
    expect(() => encodeReply(contract.readHome, data)).not.toThrow();
  });

  it('reflects added and removed identifiers once the cache has expired', async () => {
    const clock = standingClock(demoNoon);
    const readHome = createHomeReader(store, clock, createLookupTimes());
    await readHome();
    const rowOf = (suffix: string) => {
      return { prefix: '88.118.001', suffix, batch_id: 1, registered_at: clock.now(), facts: null };
    };
    await store.kysely
      .insertInto('identifier')
      .values([rowOf('NEW-1'), rowOf('NEW-2'), rowOf('NEW-3')])
      .execute();
    await store.kysely.deleteFrom('identifier').where('suffix', '=', 'NEW-2').execute();
    expect((await readHome()).identifierTotal).toBe(demoIdentifierCount);
    clock.moveBy(homeDataTtlMs);
    expect((await readHome()).identifierTotal).toBe(demoIdentifierCount + 2);
  });
});

describe('createHomeReader', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
  }, storeOpeningMs);
  beforeEach(() => emptyStore(store));
  afterAll(() => store.close());

  it('returns zeros and no series when the database is empty', async () => {
    const data = await createHomeReader(store, standingClock(demoNoon), createLookupTimes())();
    expect(data).toEqual({
      identifierTotal: 0,
      resolutionTotal: 0,
      resolutionToday: 0,
      enterpriseTotal: 0,
      marketSize: [],
      marketShares: [],
      marketSource: '',
    });
  });

  it('queries the database once a second, however many read', async () => {
    const clock = standingClock(demoNoon);
    const watched = watchedStore(store);
    const readHome = createHomeReader(watched.store, clock, createLookupTimes());
    await Promise.all(Array.from({ length: 50 }, () => readHome()));
    clock.moveBy(homeDataTtlMs - 1);
    await readHome();
    expect(watched.asked).toEqual(['read_home']);
    clock.moveBy(1);
    await readHome();
    expect(watched.asked).toHaveLength(2);
  });

  it("resets today's figures at midnight in China", async () => {
    const clock = standingClock('2026-11-21T15:59:59.900Z');
    const counter = createResolutionCounter(store, clock);
    const readHome = createHomeReader(store, clock, createLookupTimes());
    for (let lookup = 0; lookup < 7; lookup += 1) counter.count();
    await counter.write();
    expect(await readHome()).toMatchObject({ resolutionToday: 7, resolutionTotal: 7 });
    clock.moveBy(100);
    expect(await readHome()).toMatchObject({ resolutionToday: 0, resolutionTotal: 7 });
  });

  it('includes the lookup latency as soon as there was a lookup', async () => {
    const clock = standingClock(demoNoon);
    const times = createLookupTimes();
    const readHome = createHomeReader(store, clock, times);
    expect((await readHome()).lookupMs).toBeUndefined();
    times.note(4.26);
    clock.moveBy(homeDataTtlMs);
    const data = await readHome();
    expect(data.lookupMs).toBe(4.3);
    expect(() => encodeReply(contract.readHome, data)).not.toThrow();
  });

  it('retries after a failed query', async () => {
    let away = true;
    const unsteady: Store = {
      ...store,
      prepared: (name, text, values) => (away ? Promise.reject(new Error('away')) : store.prepared(name, text, values)),
    };
    const readHome = createHomeReader(unsteady, standingClock(demoNoon), createLookupTimes());
    await expect(readHome()).rejects.toThrow('away');
    away = false;
    expect((await readHome()).identifierTotal).toBe(0);
  });
});
