import { contract, type EndpointName } from '@lima-id/api';
import { createSubjects } from '../../src/subjects.ts';
import { issueTestToken } from '../account/issueTestToken.ts';
import { manualClock } from '../platform/manualClock.ts';
import { openTestStore } from '../platform/openTestStore.ts';
import { testApp } from '../platform/testApp.ts';
import { testParts } from '../platform/testParts.ts';
import { insertTestEnterprise } from '../production/insertTestEnterprise.ts';

/** Time at which the gateway opens: 18:00 in China. */
export const monitoringStart = '2026-05-18T10:00:00Z';

/** The enterprise of the machines, and another one. */
export const prefix = '88.118.901';
export const rival = '88.118.902';

/** The model of the machines. */
export const model = 'GT-6';

/** Opens a dedicated gateway for a test file, with two enterprises, of which one has a model. */
export async function openMonitoringGateway() {
  const clock = manualClock(monitoringStart);
  const store = await openTestStore();
  const app = await testApp({ store, clock, subjects: createSubjects(store, clock, testParts()), rateLimit: false });
  const tokens = {
    factory: await insertTestEnterprise(store, prefix),
    rival: await insertTestEnterprise(store, rival),
    visitor: await issueTestToken(store, clock, 'ORDINARY', null),
  };
  /** Calls with the token of an enterprise's systems, or of a user who belongs to none. */
  async function call(
    name: EndpointName,
    payload: object,
    who: keyof typeof tokens = 'factory',
    headers: Record<string, string> = {},
  ) {
    const { method, path } = contract[name];
    const reply = await app.inject({ method, url: path, headers: { accesstoken: tokens[who], ...headers }, payload });
    const { data, message } = reply.json();
    return { status: reply.statusCode, data, message };
  }
  const draft = {
    version: 0,
    name: '商用智能跑步机',
    code: model,
    description: '',
    pictures: [],
    industryCode: null,
    reminderLine: null,
    warrantyMonths: null,
    places: [],
    state: 'active',
  };
  await call('saveProductModel', draft);
  await call('saveBatch', { version: 0, model, number: 'B1', producedDay: '2026-05-02' });
  return {
    store,
    clock,
    call,
    /** Registers objects of the model. */
    async register(...codes: string[]) {
      const lines = codes.map((code) => ({ code, batch: 'B1', state: 'active', facts: {} }));
      const { data, message } = await call('registerIdentifiers', { model, lines });
      if (data?.added !== codes.length) throw new Error(`Not registered: ${message} ${JSON.stringify(data)}`);
    },
    async close() {
      await app.close();
      await store.close();
    },
  };
}

export type MonitoringGateway = Awaited<ReturnType<typeof openMonitoringGateway>>;
