import { contract } from '@lima-id/api';
import { dayMs, marketMessages, type OrderStatus, unpaidOrderKeptDays } from '@lima-id/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyStore } from '../../testing/demo/demoStore.ts';
import { type OrderGateway, type OrderUser, orderGateway, type Voucher } from '../../testing/order/orderGateway.ts';
import { type ManualClock, manualClock } from '../../testing/platform/manualClock.ts';
import { openTestStores } from '../../testing/platform/openTestStore.ts';
import { testParts, testSecret } from '../../testing/platform/testParts.ts';
import { cleanupIntervalMs as pictureCleanupMs } from '../privatePicture/limits.ts';
import { createPictureLinks } from '../privatePicture/pictureLinks.ts';
import { createPrivatePictures } from '../privatePicture/privatePictures.ts';
import type { Store } from '../schema/store.ts';
import { eraseUnpaid } from './eraseUnpaid.ts';
import { cleanupBatchSize, erasureIntervalMs } from './limits.ts';

const keptMs = unpaidOrderKeptDays * dayMs;
const running = new AbortController().signal;
/** Between the orders of the test and the next run of the job: sessions are valid for longer. */
const soonMs = 60_000;
const remark = '请在周一联系王晓楠';

let stores: readonly [Store, ...Store[]];
let store: Store;
let clock: ManualClock;
let gateway: OrderGateway;
let buyer: OrderUser;
let reviewer: OrderUser;

beforeAll(async () => {
  stores = await openTestStores(2);
  [store] = stores;
}, 120_000);
beforeEach(async () => {
  await gateway?.app.close();
  await emptyStore(store);
  clock = manualClock('2026-11-22T04:00:00Z');
  gateway = await orderGateway(store, clock);
  await gateway.app.ready();
  clock.moveBy(erasureIntervalMs - soonMs);
  buyer = await gateway.buyer();
  reviewer = await gateway.user('ADMIN');
}, 60_000);
afterAll(async () => {
  await gateway.app.close();
  for (const one of stores.toReversed()) await one.close();
});

function erase(one = store, ending = running): Promise<void> {
  const links = createPictureLinks({ secret: testSecret, clock, publicUrl: '' });
  const logAccess = async () => undefined;
  const pictures = createPrivatePictures({
    store: one,
    clock,
    pictures: testParts().privatePictures,
    links,
    logAccess,
  });
  return eraseUnpaid({ store: one, clock, pictures }, ending);
}

/** Moves the last change of orders back. */
async function age(ids: readonly string[], agoMs = keptMs): Promise<void> {
  const changed = { changed_at: new Date(clock.now().getTime() - agoMs) };
  await store.kysely.updateTable('app_order').set(changed).where('id', 'in', ids).execute();
}

/** An order with a remark and a payment that waits for its review. */
async function paidOrder(payPictures?: Voucher[]): Promise<string> {
  const { id } = await gateway.order(buyer, { remark });
  const paid = await gateway.pay(buyer, id, payPictures === undefined ? {} : { payPictures });
  expect(paid.status).toBe(200);
  return id;
}

const cancel = async (id: string) => expect((await gateway.call(contract.cancelOrder, { id }, buyer)).status).toBe(200);
const decide = async (id: string, event: 'accepted' | 'rejected') =>
  expect((await gateway.decide(reviewer, id, event)).status).toBe(200);

/** An order in a status, with what was submitted on the way to it. */
async function orderIn(status: OrderStatus): Promise<string> {
  if (status === 'pendingPayment') return (await gateway.order(buyer, { remark })).id;
  const id = await paidOrder();
  if (status === 'completed') await decide(id, 'accepted');
  if (status === 'rejected') await decide(id, 'rejected');
  if (status === 'cancelled') await cancel(id);
  return id;
}

/** Orders of these that still have a remark or payment information. */
async function kept(ids: readonly string[]): Promise<string[]> {
  const rows = await store.kysely
    .selectFrom('app_order')
    .select('id')
    .where('id', 'in', ids)
    .where(sql<boolean>`remark <> '' or exists (select from offline_payment where order_id = app_order.id)`)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Cancelled orders with a remark, without payments. */
async function insertMany(count: number): Promise<string[]> {
  const id = await orderIn('pendingPayment');
  await cancel(id);
  await age([id]);
  const made = await sql<{ id: string }>`
    insert into app_order (id, code, remittance_code, transaction_id, content_hash, account_id, company_prefix, company_id,
      company_name, product_id, total_fen, remark, status, payment_method, rejection_reason, created_at, changed_at)
    select id || n, code || n, remittance_code || n, transaction_id || n, content_hash, account_id, company_prefix, company_id,
      company_name, product_id, total_fen, remark, status, payment_method, rejection_reason, created_at, changed_at
    from app_order, generate_series(2, ${count}::int) as n
    where id = ${id}
    returning id`.execute(store.kysely);
  return [id, ...made.rows.map((row) => row.id)];
}

async function looseSince(fileName: string): Promise<Date | null | undefined> {
  const row = await store.kysely
    .selectFrom('private_picture')
    .select('loose_since')
    .where('id', '=', fileName)
    .executeTakeFirst();
  return row?.loose_since;
}

describe('an order that was cancelled', () => {
  it('loses payment information, vouchers and remark by the job of a gateway three years later, and keeps its history', async () => {
    const voucher = await gateway.voucher(buyer);
    const id = await paidOrder([voucher]);
    await cancel(id);
    const before = (await gateway.call(contract.readOrder, { id }, buyer)).data;
    expect(before).toMatchObject({ status: 3, remark, paymentInfo: { payPicture: voucher.fileName } });
    const history = async () => (await gateway.call(contract.readOrderHistory, { id }, buyer)).data;
    const steps = await history();
    await age([id], keptMs - soonMs);
    clock.moveBy(soonMs);
    await expect.poll(() => kept([id])).toEqual([]);

    const after = await gateway.call(contract.readOrder, { id }, buyer);
    expect(after).toMatchObject({ status: 200, data: { ...before, remark: '', paymentInfo: null } });
    expect(await history()).toEqual(steps);
    expect((await gateway.review(reviewer, id)).order).toMatchObject({ status: 3, remark: '', paymentInfo: null });
    clock.moveBy(pictureCleanupMs);
    await expect.poll(() => looseSince(voucher.fileName)).toBeUndefined();
  });

  it('keeps them when a provider has sent money for it', async () => {
    const id = await paidOrder();
    await cancel(id);
    const money = { provider: 'wechat', transaction: id, attempt_id: 'attempt', order_id: id, amount_fen: 280_000 };
    await store.kysely
      .insertInto('received_payment')
      .values({ ...money, flag: 'orderOver', received_at: clock.now() })
      .execute();
    await age([id]);
    await erase();
    expect(await kept([id])).toEqual([id]);
  });
});

describe('an order whose payment was rejected', () => {
  it('is erased three years later and can still be paid, and is erased again after its next rejection', async () => {
    const id = await orderIn('rejected');
    await age([id]);
    await erase();
    expect(await kept([id])).toEqual([]);
    const read = async () => (await gateway.call(contract.readOrder, { id }, buyer)).data;
    expect(await read()).toMatchObject({ status: 4, paymentInfo: null, rejectionReason: '凭证不清晰，请重新上传' });
    expect((await gateway.pay(buyer, id)).status).toBe(200);
    expect(await read()).toMatchObject({ status: 1, paymentInfo: { payAmount: '2800.00' } });
    await decide(id, 'rejected');
    await erase();
    expect(await kept([id])).toEqual([id]);
    await age([id]);
    await erase();
    expect(await kept([id])).toEqual([]);
  });
});

describe('a voucher', () => {
  it('stays while a payment of another order names it', async () => {
    const voucher = await gateway.voucher(buyer);
    const [one, other] = [await paidOrder([voucher]), await paidOrder([voucher])];
    await cancel(one);
    await age([one]);
    await erase();
    expect(await kept([one, other])).toEqual([other]);
    expect(await looseSince(voucher.fileName)).toBeNull();
    await cancel(other);
    await age([other]);
    await erase();
    expect(await looseSince(voucher.fileName)).toEqual(new Date(0));
  });

  it('is never released from an order that is paid with it at the same time, which is refused when it is gone', async () => {
    for (let round = 0; round < 5; round += 1) {
      const vouchers = [await gateway.voucher(buyer), await gateway.voucher(buyer)];
      const old = await paidOrder(vouchers.toReversed());
      await cancel(old);
      await age([old]);
      const { id } = await gateway.order(buyer);
      const info = await gateway.info(buyer, id, { payPictures: vouchers });
      const [paid] = await Promise.all([gateway.call(contract.savePaymentInfo, info, buyer), erase()]);
      expect([200, 422]).toContain(paid.status);
      expect([null, marketMessages.payment.payPictureGone]).toContain(paid.status === 200 ? null : paid.message);
      const loose = paid.status === 200 ? null : new Date(0);
      for (const { fileName } of vouchers) expect(await looseSince(fileName)).toEqual(loose);
    }
  });
});

describe('eraseUnpaid', () => {
  it('erases orders that are cancelled or rejected, and these exactly when three years have passed', async () => {
    const standing: string[] = [];
    for (const status of ['pendingPayment', 'pendingReview', 'completed'] as const)
      standing.push(await orderIn(status));
    const over: string[] = [];
    for (const status of ['cancelled', 'rejected'] as const) over.push(await orderIn(status));
    const ids = [...standing, ...over].toSorted();
    await age(standing, 2 * keptMs);
    await age(over, keptMs - 1);
    await erase();
    expect(await kept(ids)).toEqual(ids);
    await age(over);
    await erase();
    expect(await kept(ids)).toEqual(standing.toSorted());
  });

  it('erases many orders on two gateways at once', async () => {
    const ids = await insertMany(2 * cleanupBatchSize + 1);
    await Promise.all(stores.map((one) => erase(one)));
    expect(await kept(ids)).toEqual([]);
  });

  it('skips an order that is being changed instead of waiting, and erases it in the next run', async () => {
    const ids = await insertMany(3);
    const [busy = ''] = ids;
    await store.transaction(async (transaction) => {
      await transaction.selectFrom('app_order').select('id').where('id', '=', busy).forUpdate().execute();
      await erase();
      expect(await kept(ids)).toEqual([busy]);
    });
    await erase();
    expect(await kept(ids)).toEqual([]);
  });

  it('stops before the next batch when the gateway shuts down, and a restarted one goes on', async () => {
    const ids = await insertMany(cleanupBatchSize + 1);
    const ending = new AbortController();
    const shutting: Store = {
      ...store,
      transaction: async (work) => {
        const result = await store.transaction(work);
        ending.abort();
        return result;
      },
    };
    await erase(shutting, ending.signal);
    expect(await kept(ids)).toHaveLength(1);
    await erase(store, ending.signal);
    expect(await kept(ids)).toHaveLength(1);
    await erase();
    expect(await kept(ids)).toEqual([]);
  });
});
