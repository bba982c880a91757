import { contract, type EndpointName } from '@lima-id/api';
import { accessRules } from '@lima-id/api/documents';
import { suspensionMessages } from '@lima-id/domain';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueTestToken } from '../../testing/account/issueTestToken.ts';
import { openTestStore } from '../../testing/platform/openTestStore.ts';
import { type SampleCall, sampleCalls, writeCall } from '../../testing/platform/sampleCalls.ts';
import { testApp } from '../../testing/platform/testApp.ts';
import { testParts } from '../../testing/platform/testParts.ts';
import { withoutJobs } from '../../testing/platform/withoutJobs.ts';
import { insertTestEnterprise } from '../../testing/production/insertTestEnterprise.ts';
import { systemClock } from '../platform/clock/clock.ts';
import type { Store } from '../schema/store.ts';
import { createSubjects } from '../subjects.ts';

/** The enterprise of the sample calls. */
const prefix = '88.118.001';

/** Calls on fault reports: machines in use are repaired while the prefix is suspended. */
const ofFaultReports: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'listFaultReports',
  'acceptFaultReport',
  'declineFaultReport',
  'completeFaultReport',
  'readFaultPhoto',
]);

/** Whether a call is for the members of enterprises, and not for every user. */
function isManaging(name: EndpointName): boolean {
  const rule = accessRules[name];
  return Array.isArray(rule) && rule.includes('COMPANY_ADMIN') && !rule.includes('ORDINARY');
}

const calls = sampleCalls().filter(({ name }) => isManaging(name));
const named = (kind: (name: EndpointName) => boolean) =>
  calls.filter(({ name }) => kind(name)).map((call) => [call.name, call] as const);

let store: Store;
let app: FastifyInstance;
let member: string;
beforeAll(async () => {
  store = await openTestStore();
  const subjects = createSubjects(store, systemClock, testParts());
  app = await testApp({ store, subjects: withoutJobs(subjects), rateLimit: false });
  await insertTestEnterprise(store, prefix);
  member = await issueTestToken(store, systemClock, 'COMPANY_ADMIN', prefix);
  await store.kysely
    .updateTable('enterprise')
    .set({ examine_status: 'suspended' })
    .where('prefix', '=', prefix)
    .execute();
}, 120_000);
afterAll(async () => {
  await app.close();
  await store.close();
});

async function send(call: SampleCall) {
  const { payload, ...sent } = writeCall(call);
  const request = { ...sent, headers: { ...sent.headers, accesstoken: member } };
  const response = await app.inject(payload === undefined ? request : { ...request, payload });
  return { status: response.statusCode, message: response.json().message };
}

describe('the enterprise of a suspended prefix', () => {
  it.each(named((name) => !ofFaultReports.has(name)))('is refused %s', async (_name, call) => {
    expect(await send(call)).toEqual({ status: 403, message: suspensionMessages.refused });
  });

  it.each(named((name) => ofFaultReports.has(name)))('is not refused %s', async (_name, call) => {
    expect((await send(call)).status).not.toBe(403);
  });

  it('lists its fault reports', async () => {
    const { method, path } = contract.listFaultReports;
    const payload = { page: 1, pageSize: 10 };
    const response = await app.inject({ method, url: path, payload, headers: { accesstoken: member } });
    expect([response.statusCode, response.json().data]).toEqual([200, { total: 0, tickets: [] }]);
  });
});
