import { contract } from '@lima-id/api';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { storeOpeningMs } from '../testing/demo/demoStore.ts';
import { type ManualClock, manualClock } from '../testing/platform/manualClock.ts';
import { openTestStore } from '../testing/platform/openTestStore.ts';
import { testApp } from '../testing/platform/testApp.ts';
import { testParts } from '../testing/platform/testParts.ts';
import { counterFlushMs } from './home/resolutionCounter.ts';
import type { Store } from './schema/store.ts';
import { createSubjects } from './subjects.ts';

let clock: ManualClock;
let store: Store;
let app: FastifyInstance;
let log: string[];

beforeEach(async () => {
  clock = manualClock('2026-11-21T04:00:00Z');
  store = await openTestStore();
  log = [];
  app = await testApp({
    store,
    clock,
    subjects: createSubjects(store, clock, testParts()),
    logStream: { write: (line) => void log.push(line), flush() {}, warnings: () => [] },
  });
}, storeOpeningMs);
afterEach(() => app.close());

const readHome = () => app.inject({ method: 'POST', url: contract.readHome.path });
const jobs = async () => (await app.inject('/readyz')).json<{ data: { jobs: unknown } }>().data.jobs;

describe('a gateway without its database', () => {
  it('answers 503 with Retry-After and keeps running', async () => {
    await store.close();
    const calls = await Promise.all([
      readHome(),
      app.inject(`${contract.readIdentifier.path}?identifier=88.118.001%2FGT-2026-000123`),
      app.inject({
        method: 'POST',
        url: contract.createChallenge.path,
        payload: { scene: 'prefix', kind: 'picture' },
      }),
    ]);
    for (const call of calls) {
      expect(call.statusCode).toBe(503);
      expect(call.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
      expect(call.json()).toEqual({ success: false, data: null, message: '服务暂时不可用，请稍后再试' });
    }
    const ready = await app.inject('/readyz');
    expect([ready.statusCode, ready.headers['retry-after']]).toEqual([503, '2']);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
  });

  it('logs and counts failed jobs, and still shuts down', async () => {
    await app.ready();
    await app.inject(`${contract.readIdentifier.path}?identifier=88.118.001%2FGT-2026-000123`);
    await store.close();
    clock.moveBy(24 * 3_600_000);
    const failed = () => new Set(log.filter((line) => line.includes('job failed')).map((line) => JSON.parse(line).job));
    await expect
      .poll(() => [...failed()].toSorted())
      .toEqual([
        'account cleanup',
        'captcha cleanup',
        'cleanup of addresses',
        'idempotency cleanup',
        'import cleanup',
        'imports',
        'lead cleanup',
        'order cleanup',
        'order expiry',
        'prefix cleanup',
        'private picture cleanup',
        'product picture cleanup',
        'readings cleanup',
        'repair cleanup',
      ]);
    await app.close();
  });

  it('reports the status of its jobs in /readyz', async () => {
    expect(await jobs()).toMatchObject({
      'lookup counter': { failures: 0, lastSuccess: null },
      'payment inquiry': { failures: 0, lastSuccess: null },
    });
    clock.moveBy(counterFlushMs);
    await expect
      .poll(jobs)
      .toMatchObject({ 'lookup counter': { failures: 0, lastSuccess: clock.now().toISOString() } });
  });
});
