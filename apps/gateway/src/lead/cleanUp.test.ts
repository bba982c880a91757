import { dayMs, leadKeptDays } from '@lima-id/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type StandingClock, standingClock } from '../../testing/demo/demoStore.ts';
import { deleteLeads } from '../../testing/lead/deleteLeads.ts';
import { contactBody, openLeadGateway } from '../../testing/lead/leadGateway.ts';
import { openTestStores } from '../../testing/platform/openTestStore.ts';
import type { Store } from '../schema/store.ts';
import { cleanUpLeads } from './cleanUp.ts';
import { cleanupBatchSize, cleanupIntervalMs } from './limits.ts';

const keptMs = leadKeptDays * dayMs;
const running = new AbortController().signal;

let stores: readonly [Store, ...Store[]];
let store: Store;
let clock: StandingClock;

beforeAll(async () => {
  stores = await openTestStores(2);
  [store] = stores;
}, 120_000);
afterAll(async () => {
  for (const one of stores.toReversed()) await one.close();
});
beforeEach(async () => {
  await deleteLeads(store);
  clock = standingClock('2026-11-22T04:00:00Z');
});

/** Leads that were sent a time ago; their content cannot be read. */
async function insert(count: number, agoMs: number): Promise<void> {
  const row = { kind: 'contact', company_prefix: null, account_id: null, industry_codes: '', budget: '' } as const;
  const sent = { ...row, sent_at: new Date(clock.now().getTime() - agoMs), interests: '[]', content: 'sealed' };
  const rows = Array.from({ length: count }, (_, index) => ({ ...sent, id: `${agoMs} ${index}` }));
  await store.kysely.insertInto('lead').values(rows).execute();
}

async function unerased(): Promise<number> {
  return (await store.kysely.selectFrom('lead').select('id').where('erased_at', 'is', null).execute()).length;
}

describe('a lead', () => {
  it('loses content and sender by the job of a gateway two years after it was sent, and keeps number and subject', async () => {
    const requestId = 'an-attempt-with-a-name';
    const first = await openLeadGateway(store, clock);
    await first.contact({ requestId }, { token: await first.tokenOf('COMPANY') });
    await first.app.close();
    // A clock that moves by two years at once runs jobs of every second.
    clock = standingClock(new Date(clock.now().getTime() + keptMs - cleanupIntervalMs).toISOString());
    const gateway = await openLeadGateway(store, clock);
    await gateway.app.ready();
    const admin = await gateway.tokenOf('ADMIN');
    const [before] = (await gateway.list(admin)).leads;
    expect(before).toMatchObject({ companyName: contactBody.companyName, erasedTime: null });
    expect(before?.username).not.toBe('');
    clock.moveBy(cleanupIntervalMs);
    await expect.poll(unerased).toBe(0);

    const again = await gateway.tokenOf('ADMIN');
    const gone = { companyName: '', contactPersonName: '', contactPersonphone: '', consultContent: '', subject: '' };
    const erased = { ...before, ...gone, username: '', erasedTime: clock.now().getTime() };
    expect((await gateway.list(again)).leads).toEqual([erased]);
    // The attempt, repeated, is the same lead.
    expect((await gateway.contact({ requestId })).success).toBe(true);
    expect((await gateway.operate('eraseLead', { id: erased.id }, again)).status).toBe(200);
    expect((await gateway.list(again)).leads).toEqual([erased]);
    await gateway.app.close();
  });

  it('is kept until two years have passed', async () => {
    await insert(1, keptMs - 1);
    await cleanUpLeads({ store, clock }, running);
    expect(await unerased()).toBe(1);
    clock.moveBy(1);
    await cleanUpLeads({ store, clock }, running);
    expect(await unerased()).toBe(0);
  });
});

describe('cleanUpLeads', () => {
  it('erases many leads on two gateways at once', async () => {
    await insert(2 * cleanupBatchSize + 1, keptMs);
    await Promise.all(stores.map((one) => cleanUpLeads({ store: one, clock }, running)));
    expect(await unerased()).toBe(0);
  });

  it('skips a lead that is being erased instead of waiting, and erases it in the next run', async () => {
    await insert(3, keptMs);
    await store.transaction(async (transaction) => {
      await transaction.selectFrom('lead').select('id').where('id', '=', `${keptMs} 1`).forUpdate().execute();
      await cleanUpLeads({ store, clock }, running);
      expect(await unerased()).toBe(1);
    });
    await cleanUpLeads({ store, clock }, running);
    expect(await unerased()).toBe(0);
  });

  it('stops before the next batch when the gateway shuts down, and a restarted one goes on', async () => {
    await insert(cleanupBatchSize + 1, keptMs);
    await store.kysely.insertInto('lead_once').values({ hash: 'old', until: clock.now() }).execute();
    const ending = new AbortController();
    const shutting: Store = {
      ...store,
      transaction: async (work) => {
        const result = await store.transaction(work);
        ending.abort();
        return result;
      },
    };
    await cleanUpLeads({ store: shutting, clock }, ending.signal);
    expect(await unerased()).toBe(1);
    await store.kysely.insertInto('lead_once').values({ hash: 'older', until: clock.now() }).execute();
    await cleanUpLeads({ store, clock }, ending.signal);
    expect(await store.kysely.selectFrom('lead_once').select('hash').execute()).toEqual([{ hash: 'older' }]);
    await cleanUpLeads({ store, clock }, running);
    expect(await unerased()).toBe(0);
  });
});
