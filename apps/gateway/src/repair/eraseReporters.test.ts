import { contract } from '@lima-id/api';
import { dayMs, faultContactKeptDays } from '@lima-id/domain';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type StandingClock, standingClock } from '../../testing/demo/demoStore.ts';
import { openTestStores } from '../../testing/platform/openTestStore.ts';
import { testSecret } from '../../testing/platform/testParts.ts';
import { openRepairGateway } from '../../testing/repair/repairGateway.ts';
import { createSeal } from '../platform/secret/seal.ts';
import type { Store } from '../schema/store.ts';
import { eraseReporters } from './eraseReporters.ts';
import { cleanupBatchSize, cleanupIntervalMs } from './limits.ts';

const keptMs = faultContactKeptDays * dayMs;
const contacts = createSeal(testSecret, 'fault contact');
const running = new AbortController().signal;

let stores: readonly [Store, ...Store[]];
let store: Store;
let clock: StandingClock;
let made = 0;

beforeAll(async () => {
  stores = await openTestStores(2);
  [store] = stores;
}, 120_000);
afterAll(async () => {
  for (const one of stores.toReversed()) await one.close();
});
beforeEach(async () => {
  await store.kysely.deleteFrom('fault_ticket').execute();
  clock = standingClock('2026-11-22T04:00:00Z');
});

/** A ticket for the test. */
interface TestTicket {
  /** Milliseconds before the time of the test, of the report and of each step. */
  reported: number;
  steps?: readonly number[];
  state?: 'waiting' | 'underway' | 'done' | 'declined';
}

function ticketRow({ reported, steps = [], state = 'done' }: TestTicket) {
  made += 1;
  const number = `WX-2024-${String(made).padStart(6, '0')}`;
  const before = (ms: number) => clock.now().getTime() - ms;
  return {
    number,
    transaction_id: String(made).padStart(32, '0'),
    prefix: '88.118.001',
    suffix: 'GT-2026-000123',
    kind: 'noise' as const,
    words: '电机有异响，请打139 1234 5678',
    contact_name: contacts.seal('王晓楠', number),
    contact_mobile: contacts.seal('13912345678', number),
    reported_at: new Date(before(reported)),
    state,
    steps: JSON.stringify(
      steps.map((ms) => ({ event: 'accepted', by: 'maker', at: before(ms), engineer: '李振', point: '', note: '' })),
    ),
  };
}

async function insert(...tickets: TestTicket[]): Promise<string[]> {
  const rows = tickets.map(ticketRow);
  await store.kysely.insertInto('fault_ticket').values(rows).execute();
  return rows.map(({ number }) => number);
}

/** Numbers of the tickets that still have a reporter. */
async function kept(): Promise<string[]> {
  const rows = await store.kysely
    .selectFrom('fault_ticket')
    .select(['number', 'erased_at'])
    .where((ticket) => ticket.or([ticket('contact_name', '<>', ''), ticket('contact_mobile', '<>', '')]))
    .orderBy('number')
    .execute();
  expect(rows.filter(({ erased_at }) => erased_at !== null)).toEqual([]);
  return rows.map(({ number }) => number);
}

const many = (count: number) => Array.from({ length: count }, () => ({ reported: keptMs }));

describe('the reporter of a ticket', () => {
  it.each(['waiting', 'underway', 'done', 'declined'] as const)(
    'is erased two years after the last step, or the report, when the ticket is %s',
    async (state) => {
      const steps = state === 'waiting' ? [] : [keptMs];
      const [, young] = await insert({ reported: keptMs, steps, state }, { reported: keptMs - 1, state });
      await eraseReporters({ store, clock }, running);
      expect(await kept()).toEqual([young]);
      clock.moveBy(1);
      await eraseReporters({ store, clock }, running);
      expect(await kept()).toEqual([]);
    },
  );

  it('is kept exactly while a report or a step of the ticket is younger than two years, whatever there was', async () => {
    const moments = fc.array(fc.integer({ min: keptMs - 5, max: keptMs + 5 }), { minLength: 1, maxLength: 4 });
    const histories = fc.array(
      moments.map((all) => all.toSorted((one, other) => other - one)),
      { minLength: 1, maxLength: 20 },
    );
    await fc.assert(
      fc.asyncProperty(histories, async (given) => {
        await store.kysely.deleteFrom('fault_ticket').execute();
        const numbers = await insert(...given.map(([reported = 0, ...steps]) => ({ reported, steps })));
        await eraseReporters({ store, clock }, running);
        expect(await kept()).toEqual(numbers.filter((_number, index) => (given[index]?.at(-1) ?? 0) < keptMs));
      }),
      { numRuns: 20 },
    );
  });

  it('goes with the numbers in the words, while the ticket and its steps stay', async () => {
    const [number = ''] = await insert({ reported: 2 * keptMs, steps: [keptMs] });
    const read = () =>
      store.kysely.selectFrom('fault_ticket').selectAll().where('number', '=', number).executeTakeFirstOrThrow();
    const before = await read();
    await eraseReporters({ store, clock }, running);
    const gone = { contact_name: '', contact_mobile: '', words: '电机有异响，请打139****5678', erased_at: clock.now() };
    expect(await read()).toEqual({ ...before, ...gone });
    clock.moveBy(dayMs);
    await eraseReporters({ store, clock }, running);
    expect(await read()).toEqual({ ...before, ...gone });
  });

  it('is erased by the job of a gateway, after which its number finds the ticket no more', async () => {
    const [number = ''] = await insert({ reported: keptMs - cleanupIntervalMs });
    const gateway = await openRepairGateway(store, clock);
    await gateway.app.ready();
    const lookUp = async (asked: string) => {
      const { status } = await gateway.call(contract.lookUpFaultReport, { number: asked, mobileTail: '5678' });
      return status;
    };
    expect(await lookUp(number)).toBe(200);
    clock.moveBy(cleanupIntervalMs);
    await expect.poll(kept).toEqual([]);
    expect(await lookUp(number)).toBe(404);
    const request = { page: 1, pageSize: 10 };
    const { data } = await gateway.call(contract.listFaultReports, request, await gateway.tokenOf('ADMIN'));
    expect(data?.['tickets']).toMatchObject([{ number, contactName: '', contactMobile: '' }]);
    await gateway.app.close();
  });
});

describe('eraseReporters', () => {
  it('erases many reporters on two gateways at once', async () => {
    await insert(...many(2 * cleanupBatchSize + 1));
    await Promise.all(stores.map((one) => eraseReporters({ store: one, clock }, running)));
    expect(await kept()).toEqual([]);
  });

  it('skips a ticket that is being changed instead of waiting, and erases it in the next run', async () => {
    const [busy = ''] = await insert(...many(3));
    await store.transaction(async (transaction) => {
      await transaction.selectFrom('fault_ticket').select('number').where('number', '=', busy).forUpdate().execute();
      await eraseReporters({ store, clock }, running);
      expect(await kept()).toEqual([busy]);
    });
    await eraseReporters({ store, clock }, running);
    expect(await kept()).toEqual([]);
  });

  it('stops before the next batch when the gateway shuts down, and a restarted one goes on', async () => {
    await insert(...many(cleanupBatchSize + 1));
    const ending = new AbortController();
    const shutting: Store = {
      ...store,
      transaction: async (work) => {
        const result = await store.transaction(work);
        ending.abort();
        return result;
      },
    };
    await eraseReporters({ store: shutting, clock }, ending.signal);
    expect(await kept()).toHaveLength(1);
    await eraseReporters({ store, clock }, ending.signal);
    expect(await kept()).toHaveLength(1);
    await eraseReporters({ store, clock }, running);
    expect(await kept()).toEqual([]);
  });
});
