import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPlantToken } from '../demo/productionLines.ts';
import { createRandom } from '../demo/random.ts';
import { issueTestToken } from '../testing/account/issueTestToken.ts';
import { storeOpeningMs } from '../testing/demo/demoStore.ts';
import { openWholeDemoStore } from '../testing/demo/wholeDemoStore.ts';
import { describeRequest, fuzzRequest } from '../testing/platform/fuzz/fuzzRequest.ts';
import { sampleCalls } from '../testing/platform/sampleCalls.ts';
import { testApp } from '../testing/platform/testApp.ts';
import { testParts } from '../testing/platform/testParts.ts';
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
  store = await openWholeDemoStore();
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
