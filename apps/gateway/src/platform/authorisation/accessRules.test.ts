import { readFileSync } from 'node:fs';
import { contract, type EndpointName } from '@lima-id/api';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSessions } from '../../account/sessions.ts';
import { insertTestAccount } from '../../account/testing/insertTestAccount.ts';
import { insertTestEnterprise } from '../../production/testing/insertTestEnterprise.ts';
import { createSubjects } from '../../subjects.ts';
import { systemClock } from '../clock/clock.ts';
import type { Store } from '../database/database.ts';
import { openTestStore } from '../testing/openTestStore.ts';
import { testApp } from '../testing/testApp.ts';
import { testParts } from '../testing/testParts.ts';
import { type AccessRule, accessRules } from './accessRules.ts';
import { type UserRole, userRoles } from './caller.ts';

/** What the written table says: the call, then who. */
function writtenRules(): [string, string][] {
  const page = readFileSync(new URL('../../../../../docs/rules/access.md', import.meta.url), 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| call'));
  return rows.map((line) => {
    const [, call = '', who = ''] = line.split('|').map((cell) => cell.trim());
    return [call, who];
  });
}

const written = writtenRules();

function rolesOf(who: string): AccessRule {
  if (who === 'everybody' || who === 'enterprises') return who;
  return who === 'users' ? userRoles : (who.split(', ') as UserRole[]);
}

/** What a caller is to find. */
function expected(rule: AccessRule, caller: string): number | 'allowed' | 'forbidden' {
  if (rule === 'everybody' || (rule === 'enterprises' && caller === 'an enterprise')) return 'allowed';
  const role = userRoles.find((one) => one === caller);
  if (role === undefined) return caller === 'nobody' ? 40106 : 40108;
  return rule !== 'enterprises' && rule.includes(role) ? 'allowed' : 'forbidden';
}

describe('the access rules', () => {
  it('are those of the written table, for every call of the contract', () => {
    expect(written.map(([call]) => call)).toEqual(Object.keys(contract));
    expect(Object.fromEntries(written.map(([call, who]) => [call, rolesOf(who)]))).toEqual(accessRules);
  });
});

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

  /** Asks without content: what may be asked is refused later, for its content, or answered. */
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

  const cases = written.flatMap(([call, who]) =>
    [...userRoles, 'an enterprise', 'nobody', 'the default token'].map((caller) => ({ call, who, caller })),
  );

  it.each(cases)('treats $caller as written when $call is asked', async ({ call, who, caller }) => {
    const { status, code } = await ask(call as EndpointName, tokens.get(caller) ?? '');
    const answered = status === 401 ? code : status === 403 ? 'forbidden' : 'allowed';
    expect(answered).toBe(expected(rolesOf(who), caller));
  });
});
