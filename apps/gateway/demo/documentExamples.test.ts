import type { EndpointName } from '@lima-id/api';
import { accessRules } from '@lima-id/api/documents';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../src/schema/store.ts';
import { createSubjects } from '../src/subjects.ts';
import { demoNoon, openDemoStore, standingClock, storeOpeningMs } from '../testing/demo/demoStore.ts';
import { sampleCalls, writeCall } from '../testing/platform/sampleCalls.ts';
import { testApp } from '../testing/platform/testApp.ts';
import { testParts } from '../testing/platform/testParts.ts';

/** Public calls that change something, send a code, or need what only their caller has: a proof, a code, a ticket number. */
const excluded: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'lookUpIdentifier',
  'verifyCoatingCode',
  'reportFault',
  'lookUpFaultReport',
  'loginByPassword',
  'loginByCode',
  'refreshToken',
  'logOut',
  'registerAccount',
  'retrievePassword',
  'createChallenge',
  'answerChallenge',
  'sendSmsCode',
  'sendContactRequest',
  'sendInquiry',
]);

const reads = sampleCalls().filter(({ name }) => accessRules[name] === 'everybody' && !excluded.has(name));

describe('the examples of the OpenAPI document', () => {
  let store: Store;
  let app: FastifyInstance;
  beforeAll(async () => {
    const clock = standingClock(demoNoon);
    store = await openDemoStore(clock);
    app = await testApp({ store, subjects: createSubjects(store, clock, testParts()), rateLimit: false });
  }, storeOpeningMs);
  afterAll(async () => {
    await app.close();
    await store.close();
  });

  it.each(reads.map((call) => [call.name, call] as const))(
    'are answered by the demo when %s is called',
    async (_name, call) => {
      const { payload, ...sent } = writeCall(call);
      const response = await app.inject({ ...sent, ...(payload === undefined ? {} : { payload }) });
      expect([response.statusCode, response.json()]).toEqual([200, expect.objectContaining({ success: true })]);
    },
  );
});
