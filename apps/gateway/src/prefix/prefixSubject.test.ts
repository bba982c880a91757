import { contract } from '@lima-id/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountGateway, accountGateway } from '../../testing/account/accountGateway.ts';
import { insertTestAccount, type TestAccount } from '../../testing/account/insertTestAccount.ts';
import { openTestStore } from '../../testing/platform/openTestStore.ts';
import { createSessions } from '../account/sessions.ts';
import { systemClock } from '../platform/clock/clock.ts';
import type { Store } from '../schema/store.ts';

let store: Store;
let gateway: AccountGateway;

/** Two enterprises: one approved, one under review. */
const enterprises = [
  { prefix: '88.118.901', name: '甲公司', examine_status: 'approved' },
  { prefix: '88.118.902', name: '乙公司', examine_status: 'platformReview' },
] as const;

beforeAll(async () => {
  store = await openTestStore();
  await store.kysely.insertInto('second_level_node').values({ prefix: '88.118', name: '健身器材' }).execute();
  for (const enterprise of enterprises) {
    const rest = { node_prefix: '88.118', industry: '', website: '', introduce: '', area_code: '371422' };
    await store.kysely
      .insertInto('enterprise')
      .values({ ...enterprise, ...rest, created_at: new Date() })
      .execute();
  }
  gateway = await accountGateway(store, systemClock);
}, 120_000);
afterAll(async () => {
  await gateway.app.close();
  await store.close();
});

async function tokenOf(account: TestAccount): Promise<{ token: string }> {
  const id = await insertTestAccount(store, account);
  const sessions = createSessions(store, systemClock);
  const tokens = await store.transaction((transaction) => sessions.open(transaction, id, 'device'));
  return { token: tokens.accessToken };
}

describe('the enterprise of the logged-in account', () => {
  it('is returned with its prefix and review status', async () => {
    const beside = await tokenOf({ role: 'COMPANY_ADMIN', companyPrefix: '88.118.902' });
    const company = await gateway.call(contract.findCurrentCompany, undefined, beside);
    expect(company.data).toMatchObject({
      id: expect.stringMatching(/^\d+$/),
      name: '乙公司',
      indentifierPrefix: '88.118.902',
      areaCode: '371422',
      examineStatus: 0,
    });
    expect((await gateway.call(contract.readCurrentCompany, undefined, beside)).data).toEqual(company.data);
    expect((await gateway.call(contract.readCurrentPrefix, undefined, beside)).data).toEqual({
      indentifierPrefix: '88.118.902',
    });
  });

  it('is empty for users without one and for anonymous visitors', async () => {
    const beside = await tokenOf({});
    expect((await gateway.call(contract.findCurrentCompany, undefined, beside)).data).toBeNull();
    expect((await gateway.call(contract.readCurrentPrefix, undefined, beside)).data).toEqual({ indentifierPrefix: '' });
    expect((await gateway.call(contract.readCurrentCompany, undefined)).data).toBeNull();
  });

  it('is returned by id to its own users and to reviewers, and is 404 for others', async () => {
    const own = await tokenOf({ role: 'COMPANY', companyPrefix: '88.118.901' });
    const id = String((await gateway.call(contract.findCurrentCompany, undefined, own)).data['id']);
    const read = async (account: TestAccount, asked = id) =>
      (await gateway.call(contract.readCompany, { id: asked }, await tokenOf(account))).status;
    expect((await gateway.call(contract.readCompany, { id }, own)).status).toBe(200);
    expect(await read({ role: 'ADMIN' })).toBe(200);
    expect(await read({ role: 'MANAGER' })).toBe(200);
    expect(await read({ role: 'COMPANY', companyPrefix: '88.118.902' })).toBe(404);
    expect(await read({})).toBe(404);
    expect(await read({ role: 'ADMIN' }, '99999')).toBe(404);
    expect(await read({ role: 'ADMIN' }, '1 or 1=1')).toBe(404);
  });
});
