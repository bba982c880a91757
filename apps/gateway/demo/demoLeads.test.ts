import { contactForm, inquiryForm, leadSubject } from '@lima-id/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMobiles } from '../src/account/mobiles.ts';
import type { Store } from '../src/schema/store.ts';
import { demoNoon, openDemoStore, standingClock, storeOpeningMs } from '../testing/demo/demoStore.ts';
import { type LeadGateway, openLeadGateway, type WireLead } from '../testing/lead/leadGateway.ts';
import { openTestStore } from '../testing/platform/openTestStore.ts';
import { testSecret } from '../testing/platform/testParts.ts';
import { seedDemoAccounts } from './demoAccounts.ts';
import { seedDemoLeads } from './demoLeads.ts';

const clock = standingClock(demoNoon);

let store: Store;
let gateway: LeadGateway;
let leads: WireLead[];

beforeAll(async () => {
  store = await openDemoStore(clock);
  await seedDemoAccounts(store, clock, createMobiles(testSecret));
  await Promise.all([seedDemoLeads(store, clock, testSecret), seedDemoLeads(store, clock, testSecret)]);
  await seedDemoLeads(store, clock, testSecret);
  gateway = await openLeadGateway(store, clock);
  ({ leads } = await gateway.list(await gateway.tokenOf('ADMIN')));
}, storeOpeningMs);
afterAll(async () => {
  await gateway.app.close();
  await store.close();
});

describe('demo leads', () => {
  it('are inserted once, also when gateways start concurrently: both kinds, from the last weeks', () => {
    expect(leads).toHaveLength(13);
    expect(leads.filter(({ kind }) => kind === 'inquiry')).toHaveLength(6);
    const now = Date.parse(demoNoon);
    for (const { sentTime } of leads) {
      expect(sentTime).toBeLessThan(now);
      expect(sentTime).toBeGreaterThan(now - 36 * 86_400_000);
    }
    expect(
      leads.map(({ username, indentifierPrefix }) => [username, indentifierPrefix]).filter(([name]) => name),
    ).toEqual([
      ['visitor', ''],
      ['maker', '88.118.001'],
    ]);
  });

  it('are completed, none twice, when an earlier start ended between two of them', {
    timeout: storeOpeningMs,
  }, async () => {
    const cut = await openDemoStore(clock);
    await seedDemoAccounts(cut, clock, createMobiles(testSecret));
    // The eighth lead fails, as when the gateway is killed there.
    await sql`alter table lead add constraint cut check (interests::text not like '%设备资产管理%')`.execute(
      cut.kysely,
    );
    await expect(seedDemoLeads(cut, clock, testSecret)).rejects.toThrow('cut');
    const sent = () => cut.kysely.selectFrom('lead').select('sent_at').orderBy('sent_at').execute();
    expect(await sent()).toHaveLength(7);
    await sql`alter table lead drop constraint cut`.execute(cut.kysely);
    await seedDemoLeads(cut, clock, testSecret);
    expect((await sent()).map(({ sent_at }) => sent_at.getTime())).toEqual(
      leads.map(({ sentTime }) => sentTime).toSorted((a, b) => a - b),
    );
    await cut.close();
  });

  it('are left out where they ask about an app that the market lacks', { timeout: storeOpeningMs }, async () => {
    const other = await openDemoStore(clock);
    await seedDemoAccounts(other, clock, createMobiles(testSecret));
    await other.kysely.deleteFrom('product').where('name', '=', '设备资产管理').execute();
    await seedDemoLeads(other, clock, testSecret);
    const sent = await other.kysely.selectFrom('lead').select('sent_at').orderBy('sent_at').execute();
    const possible = leads.filter((lead) => !JSON.stringify(lead).includes('设备资产管理'));
    expect(possible.length).toBeLessThan(leads.length);
    expect(sent.map(({ sent_at }) => sent_at.getTime())).toEqual(
      possible.map(({ sentTime }) => sentTime).toSorted((a, b) => a - b),
    );
    await other.close();
  });

  it('are valid by the rules of their forms', () => {
    const asked = leads.map((lead) => {
      const { contactPersonphone: contactPersonPhone, industryCodeDesc: industryCode, price: budget } = lead;
      const form = { ...lead, contactPersonPhone, industryCode, budget, agreement: true };
      const verdict = (lead.kind === 'contact' ? contactForm : inquiryForm).safeParse(form);
      const hasApps = lead.kind === 'contact' || lead.intentionProductReqs.length > 0;
      return verdict.success && hasApps && leadSubject.parse(lead.subject) === lead.subject;
    });
    expect(asked).toEqual(leads.map(() => true));
  });

  it('are never inserted without the demo data', { timeout: storeOpeningMs }, async () => {
    const empty = await openTestStore();
    await seedDemoLeads(empty, clock, testSecret);
    expect(await empty.kysely.selectFrom('lead').select('id').execute()).toEqual([]);
    await empty.close();
  });
});
