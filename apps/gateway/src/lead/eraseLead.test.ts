import { leadSameContentMs } from '@lima-id/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  demoNoon,
  openDemoStore,
  type StandingClock,
  standingClock,
  storeOpeningMs,
} from '../../testing/demo/demoStore.ts';
import { deleteLeads } from '../../testing/lead/deleteLeads.ts';
import { contactBody, type LeadGateway, openLeadGateway, type WireLead } from '../../testing/lead/leadGateway.ts';
import { userRoles } from '../platform/authorisation/caller.ts';
import type { Store } from '../schema/store.ts';
import { cleanupIntervalMs } from './limits.ts';

let store: Store;
let clock: StandingClock;
let gateway: LeadGateway;
let admin: string;
let lead: WireLead;

const requestId = 'an-attempt-with-a-name';

beforeAll(async () => {
  store = await openDemoStore(standingClock(demoNoon));
  clock = standingClock(demoNoon);
  gateway = await openLeadGateway(store, clock);
  await gateway.app.ready();
}, storeOpeningMs);
afterAll(async () => {
  await gateway.app.close();
  await store.close();
});
beforeEach(async () => {
  await deleteLeads(store);
  admin = await gateway.tokenOf('ADMIN');
  await gateway.contact({ requestId, subject: '解决方案' }, { token: await gateway.tokenOf('COMPANY', '88.118.001') });
  lead = await only();
});

/** The only lead, as operators see it. */
async function only(): Promise<WireLead> {
  const { leads } = await gateway.list(admin);
  const [first] = leads;
  if (first === undefined || leads.length > 1) throw new Error(`There are ${leads.length} leads.`);
  return first;
}

const erase = (id = lead.id, token = admin) => gateway.operate('eraseLead', { id }, token);
const rows = async (table: 'lead' | 'lead_once' | 'lead_access') =>
  await store.kysely.selectFrom(table).selectAll().execute();

describe('erasing a lead', () => {
  it('removes content and sender, and keeps its number, day and subject', async () => {
    expect([lead.username, lead.indentifierPrefix]).toEqual([expect.stringMatching(/./), '88.118.001']);
    clock.moveBy(60_000);
    expect(await erase()).toMatchObject({ status: 200, data: null });
    const erasedTime = clock.now().getTime();
    const gone = { companyName: '', contactPersonName: '', contactPersonphone: '', consultContent: '', subject: '' };
    expect(await only()).toEqual({ ...lead, ...gone, username: '', indentifierPrefix: '', erasedTime });
    expect(await rows('lead')).toMatchObject([
      { id: lead.id, content: '', account_id: null, company_prefix: null, sent_at: new Date(lead.sentTime) },
    ]);
  });

  it('is recorded in the audit log', async () => {
    const manager = await gateway.tokenOf('MANAGER');
    await erase(lead.id, manager);
    const { data } = await gateway.operate('readLead', { id: lead.id }, admin);
    const { accesses } = data as { accesses: { by: string; what: string; at: number }[] };
    expect(accesses.map(({ what }) => what)).toEqual(['read', 'erased', 'read']);
    expect(accesses[1]?.by).not.toBe(accesses[0]?.by);
    expect(accesses[1]?.at).toBe(clock.now().getTime());
  });

  it('is idempotent, also when done concurrently', async () => {
    const answers = await Promise.all([erase(), erase(), erase()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const before = await rows('lead');
    clock.moveBy(60_000);
    expect((await erase()).status).toBe(200);
    expect(await rows('lead')).toEqual(before);
    expect((await rows('lead_access')).filter((access) => 'what' in access && access.what === 'erased')).toHaveLength(
      1,
    );
  });

  it('is answered 404 when the number is unknown', async () => {
    expect(await erase('nobody')).toMatchObject({ status: 404, message: '未查询到该条线索，请核对编号' });
    expect(await only()).toEqual(lead);
  });

  it('is for administrators only', async () => {
    for (const role of userRoles.filter((each) => each !== 'ADMIN' && each !== 'MANAGER')) {
      expect((await erase(lead.id, await gateway.tokenOf(role, '88.118.001'))).status).toBe(403);
    }
    expect((await erase(lead.id, '')).status).toBe(401);
    expect(await only()).toEqual(lead);
  });

  it('is not undone when the attempt is repeated', async () => {
    await erase();
    expect((await gateway.contact({ requestId, subject: '解决方案' })).success).toBe(true);
    expect((await only()).companyName).toBe('');
  });

  it('is not undone when the same form is repeated without an attempt id, whose hash expires after a day', async () => {
    await store.kysely.deleteFrom('lead_access').execute();
    await store.kysely.deleteFrom('lead').execute();
    await gateway.contact();
    lead = await only();
    await erase();
    expect((await gateway.contact()).success).toBe(true);
    expect((await only()).companyName).toBe('');
    expect(await rows('lead_once')).toHaveLength(2);
    clock.moveBy(leadSameContentMs + cleanupIntervalMs);
    await expect.poll(async () => (await rows('lead_once')).length).toBe(1);
    admin = await gateway.tokenOf('ADMIN');
    await gateway.contact({ requestId });
    expect((await only()).companyName).toBe('');
  });

  it('leaves no content in the database', async () => {
    await erase();
    const kept = JSON.stringify([await rows('lead'), await rows('lead_once'), await rows('lead_access')]);
    for (const said of [contactBody.companyName, contactBody.contactPersonphone, contactBody.consultContent]) {
      expect(kept).not.toContain(said);
    }
    expect((await rows('lead')).every((row) => 'content' in row && row.content === '')).toBe(true);
  });
});
