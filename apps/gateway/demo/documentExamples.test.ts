import { contract, type EndpointName } from '@lima-id/api';
import { accessRules } from '@lima-id/api/documents';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../src/schema/store.ts';
import { createSubjects } from '../src/subjects.ts';
import { issueTestToken } from '../testing/account/issueTestToken.ts';
import { demoNoon, openDemoStore, standingClock, storeOpeningMs } from '../testing/demo/demoStore.ts';
import { type SampleCall, sampleCalls, writeCall } from '../testing/platform/sampleCalls.ts';
import { testApp } from '../testing/platform/testApp.ts';
import { testParts } from '../testing/platform/testParts.ts';

/** Calls of an enterprise that registers its first product, in their order. */
const registering = ['saveProductModel', 'saveBatch', 'saveScene', 'registerIdentifiers'] as const;

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

const calls = sampleCalls();
const reads = calls.filter(({ name }) => accessRules[name] === 'everybody' && !excluded.has(name));

describe('the examples of the OpenAPI document', () => {
  const clock = standingClock(demoNoon);
  let store: Store;
  let app: FastifyInstance;
  beforeAll(async () => {
    store = await openDemoStore(clock);
    app = await testApp({ store, subjects: createSubjects(store, clock, testParts()), rateLimit: false });
  }, storeOpeningMs);
  afterAll(async () => {
    await app.close();
    await store.close();
  });

  async function send(call: SampleCall, headers: Record<string, string> = {}) {
    const { payload, ...sent } = writeCall(call);
    const request = { ...sent, headers: { ...sent.headers, ...headers } };
    return await app.inject(payload === undefined ? request : { ...request, payload });
  }

  it.each(reads.map((call) => [call.name, call] as const))(
    'are answered by the demo when %s is called',
    async (_name, call) => {
      const response = await send(call);
      expect([response.statusCode, response.json()]).toEqual([200, expect.objectContaining({ success: true })]);
    },
  );

  it('register a product whose scene shows the data of its objects', async () => {
    const accesstoken = await issueTestToken(store, clock, 'MANAGER');
    const answers = new Map<EndpointName, object>();
    for (const name of registering) {
      const call = calls.find((one) => one.name === name);
      if (call === undefined) throw new Error(`Not documented: ${name}`);
      const response = await send(call, { accesstoken });
      const { data, message } = response.json();
      expect([name, response.statusCode, message]).toEqual([name, 200, '']);
      answers.set(name, data);
    }
    expect(answers.get('registerIdentifiers')).toMatchObject({ added: 2, refused: 0 });
    const { sceneConfId } = Object(answers.get('saveScene'));
    const payload = { identifier: '88.118.001/HF-2026-000001', sceneConfId };
    const { method, path } = contract.lookUpIdentifier;
    const { data } = (await app.inject({ method, url: path, payload })).json();
    expect(data.elements).toMatchObject([
      { lableName: '产品信息', lableValue: [{ lableName: '生产批次', lableValue: 'B20260518-01' }, { trace: true }] },
      { lableName: '追溯记录', lableValue: [{ title: '物流发运', text: '承运单SF1234567890。' }] },
    ]);
  });
});
