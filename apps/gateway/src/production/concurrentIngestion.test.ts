import { contract } from '@lima-id/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoNoon, openDemoStore, standingClock, storeOpeningMs } from '../../testing/demo/demoStore.ts';
import { testApp } from '../../testing/platform/testApp.ts';
import { testParts } from '../../testing/platform/testParts.ts';
import { createLogStream } from '../platform/log/logStream.ts';
import { hashToken } from '../platform/secret/token.ts';
import type { Store } from '../schema/store.ts';
import { createSubjects } from '../subjects.ts';

const lookups = 500;
const batches = 20;
const eventsPerBatch = 200;
const token = 'lookups-beside-events';
const clock = standingClock(demoNoon);

let store: Store;

beforeAll(async () => {
  store = await openDemoStore(clock);
  await store.kysely
    .insertInto('enterprise_token')
    .values({ hash: hashToken(token), enterprise_prefix: '88.118.001', created_at: clock.now(), withdrawn_at: null })
    .execute();
}, storeOpeningMs);

afterAll(async () => {
  await store.close();
});

function batchOf(index: number) {
  return Array.from({ length: eventsPerBatch }, (_, place) => ({
    id: `beside-${index}-${place}`,
    time: '2026-05-15 09:30:00',
    unitName: '总装线',
    positionCode: `BESIDE-${place % 7}`,
    positionName: '总装',
    type: 'energy',
    label: '电力',
    energy: 1,
  }));
}

describe('lookups while events are ingested', () => {
  it('are all answered, with consistent counters, log and totals', async () => {
    const lines: string[] = [];
    const log = createLogStream((text) => lines.push(...text.split('\n').filter((line) => line !== '')));
    const subjects = createSubjects(store, clock, testParts());
    const app = await testApp({ store, subjects, clock, rateLimit: false, logStream: log });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as { port: number };
    const post = (path: string, body: object, headers: Record<string, string> = {}) =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    const counted = async () => {
      const row = await store.kysely
        .selectFrom('resolution_counter')
        .select((eb) => eb.fn.coalesce(eb.fn.sum<string>('total'), eb.val('0')).as('total'))
        .executeTakeFirstOrThrow();
      return Number(row.total);
    };
    const before = await counted();

    // Every tenth code is unknown.
    const asked = Array.from({ length: lookups }, (_, index) => {
      const serial = index % 10 === 9 ? `NONE-${index}` : `GT-2026-000${101 + (index % 50)}`;
      return post(contract.lookUpIdentifier.path, { identifier: `88.118.001/${serial}` });
    });
    const reported = Array.from({ length: batches }, (_, index) =>
      post(contract.ingestProductionEvents.path, { events: batchOf(index) }, { accessToken: token }),
    );
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    const accepted = (await Promise.all(reported)).map(({ status }) => status);
    await app.close();
    log.flush();

    expect(statuses.filter((status) => status === 200)).toHaveLength(lookups * 0.9);
    expect(statuses.filter((status) => status === 404)).toHaveLength(lookups * 0.1);
    expect(accepted).toEqual(Array.from({ length: batches }, () => 200));
    expect((await counted()) - before).toBe(lookups * 0.9);
    const logged = lines.filter((line) => line.includes('"route":"lookUpIdentifier"'));
    expect(logged.filter((line) => line.includes('"status":200'))).toHaveLength(lookups * 0.9);
    expect(logged).toHaveLength(lookups);
    const sums = await store.kysely
      .selectFrom('production_hour')
      .innerJoin('production_position', 'production_position.id', 'production_hour.position_id')
      .select((eb) => eb.fn.sum<string>('production_hour.amount').as('amount'))
      .where('production_position.code', 'like', 'BESIDE-%')
      .executeTakeFirstOrThrow();
    expect(Number(sums.amount)).toBe(batches * eventsPerBatch);
  });
});
