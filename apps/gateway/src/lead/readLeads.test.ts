import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  demoNoon,
  openDemoStore,
  type StandingClock,
  standingClock,
  storeOpeningMs,
} from '../../testing/demo/demoStore.ts';
import { deleteLeads } from '../../testing/lead/deleteLeads.ts';
import { type LeadGateway, openLeadGateway } from '../../testing/lead/leadGateway.ts';
import { userRoles } from '../platform/authorisation/caller.ts';
import type { Store } from '../schema/store.ts';

let store: Store;
let clock: StandingClock;
let gateway: LeadGateway;
let admin: string;
let manager: string;

beforeAll(async () => {
  store = await openDemoStore(standingClock(demoNoon));
  clock = standingClock(demoNoon);
  gateway = await openLeadGateway(store, clock);
}, storeOpeningMs);
afterAll(async () => {
  await gateway.app.close();
  await store.close();
});
beforeEach(async () => {
  await deleteLeads(store);
  [admin, manager] = [await gateway.tokenOf('ADMIN'), await gateway.tokenOf('MANAGER')];
  for (const serial of [1, 2, 3]) {
    await gateway.contact({ consultContent: `联系${serial}` });
    clock.moveBy(1_000);
    await gateway.inquire({ consultContent: `询价${serial}` });
    clock.moveBy(1_000);
  }
});

async function contents(request: object): Promise<[total: number, contents: string[]]> {
  const { total, leads } = await gateway.list(admin, request);
  return [total, leads.map(({ consultContent }) => consultContent)];
}

async function accesses(): Promise<number> {
  return (await store.kysely.selectFrom('lead_access').select('id').execute()).length;
}

describe('the list of leads', () => {
  it('is paged, newest first, with the total', async () => {
    const pageSize = 4;
    expect(await contents({ pageSize })).toEqual([6, ['询价3', '联系3', '询价2', '联系2']]);
    expect(await contents({ pageSize, page: 2 })).toEqual([6, ['询价1', '联系1']]);
    expect(await contents({ pageSize, page: 3 })).toEqual([6, []]);
  });

  it('is filtered by kind', async () => {
    expect(await contents({ kind: 'contact' })).toEqual([3, ['联系3', '联系2', '联系1']]);
    expect(await contents({ kind: 'inquiry', pageSize: 1 })).toEqual([3, ['询价3']]);
  });

  it('rejects invalid queries', async () => {
    for (const wrong of [{ kind: 'all' }, { page: 0 }, { pageSize: 101 }, { page: 1.5 }]) {
      expect((await gateway.operate('listLeads', wrong, admin)).status).toBe(400);
    }
    expect(await accesses()).toBe(0);
  });

  it('is for administrators only', async () => {
    const { leads } = await gateway.list(admin);
    const id = leads[0]?.id ?? '';
    const before = await accesses();
    for (const role of userRoles) {
      const token = await gateway.tokenOf(role, '88.118.001');
      const status = role === 'ADMIN' || role === 'MANAGER' ? 200 : 403;
      expect((await gateway.operate('listLeads', {}, token)).status).toBe(status);
      expect((await gateway.operate('readLead', { id }, token)).status).toBe(status);
    }
    for (const token of ['', 'default']) {
      const answer = await gateway.operate('listLeads', {}, token);
      expect([answer.status, answer.data]).toEqual([401, null]);
    }
    expect(await accesses()).toBe(before + 2 * 7);
  });
});

describe('a lead', () => {
  it('shows its audit log, newest first', async () => {
    const { leads } = await gateway.list(admin, { pageSize: 1 });
    clock.moveBy(60_000);
    const { data } = await gateway.operate('readLead', { id: leads[0]?.id }, manager);
    const names = await store.kysely
      .selectFrom('lead_access')
      .innerJoin('account', 'account.id', 'account_id')
      .select('username')
      .orderBy('lead_access.id', 'desc')
      .execute();
    const now = clock.now().getTime();
    expect(names).toHaveLength(2);
    expect(data).toEqual({
      lead: leads[0],
      accesses: [
        { by: names[0]?.username, what: 'read', at: now },
        { by: names[1]?.username, what: 'read', at: now - 60_000 },
      ],
    });
  });

  it('is answered 404 when the number is unknown', async () => {
    for (const id of ['', 'nobody', '88.118.001']) {
      expect(await gateway.operate('readLead', { id }, admin)).toMatchObject({
        status: 404,
        message: '未查询到该条线索，请核对编号',
      });
    }
    expect((await gateway.operate('readLead', { id: '\u0000' }, admin)).status).toBe(400);
    expect(await accesses()).toBe(0);
  });
});
