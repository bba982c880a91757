import { contract, type EnterpriseToken, type IssuedEnterpriseToken } from '@lima-id/api';
import { enterpriseTokensMax, managementMessages, suspensionMessages } from '@lima-id/domain';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { issueTestToken } from '../../testing/account/issueTestToken.ts';
import { manualClock } from '../../testing/platform/manualClock.ts';
import { openTestStore } from '../../testing/platform/openTestStore.ts';
import { testApp } from '../../testing/platform/testApp.ts';
import { testParts } from '../../testing/platform/testParts.ts';
import { insertTestEnterprise } from '../../testing/production/insertTestEnterprise.ts';
import { testEvent } from '../../testing/production/testEvent.ts';
import type { Store } from '../schema/store.ts';
import { createSubjects } from '../subjects.ts';

const own = '88.118.901';
const clock = manualClock('2026-05-05T06:00:00Z');

let store: Store;
let app: FastifyInstance;
let accounts: Record<'maker' | 'rival' | 'administrator', string>;

beforeAll(async () => {
  store = await openTestStore();
  for (const prefix of [own, '88.118.902']) await insertTestEnterprise(store, prefix);
  app = await testApp({ store, subjects: createSubjects(store, clock, testParts()), clock, rateLimit: false });
  accounts = {
    maker: await issueTestToken(store, clock, 'COMPANY_ADMIN', own),
    rival: await issueTestToken(store, clock, 'COMPANY_ADMIN', '88.118.902'),
    administrator: await issueTestToken(store, clock, 'ADMIN'),
  };
}, 120_000);
beforeEach(async () => {
  await store.kysely.deleteFrom('enterprise_token').execute();
  await store.kysely.updateTable('enterprise').set({ examine_status: 'approved' }).execute();
});
afterAll(async () => {
  await app.close();
  await store.close();
});

type Call = 'issueEnterpriseToken' | 'listEnterpriseTokens' | 'withdrawEnterpriseToken';

async function call<Data>(name: Call, payload: object, who: keyof typeof accounts = 'maker') {
  const { method, path } = contract[name];
  const reply = await app.inject({ method, url: path, payload, headers: { accesstoken: accounts[who] } });
  const { data, message } = reply.json<{ data: Data; message: string }>();
  return { status: reply.statusCode, data, message };
}

const issue = (name: string, who?: keyof typeof accounts) =>
  call<IssuedEnterpriseToken>('issueEnterpriseToken', { name }, who);
const list = (payload = {}, who?: keyof typeof accounts) =>
  call<EnterpriseToken[]>('listEnterpriseTokens', payload, who);

/** Response to a system that reports an event with a token. */
async function report(token: string): Promise<number> {
  const { method, path } = contract.ingestProductionEvents;
  const reply = await app.inject({
    method,
    url: path,
    payload: { events: [testEvent] },
    headers: { accessToken: token },
  });
  return reply.statusCode;
}

describe('the tokens of an enterprise', () => {
  it('are shown once, authorise reports, and are invalid after revocation', async () => {
    const { status, data } = await issue(' 总装车间采集系统 ');
    expect(status).toBe(200);
    const { token, ...listed } = data;
    expect(listed).toEqual({
      id: expect.stringMatching(/^\d+$/),
      name: '总装车间采集系统',
      tail: token.slice(-4),
      createTime: '2026-05-05 14:00',
      withdrawTime: '',
    });
    expect(await report(token)).toBe(200);
    expect((await list()).data).toEqual([listed]);
    const withdrawn = { status: 200, message: '', data: { ...listed, withdrawTime: '2026-05-05 14:00' } };
    expect(await call('withdrawEnterpriseToken', { id: listed.id })).toEqual(withdrawn);
    expect(await call('withdrawEnterpriseToken', { id: listed.id })).toEqual(withdrawn);
    expect(await report(token)).toBe(401);
    expect((await list()).data).toEqual([withdrawn.data]);
  });

  it('are not stored in plain text', async () => {
    const { data } = await issue('采集系统');
    const rows = await store.kysely.selectFrom('enterprise_token').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(data.token.slice(0, -4));
  });

  it('are limited to ten, also under concurrency', async () => {
    const answers = await Promise.all(
      Array.from({ length: enterpriseTokensMax + 3 }, (_, index) => issue(`系统 ${index}`)),
    );
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused.map(({ message }) => message)).toEqual(Array(3).fill(managementMessages.tokensFull));
    const [first] = (await list()).data;
    await call('withdrawEnterpriseToken', { id: first?.id });
    expect((await issue('新的系统')).status).toBe(200);
  });

  it('are managed by their own enterprise only, or by administrators who name it', async () => {
    const { data } = await issue('采集系统');
    const unknown = { status: 404, data: null };
    expect(await list({ prefix: own }, 'rival')).toEqual({ ...unknown, message: managementMessages.enterpriseUnknown });
    expect(await call('withdrawEnterpriseToken', { id: data.id }, 'rival')).toEqual({
      ...unknown,
      message: managementMessages.tokenUnknown,
    });
    expect(await list({}, 'administrator')).toMatchObject({ status: 400, message: managementMessages.prefixMissing });
    expect((await list({ prefix: own }, 'administrator')).data).toHaveLength(1);
    expect(await report(data.token)).toBe(200);
  });

  it('are refused before the prefix is approved, and without a name', async () => {
    expect(await issue(' ')).toMatchObject({ status: 400, message: managementMessages.tokenName });
    await store.kysely
      .updateTable('enterprise')
      .set({ examine_status: 'topNodeReview' })
      .where('prefix', '=', own)
      .execute();
    expect(await issue('采集系统')).toMatchObject({ status: 409, message: managementMessages.notApproved });
  });

  it('are refused with the suspension to an administrator who acts for a suspended prefix', async () => {
    await store.kysely
      .updateTable('enterprise')
      .set({ examine_status: 'suspended' })
      .where('prefix', '=', own)
      .execute();
    const issued = await call('issueEnterpriseToken', { name: '采集系统', prefix: own }, 'administrator');
    expect(issued).toMatchObject({ status: 409, message: suspensionMessages.tokens });
  });

  it.each(['0', '-1', '1e3', 'x', '99999999999999999999'])('are answered 404 for the id %s', async (id) => {
    expect(await call('withdrawEnterpriseToken', { id })).toMatchObject({
      status: 404,
      message: managementMessages.tokenUnknown,
    });
  });
});
