import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyStore, standingClock, storeOpeningMs } from '../../testing/demo/demoStore.ts';
import { openTestStore } from '../../testing/platform/openTestStore.ts';
import type { Store } from '../schema/store.ts';
import { createResolutionCounter } from './resolutionCounter.ts';

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

async function countedDays(): Promise<Record<string, number>> {
  const rows = await store.kysely.selectFrom('resolution_counter').selectAll().execute();
  const days: Record<string, number> = {};
  for (const { day, total } of rows) days[day] = (days[day] ?? 0) + Number(total);
  return days;
}

describe('createResolutionCounter', () => {
  it('adds up several gateways that count and flush concurrently', async () => {
    const clock = standingClock('2026-11-21T04:00:00Z');
    const counters = Array.from({ length: 3 }, () => createResolutionCounter(store, clock));
    for (let lookup = 0; lookup < 900; lookup += 1) counters[lookup % 3]?.count();
    await Promise.all(counters.map((counter) => counter.write()));
    expect(await countedDays()).toEqual({ '2026-11-21': 900 });
  });

  it('flushes all counts in one statement, and none when nothing was counted', async () => {
    const clock = standingClock('2026-11-21T04:00:00Z');
    let writings = 0;
    const watched: Store = {
      ...store,
      prepared(name, text, values) {
        writings += 1;
        return store.prepared(name, text, values);
      },
    };
    const counter = createResolutionCounter(watched, clock);
    await counter.write();
    for (let lookup = 0; lookup < 500; lookup += 1) counter.count();
    await counter.write();
    await counter.write();
    expect(writings).toBe(1);
    expect(await countedDays()).toEqual({ '2026-11-21': 500 });
  });

  it('counts by China day, also across midnight', async () => {
    const clock = standingClock('2026-11-21T15:59:59.500Z');
    const counter = createResolutionCounter(store, clock);
    counter.count();
    counter.count();
    clock.moveBy(500);
    counter.count();
    await counter.write();
    expect(await countedDays()).toEqual({ '2026-11-21': 2, '2026-11-22': 1 });
  });

  it('keeps its counts when the database does not answer', async () => {
    const clock = standingClock('2026-11-21T04:00:00Z');
    let away = true;
    const unsteady: Store = {
      ...store,
      prepared: (name, text, values) => (away ? Promise.reject(new Error('away')) : store.prepared(name, text, values)),
    };
    const counter = createResolutionCounter(unsteady, clock);
    counter.count();
    await expect(counter.write()).rejects.toThrow('away');
    counter.count();
    away = false;
    await counter.write();
    expect(await countedDays()).toEqual({ '2026-11-21': 2 });
  });
});
