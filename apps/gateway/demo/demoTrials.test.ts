import { type TrialState, trialStates } from '@lima-id/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMobiles } from '../src/account/mobiles.ts';
import type { Store } from '../src/schema/store.ts';
import { listTrials } from '../src/trial/listTrials.ts';
import { openTrial } from '../src/trial/openTrial.ts';
import { demoNoon, openDemoStore, standingClock, storeOpeningMs } from '../testing/demo/demoStore.ts';
import { openTestStore } from '../testing/platform/openTestStore.ts';
import { testSecret } from '../testing/platform/testParts.ts';
import { seedDemoAccounts } from './demoAccounts.ts';
import { seedDemoTrials } from './demoTrials.ts';

const maker = '88.118.001';
const clock = standingClock(demoNoon);
let store: Store;

beforeAll(async () => {
  store = await openDemoStore(clock);
  await seedDemoAccounts(store, clock, createMobiles(testSecret));
  await Promise.all([seedDemoTrials(store, clock), seedDemoTrials(store, clock)]);
}, storeOpeningMs);
afterAll(() => store.close());

async function trialsOf(companyPrefix: string, at = clock) {
  return (await listTrials({ store, clock: at }, { companyPrefix }, { page: 1, size: 50 })).records;
}

async function companies(): Promise<string[]> {
  const rows = await store.kysely.selectFrom('trial').select('company_prefix').distinct().execute();
  return rows.map(({ company_prefix }) => company_prefix);
}

describe('demo trials', () => {
  it.each(['2026-11-20T16:00:00Z', demoNoon, '2026-11-21T15:59:59Z'])(
    'cover every state when seeded %s, at any hour',
    async (moment) => {
      const all = await Promise.all((await companies()).map((prefix) => trialsOf(prefix, standingClock(moment))));
      const count = (state: TrialState) => all.flat().filter((one) => one.state === state).length;
      expect((Object.keys(trialStates) as TrialState[]).map(count)).toEqual([2, 2, 2]);
    },
  );

  it('include a running and an ended one for the maker', async () => {
    const shown = await trialsOf(maker);
    expect(shown.map(({ productName, state, daysLeft }) => [productName, state, daysLeft])).toEqual([
      ['标识赋码系统', 'running', 25],
      ['设备资产管理', 'over', 0],
    ]);
    for (const { picture } of shown) expect(picture).toMatch(/^\/illustrations\/[\w-]+\.svg$/);
    const account = await store.kysely
      .selectFrom('account')
      .select('id')
      .where('username', '=', 'maker')
      .executeTakeFirstOrThrow();
    const caller = { accountId: account.id, companyPrefix: maker };
    const going = async (appCode: string, packageProductId: string) =>
      await openTrial({ store, clock }, caller, { appCode, packageProductId });
    expect(await going('code-assignment', '101')).toMatchObject({ data: { productId: '1' } });
    expect(await going('asset-management', '201')).toMatchObject({
      failure: { status: 409, data: { reason: 'over' } },
    });
  });

  it('started after their apps were listed and their companies had a prefix', async () => {
    const rows = await store.kysely
      .selectFrom('trial')
      .innerJoin('product', 'product.id', 'trial.product_id')
      .innerJoin('enterprise', 'enterprise.prefix', 'trial.company_prefix')
      .select(['started_at', 'sell_time', 'enterprise.created_at', 'examine_status'])
      .execute();
    expect(rows).toHaveLength(6);
    for (const { started_at, sell_time, created_at, examine_status } of rows) {
      expect(started_at.getTime()).toBeGreaterThan(Math.max(sell_time.getTime(), created_at.getTime()));
      expect(examine_status).toBe('approved');
    }
  });

  it('are not inserted without the demo data, and not again on restart', async () => {
    const before = await trialsOf(maker);
    await seedDemoTrials(store, standingClock('2026-12-24T04:00:00Z'));
    expect(await trialsOf(maker)).toEqual(before);
    const empty = await openTestStore();
    await seedDemoTrials(empty, clock);
    expect(await empty.kysely.selectFrom('trial').selectAll().execute()).toEqual([]);
    await empty.close();
  });
});
