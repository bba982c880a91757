import { contract, type EndpointName } from '@lima-id/api';
import { type AccessRule, accessRules, admitsEnterprises } from '@lima-id/api/documents';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertTestAccount } from '../../../testing/account/insertTestAccount.ts';
import { openTestStore } from '../../../testing/platform/openTestStore.ts';
import { testApp } from '../../../testing/platform/testApp.ts';
import { testParts } from '../../../testing/platform/testParts.ts';
import { insertTestEnterprise } from '../../../testing/production/insertTestEnterprise.ts';
import { createSessions } from '../../account/sessions.ts';
import type { Store } from '../../schema/store.ts';
import { createSubjects } from '../../subjects.ts';
import { systemClock } from '../clock/clock.ts';
import { userRoles } from './caller.ts';

/** Expected result of a caller. */
function expected(rule: AccessRule, caller: string): number | 'allowed' | 'forbidden' {
  if (rule === 'everybody' || (admitsEnterprises(rule) && caller === 'an enterprise')) return 'allowed';
  const role = userRoles.find((one) => one === caller);
  if (role === undefined) return caller === 'nobody' ? 40106 : 40108;
  return rule !== 'enterprises' && rule.includes(role) ? 'allowed' : 'forbidden';
}

describe('the running gateway', () => {
  let store: Store;
  let app: FastifyInstance;
  let address: string;
  const tokens = new Map<string, string>([
    ['nobody', ''],
    ['the default token', 'default'],
  ]);

  beforeAll(async () => {
    store = await openTestStore();
    app = await testApp({
      store,
      subjects: createSubjects(store, systemClock, testParts()),
      rateLimit: false,
    });
    address = await app.listen({ host: '127.0.0.1', port: 0 });
    const sessions = createSessions(store, systemClock);
    for (const role of userRoles) {
      const id = await insertTestAccount(store, { role });
      const given = await store.transaction((transaction) => sessions.open(transaction, id, 'device'));
      tokens.set(role, given.accessToken);
    }
    tokens.set('an enterprise', await insertTestEnterprise(store, '88.118.901'));
  }, 120_000);
  afterAll(async () => {
    await app.close();
    await store.close();
  });

  /** Without content: an authorised call is refused for its content, or answered. */
  async function ask(name: EndpointName, token: string): Promise<{ status: number; code: number | undefined }> {
    const { method, path } = contract[name];
    const response = await fetch(address + path.replace('{id}', '1'), {
      method,
      headers: {
        authorization: `Basic ${Buffer.from('test:test').toString('base64')}`,
        ...(token === '' ? {} : { accessToken: token }),
      },
    });
    const { code } = (await response.json()) as { code?: number };
    return { status: response.status, code };
  }

  const cases = (Object.keys(contract) as EndpointName[]).flatMap((call) =>
    [...userRoles, 'an enterprise', 'nobody', 'the default token'].map((caller) => ({ call, caller })),
  );

  it.each(cases)('authorises $caller as documented for $call', async ({ call, caller }) => {
    const { status, code } = await ask(call, tokens.get(caller) ?? '');
    const answered = status === 401 ? code : status === 403 ? 'forbidden' : 'allowed';
    expect(answered).toBe(expected(accessRules[call], caller));
  });
});
