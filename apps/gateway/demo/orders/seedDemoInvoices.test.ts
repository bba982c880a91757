import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { invoiceStatuses, taxNumber } from '@lima-id/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMobiles } from '../../src/account/mobiles.ts';
import { invoiceSecrets, openBuyer } from '../../src/order/invoice/invoiceBuyer.ts';
import { createFolderPictures } from '../../src/platform/pictures/pictureStore.ts';
import type { Store } from '../../src/schema/store.ts';
import { demoNoon, openDemoStore, standingClock, storeOpeningMs } from '../../testing/demo/demoStore.ts';
import { openTestStore } from '../../testing/platform/openTestStore.ts';
import { testSecret } from '../../testing/platform/testParts.ts';
import { seedDemoAccounts } from '../demoAccounts.ts';
import { seedDemoInvoices } from './seedDemoInvoices.ts';
import { seedDemoOrders } from './seedDemoOrders.ts';

const clock = standingClock(demoNoon);

let store: Store;

beforeAll(async () => {
  store = await openDemoStore(clock);
  await seedDemoAccounts(store, clock, createMobiles(testSecret));
  const privatePictures = createFolderPictures(mkdtempSync(join(tmpdir(), 'lima-demo-')));
  await seedDemoOrders({ store, clock, secret: testSecret, privatePictures });
  await Promise.all([seedDemoInvoices(store, testSecret), seedDemoInvoices(store, testSecret)]);
}, storeOpeningMs);
afterAll(async () => await store.close());

describe('demo invoices', () => {
  it('are inserted once, in every status, with one to request again, for the amounts of their orders, none in the future', async () => {
    const all = await store.kysely
      .selectFrom('invoice')
      .innerJoin('app_order as order', 'order.id', 'invoice.order_id')
      .innerJoin('account', 'account.id', 'invoice.account_id')
      .selectAll('invoice')
      .select([
        'order.total_fen',
        'order.status as order_status',
        'order.changed_at as completed_at',
        'account.username',
      ])
      .execute();
    expect(all).toHaveLength(3);
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(Object.keys(invoiceStatuses)));
    const makers = all.filter(({ username }) => username === 'maker').map(({ status }) => status);
    expect(makers.toSorted()).toEqual(['issued', 'reversed']);
    for (const one of all) {
      expect(one.order_status).toBe('completed');
      expect(one.amount_fen).toEqual(one.total_fen);
      expect(one.requested_at > one.completed_at && one.changed_at <= clock.now()).toBe(true);
    }
  });

  it('store buyer data encrypted', async () => {
    const { buyers } = invoiceSecrets(testSecret);
    for (const { id, buyer } of await store.kysely.selectFrom('invoice').select(['id', 'buyer']).execute()) {
      expect(buyer).toMatch(/^sealed:1:/);
      const opened = openBuyer(buyers, buyer, id);
      expect(taxNumber.parse(opened.taxNumber)).toBe(opened.taxNumber);
    }
  });

  it('are not inserted without the demo data', async () => {
    const empty = await openTestStore();
    await seedDemoInvoices(empty, testSecret);
    expect(await empty.kysely.selectFrom('invoice').selectAll().execute()).toEqual([]);
    await empty.close();
  });
});
