import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chinaDate, orderStatuses, readRemittanceCode } from '@lima-id/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMobiles } from '../../src/account/mobiles.ts';
import { openBank } from '../../src/order/bankData.ts';
import { orderSecrets } from '../../src/order/orderSecrets.ts';
import { listOrders } from '../../src/order/review/listOrders.ts';
import { readWarnings } from '../../src/order/review/warnings.ts';
import { createFolderPictures } from '../../src/platform/pictures/pictureStore.ts';
import { createSealedPictures } from '../../src/platform/pictures/sealedPictures.ts';
import { createSeal } from '../../src/platform/secret/seal.ts';
import type { Store } from '../../src/schema/store.ts';
import { demoNoon, openDemoStore, standingClock, storeOpeningMs } from '../../testing/demo/demoStore.ts';
import { openTestStore } from '../../testing/platform/openTestStore.ts';
import { decoded } from '../../testing/platform/pictures/madePictures.ts';
import { testSecret } from '../../testing/platform/testParts.ts';
import { seedDemoAccounts } from '../demoAccounts.ts';
import { seedDemoOrders } from './seedDemoOrders.ts';

const clock = standingClock(demoNoon);
const pictures = createFolderPictures(mkdtempSync(join(tmpdir(), 'lima-demo-')));

let store: Store;

beforeAll(async () => {
  store = await openDemoStore(clock);
  await seedDemoAccounts(store, clock, createMobiles(testSecret));
  const parts = { store, clock, secret: testSecret, privatePictures: pictures };
  await Promise.all([seedDemoOrders(parts), seedDemoOrders(parts)]);
}, storeOpeningMs);
afterAll(async () => await store.close());

const orders = () => store.kysely.selectFrom('app_order').selectAll().orderBy('created_at').execute();

describe('demo orders', () => {
  it('are inserted once, in every status, some of each for maker, none in the future', async () => {
    const all = await orders();
    expect(all).toHaveLength(15);
    const maker = await store.kysely
      .selectFrom('account')
      .select('id')
      .where('username', '=', 'maker')
      .executeTakeFirstOrThrow();
    for (const some of [all, all.filter((one) => one.account_id === maker.id)]) {
      expect(new Set(some.map(({ status }) => status))).toEqual(new Set(Object.keys(orderStatuses)));
    }
    for (const one of all) {
      expect(one.changed_at <= clock.now()).toBe(true);
      expect(one.code.slice(2, 10)).toBe(chinaDate(one.created_at.getTime()).replaceAll('-', ''));
      expect(readRemittanceCode(one.remittance_code)).toBe(one.remittance_code);
      expect(one.expires_at === null).toBe(one.status !== 'pendingPayment');
    }
  });

  it('have a history that leads to their status, and amounts that equal their lines’', async () => {
    for (const one of await orders()) {
      const steps = await store.kysely
        .selectFrom('app_order_step')
        .select(['from_status', 'to_status'])
        .where('order_id', '=', one.id)
        .orderBy('id')
        .execute();
      expect(steps.at(-1)?.to_status).toBe(one.status);
      expect(steps.map(({ from_status }) => from_status)).toEqual([
        null,
        ...steps.slice(0, -1).map((step) => step.to_status),
      ]);
      const lines = await store.kysely
        .selectFrom('app_order_line')
        .select('price_fen')
        .where('order_id', '=', one.id)
        .execute();
      expect(lines.reduce((sum, line) => sum + Number(line.price_fen), 0)).toBe(Number(one.total_fen));
    }
  });

  it('include cases for reviewers: pending ones, a voucher used twice, late money', async () => {
    const list = async (request: object) => {
      const reply = await listOrders(store, { page: 1, pageSize: 100, ...request });
      return 'data' in reply ? reply.data.orders : [];
    };
    const waiting = await list({ status: 'pendingReview' });
    expect(waiting.length).toBeGreaterThanOrEqual(3);
    const warned = waiting.filter((one) => one.warned);
    expect(warned).toHaveLength(1);
    expect(await readWarnings(store, warned[0]?.id ?? '')).toMatchObject([{ kind: 'voucher' }]);
    expect(await list({ flagged: true })).toMatchObject([{ status: 'cancelled' }]);
  });

  it('store bank data and vouchers encrypted', async () => {
    const payments = await store.kysely.selectFrom('offline_payment').selectAll().execute();
    const { bank } = orderSecrets(testSecret);
    for (const one of payments) {
      expect(one.bank).toMatch(/^sealed:1:/);
      expect(openBank(bank, one.bank, one.order_id).bankNo).toMatch(/^62001180\d{5}$/);
    }
    const sealed = createSealedPictures(pictures, createSeal(testSecret, 'private picture'));
    const vouchers = await store.kysely.selectFrom('offline_payment_voucher').select('picture_id').execute();
    expect(vouchers).toHaveLength(payments.length);
    for (const { picture_id } of vouchers) {
      const kept = await sealed.get(picture_id);
      expect(await decoded(kept?.bytes ?? new Uint8Array())).toMatchObject({ width: 720, height: 960 });
    }
  });
});

describe('a demo database with another market', () => {
  it.each<[string, (other: Store) => Promise<unknown>]>([
    ['has none of their apps', async ({ kysely }) => await kysely.deleteFrom('product').execute()],
    ['has no prices', async ({ kysely }) => await kysely.updateTable('product').set({ negotiable: true }).execute()],
  ])(
    'gets no orders, and opens, when it %s',
    async (_what, change) => {
      const other = await openDemoStore(clock);
      try {
        await seedDemoAccounts(other, clock, createMobiles(testSecret));
        await change(other);
        await seedDemoOrders({ store: other, clock, secret: testSecret, privatePictures: pictures });
        expect(await other.kysely.selectFrom('app_order').selectAll().execute()).toEqual([]);
      } finally {
        await other.close();
      }
    },
    storeOpeningMs,
  );
});

describe('a database without the demo', () => {
  it('gets no orders', async () => {
    const empty = await openTestStore();
    await seedDemoOrders({ store: empty, clock, secret: testSecret, privatePictures: pictures });
    expect(await empty.kysely.selectFrom('app_order').selectAll().execute()).toEqual([]);
    await empty.close();
  });
});
