import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { invoiceStatuses, taxNumber } from '@lima-id/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMobiles } from '../../account/mobiles.ts';
import { invoiceSecrets, openBuyer } from '../../order/invoice/invoiceBuyer.ts';
import type { Store } from '../../platform/database/database.ts';
import { createFolderPictures } from '../../platform/pictures/pictureStore.ts';
import { openTestStore } from '../../platform/testing/openTestStore.ts';
import { testSecret } from '../../platform/testing/testParts.ts';
import { seedDemoAccounts } from '../demoAccounts.ts';
import { demoNoon, openDemoStore, standingClock, storeOpeningMs } from '../testing/demoStore.ts';
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

describe('the demo’s invoices', () => {
  it('are there once, in every status, one for maker to ask for again, for what their orders cost, and none lies ahead', async () => {
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
    expect(new Set(all.map(({ status }) => String(status)))).toEqual(new Set(Object.keys(invoiceStatuses)));
    const makers = all.filter(({ username }) => username === 'maker').map(({ status }) => status);
    expect(makers.toSorted()).toEqual([1, 2]);
    for (const one of all) {
      expect(one.order_status).toBe(2);
      expect(one.amount_fen).toEqual(one.total_fen);
      expect(one.requested_at > one.completed_at && one.changed_at <= clock.now()).toBe(true);
    }
  });

  it('keep what they tell of buyers as everybody’s is kept', async () => {
    const { buyers } = invoiceSecrets(testSecret);
    for (const { id, buyer } of await store.kysely.selectFrom('invoice').select(['id', 'buyer']).execute()) {
      expect(buyer).toMatch(/^sealed:1:/);
      const opened = openBuyer(buyers, buyer, id);
      expect(taxNumber.parse(opened.taxNumber)).toBe(opened.taxNumber);
    }
  });

  it('are not in a database without the demo', async () => {
    const empty = await openTestStore();
    await seedDemoInvoices(empty, testSecret);
    expect(await empty.kysely.selectFrom('invoice').selectAll().execute()).toEqual([]);
    await empty.close();
  });
});
