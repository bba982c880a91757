import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemoAccounts } from '../demo/demoAccounts.ts';
import { seedDemoProduction } from '../demo/demoProduction.ts';
import { demoPlantToken } from '../demo/productionLines.ts';
import { createRandom } from '../demo/random.ts';
import { seedDemo } from '../demo/seed.ts';
import { issueTestToken } from '../testing/account/issueTestToken.ts';
import { storeOpeningMs } from '../testing/demo/demoStore.ts';
import { describeRequest, fuzzRequest } from '../testing/platform/fuzz/fuzzRequest.ts';
import { openTestStore } from '../testing/platform/openTestStore.ts';
import { sampleCalls } from '../testing/platform/sampleCalls.ts';
import { testApp } from '../testing/platform/testApp.ts';
import { testParts, testSecret } from '../testing/platform/testParts.ts';
import { createMobiles } from './account/mobiles.ts';
import { systemClock } from './platform/clock/clock.ts';
import { createLogStream } from './platform/log/logStream.ts';
import { createSandbox } from './platform/payment/sandbox.ts';
import type { Store } from './schema/store.ts';
import { createSubjects } from './subjects.ts';

const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_123);
const requests = Number(process.env['FUZZ_REQUESTS'] ?? 3_000);

let store: Store;
let app: FastifyInstance;
let tokens: string[];
let log = '';
const logStream = createLogStream((text) => (log += text));

beforeAll(async () => {
  store = await openTestStore({
    filling: {
      name: 'fuzzed demo',
      async fill(filled) {
        await seedDemo(filled, systemClock);
        await seedDemoAccounts(filled, systemClock, createMobiles(testSecret));
        await seedDemoProduction(filled, systemClock);
      },
    },
  });
  const sandbox = createSandbox({ clock: systemClock, publicUrl: '' });
  const parts = { ...testParts(), payments: { humi: sandbox, wechat: sandbox } };
  app = await testApp({
    store,
    subjects: createSubjects(store, systemClock, parts),
    rateLimit: false,
    logStream,
    config: { logLevel: 'error', trustProxy: false, publicUrl: null, clientCredential: 'lima-portal:public' },
  });
  tokens = [
    await issueTestToken(store, systemClock, 'ORDINARY'),
    await issueTestToken(store, systemClock, 'COMPANY_ADMIN', '88.118.001'),
    await issueTestToken(store, systemClock, 'ADMIN'),
    demoPlantToken,
  ];
}, 2 * storeOpeningMs);
afterAll(async () => {
  await app.close();
  await store.close();
});

describe('the gateway', () => {
  it('answers no fuzzed request with a server error', { timeout: 300_000 }, async () => {
    const random = createRandom(seed);
    const calls = sampleCalls();
    const broken: string[] = [];
    for (let sent = 0; sent < requests; sent++) {
      const request = fuzzRequest(random, calls, tokens);
      const { statusCode } = await app.inject({ ...request, method: request.method as 'GET' });
      if (statusCode >= 500)
        broken.push(`${statusCode} of request ${sent} with FUZZ_SEED=${seed}: ${describeRequest(request)}`);
    }
    logStream.flush();
    expect([broken.slice(0, 20), broken.length === 0 ? '' : log.slice(0, 4_000)]).toEqual([[], '']);
  });
});
