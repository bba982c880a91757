import { type AssetRecord, inspectionDue, serviceLife, serviceNotice } from '@lima-id/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAssets } from '../src/asset/listAssets.ts';
import { createLookUp } from '../src/identifier/lookup/lookUp.ts';
import type { Store } from '../src/schema/store.ts';
import { openDemoStore, standingClock, storeOpeningMs } from '../testing/demo/demoStore.ts';
import { seedDemoAssets } from './demoAssets.ts';
import { demoIdentifiers } from './demoIdentifiers.ts';

/** Noon in China on the last day of the showcase. */
const clock = standingClock('2026-05-18T04:00:00Z');
const today = '2026-05-18';
const maker = { role: 'COMPANY_ADMIN', companyPrefix: '88.118.001' } as const;
let store: Store;

beforeAll(async () => {
  store = await openDemoStore(clock);
  await seedDemoAssets(store, clock);
}, storeOpeningMs);
afterAll(() => store.close());

async function book(at = clock): Promise<AssetRecord[]> {
  return (await listAssets(store, at, maker, { current: 1, size: 10 })).records;
}

describe("the demo's asset book", () => {
  it('has the treadmill with its running times', async () => {
    const treadmill = (await book()).find(({ identifier }) => identifier === demoIdentifiers.treadmill);
    expect(treadmill).toMatchObject({ assetNumber: 'ZC-RD-0231', originalValueFen: 2_680_000, inspectedOn: null });
    expect(treadmill?.run).toMatchObject({ minutes: 2_556, metres: 318_000 });
    expect(treadmill?.run.days.at(-1)).toEqual({ day: today, minutes: 348 });
    expect(treadmill?.repairs.map(({ day }) => day)).toEqual(['2026-05-17', '2026-05-14', '2026-05-12']);
  });

  it('has a walker near the end of its eight years and one past it', async () => {
    const walkers = (await book()).filter(({ outdoor }) => outdoor);
    expect(walkers.map((walker) => [serviceLife(walker, today).state, serviceNotice(walker, today)?.tone])).toEqual([
      ['expired', 'danger'],
      ['ending', 'warning'],
    ]);
    expect(walkers.map((walker) => (inspectionDue(walker, today)?.daysOver ?? 0) > 0)).toEqual([true, false]);
  });

  it('references existing codes, of devices and of their parts', async () => {
    const lookUp = createLookUp(store, clock, '');
    const codes = (await book()).flatMap(({ identifier, parts }) => [
      identifier,
      ...parts.map((part) => part.identifier),
    ]);
    expect(codes).toHaveLength(7);
    for (const code of codes) expect([code, (await lookUp(code)).found]).toEqual([code, true]);
  });

  it("continues the treadmill's running times on restart, without duplicates", async () => {
    const later = standingClock('2026-05-20T04:00:00Z');
    await seedDemoAssets(store, later);
    await seedDemoAssets(store, later);
    const records = await book(later);
    expect(records).toHaveLength(3);
    const { run } = records.find(({ identifier }) => identifier === demoIdentifiers.treadmill) ?? {};
    expect(run?.minutes).toBe(2_556 + 312 + 468);
    expect(run?.days.map(({ minutes }) => minutes)).toEqual([504, 366, 558, 348, 312, 468]);
  });
});
