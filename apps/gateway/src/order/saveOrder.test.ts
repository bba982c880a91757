import { randomInt } from 'node:crypto';
import { contract } from '@lima-id/api';
import {
  formatRemittanceCode,
  marketMessages,
  type OrderDraft,
  orderExpiryDays,
  readRemittanceCode,
  remittanceCodeCount,
  suspensionMessages,
} from '@lima-id/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openOrderGateway } from '../../testing/order/openOrderGateway.ts';
import { type OrderGateway, type OrderUser, orderGateway } from '../../testing/order/orderGateway.ts';
import { type ManualClock, manualClock } from '../../testing/platform/manualClock.ts';
import { testSecret } from '../../testing/platform/testParts.ts';
import { readOffer } from '../market/readOffer.ts';
import { createAttempts } from '../platform/attempts/attempts.ts';
import { createSeal } from '../platform/secret/seal.ts';
import { readCompanyOf } from '../prefix/readCompany.ts';
import type { Store } from '../schema/store.ts';
import { ordersPerAccount } from './limits.ts';
import { saveOrder } from './saveOrder.ts';

const { order: texts, duration, gate, appMissing } = marketMessages;

let clock: ManualClock;
let store: Store;
let gateway: OrderGateway;
let close: () => Promise<void>;
let buyer: OrderUser;

beforeAll(async () => {
  ({ clock, store, gateway, close } = await openOrderGateway());
}, 120_000);
beforeEach(async () => {
  buyer = await gateway.buyer();
});
afterAll(() => close());

const save = (draft: OrderDraft, user = buyer) => gateway.call(contract.saveOrder, draft, user);
const read = async (id: string, user = buyer) => await gateway.call(contract.readOrder, { id }, user);
const orders = () => store.kysely.selectFrom('app_order').selectAll().where('account_id', '=', buyer.id).execute();

/** A draft with its one line changed, and the amounts adjusted. */
function lineChanged(changes: Partial<OrderDraft['orderDetails'][number]>): OrderDraft {
  const draft = gateway.draft(buyer);
  const orderDetails = draft.orderDetails.map((line) => ({ ...line, ...changes }));
  const total = orderDetails.reduce((sum, { priceFen }) => sum + priceFen, 0);
  return { ...draft, orderDetails, totalAmountFen: total, salePriceFen: total, standardPriceFen: total };
}

describe('saving an order', () => {
  it('assigns its codes, and returns everything to its buyer', async () => {
    const { status, data } = await save(gateway.draft(buyer, { remark: ' 尽快开通 ' }));
    expect([status, data]).toEqual([
      200,
      { id: expect.any(String), orderCode: expect.stringMatching(/^LM20261122\d{5}$/), totalAmount: '2800.00' },
    ]);
    const order = (await read(String(data['id']))).data;
    expect(order).toMatchObject({
      orderCode: data['orderCode'],
      buyerCompanyName: buyer.companyName,
      totalAmount: '2800.00',
      salePrice: '2800.00',
      standardPrice: '2800.00',
      remark: '尽快开通',
      status: 0,
      paymentMethod: null,
      createTime: '2026-11-22 12:00:00',
      payBefore: '2026-11-29 12:00:00',
      paymentInfo: null,
      orderDetails: [
        { productName: '应用1', price: '2800.00', purchaseDuration: '1年', picture: '/illustrations/line.svg' },
      ],
    });
    expect(readRemittanceCode(String(order['remittanceCode']))).toBe(order['remittanceCode']);
  });

  it('numbers orders without gaps, starting from 1 on each China day', async () => {
    const codes = [await gateway.order(buyer), await gateway.order(buyer)].map(({ orderCode }) => orderCode.slice(2));
    expect(Number(codes[1]) - Number(codes[0])).toBe(1);
    const next = await orderGateway(store, manualClock('2026-11-22T16:00:00Z'));
    expect((await next.order(await next.buyer())).orderCode).toBe('LM2026112300001');
    await next.app.close();
  });

  it('completes an order at once when the total is zero', async () => {
    const { id } = await gateway.freeOrder(buyer);
    expect((await read(id)).data).toMatchObject({ status: 2, totalAmount: '0.00', payBefore: '' });
    const steps = await store.kysely.selectFrom('app_order_step').selectAll().where('order_id', '=', id).execute();
    expect(steps).toMatchObject([{ event: 'saved', from_status: null, to_status: 'completed', account_id: buyer.id }]);
  });

  it('prices durations as the market does, by price row, by years and months', async () => {
    const months = lineChanged({ purchaseDuration: '14个月', priceFen: 280_000 + 2 * 26_000 });
    expect((await save(months)).status).toBe(200);
    const years = lineChanged({ purchaseDuration: '12个月', priceFen: 280_000 });
    expect((await save(years)).status).toBe(200);
  });

  it('never assigns one remittance code to two orders', async () => {
    const drawn = [7, 7, 7, 8];
    const other = await orderGateway(store, clock, { drawRemittance: () => drawn.shift() ?? 9 });
    const ids = [await other.order(buyer), await other.order(buyer)].map(({ id }) => id);
    const codes = await Promise.all(ids.map(async (id) => (await read(id)).data['remittanceCode']));
    expect(codes).toEqual([formatRemittanceCode(7), formatRemittanceCode(8)]);
    expect(drawn).toEqual([]);
    await other.app.close();
  });
});

describe('a transaction id', () => {
  it('gives one order when saved fifty times concurrently', async () => {
    const draft = gateway.draft(buyer);
    const answers = await Promise.all(Array.from({ length: 50 }, () => save(draft)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    const [only] = await orders();
    expect(await orders()).toHaveLength(1);
    const next = await gateway.order(buyer);
    expect(Number(next.orderCode.slice(2)) - Number(only?.code.slice(2))).toBe(1);
  });

  it('returns its first answer when repeated, even if prices have changed since', async () => {
    const draft = gateway.draft(buyer);
    const first = await save(draft);
    const price = store.kysely.updateTable('app_package_price').where('package_id', '=', '101');
    await price.set({ price_fen: 1 }).execute();
    expect((await save(draft)).data).toEqual(first.data);
    expect(await save(gateway.draft(buyer))).toMatchObject({ status: 409, message: texts.amountDiffers });
    await price.set({ price_fen: 280_000 }).execute();
  });

  it('is rejected when repeated with other content, or by another account', async () => {
    const draft = gateway.draft(buyer);
    await save(draft);
    expect(await save({ ...draft, remark: '另一份' })).toMatchObject({ status: 409, message: texts.usedBefore });
    const other = await gateway.buyer();
    const theirs = { ...gateway.draft(other), transactionId: draft.transactionId };
    expect(await save(theirs, other)).toMatchObject({ status: 409, message: texts.usedBefore });
    expect(await orders()).toHaveLength(1);
  });
});

describe('a tampered order', () => {
  it.each(['totalAmountFen', 'salePriceFen', 'standardPriceFen'] as const)(
    'is refused when %s is off by a fen',
    async (field) => {
      for (const amount of [279_999, 280_001, 0]) {
        expect(await save(gateway.draft(buyer, { [field]: amount }))).toMatchObject({
          status: 409,
          message: texts.amountDiffers,
        });
      }
      expect(await orders()).toEqual([]);
    },
  );

  it.each([
    ['its line is cheaper', { priceFen: 1 }, 409, texts.amountDiffers],
    ['its package is another one', { packageProductId: '102' }, 409, texts.offerDiffers],
    [
      'its package is dearer and called so',
      { packageProductId: '102', packageName: '专业版' },
      409,
      texts.amountDiffers,
    ],
    ['its package is of another app', { packageProductId: '201' }, 409, texts.offerDiffers],
    ['its package is unknown', { packageProductId: 'none' }, 404, appMissing],
    ['its app is another one', { productId: '2' }, 409, texts.offerDiffers],
    ['its app is called otherwise', { productName: '别的应用' }, 409, texts.offerDiffers],
    ['its app id is another one', { appId: 'app-2' }, 409, texts.offerDiffers],
    ['its duration is longer', { purchaseDuration: '2年' }, 409, texts.amountDiffers],
    ['its duration has no price', { purchaseDuration: '永久' }, 409, duration.noPrice],
    [
      'its price is on request',
      { packageProductId: '301', productId: '3', productName: '应用3', appId: 'app-3', priceFen: 0 },
      409,
      duration.inquireFirst,
    ],
  ])('is refused when %s', async (_case, changes, status, message) => {
    expect(await save(lineChanged(changes))).toMatchObject({ status, message });
    expect(await orders()).toEqual([]);
  });

  it('is refused when its app is in none of its lines', async () => {
    expect(await save(gateway.draft(buyer, { productId: '2' }))).toMatchObject({
      status: 409,
      message: texts.offerDiffers,
    });
  });
});

describe('the buyer', () => {
  it('is the caller’s own enterprise and no other', async () => {
    const other = await gateway.buyer();
    const foreign = gateway.draft(buyer, { buyerCompanyId: other.companyId, buyerCompanyName: other.companyName });
    expect(await save(foreign)).toMatchObject({ status: 403, message: texts.foreignCompany });
    expect(await orders()).toEqual([]);
  });

  it('needs an approved prefix', async () => {
    const nobody = await gateway.user('ORDINARY');
    const draft = gateway.draft(buyer);
    expect(await save(draft, nobody)).toMatchObject({ status: 403, message: gate.buyPrefix });
    const waiting = await gateway.buyer('topNodeReview');
    expect(await save(gateway.draft(waiting), waiting)).toMatchObject({
      status: 403,
      message: texts.companyNotApproved,
    });
    const suspended = await gateway.buyer('suspended');
    expect(await save(gateway.draft(suspended), suspended)).toMatchObject({
      status: 403,
      message: suspensionMessages.buying,
    });
    expect((await gateway.call(contract.saveOrder, draft)).status).toBe(401);
  });

  it('is rate limited after very many orders in an hour', async () => {
    for (let n = 0; n < ordersPerAccount.max; n += 1) await gateway.freeOrder(buyer);
    expect(await save(gateway.draft(buyer))).toMatchObject({
      status: 429,
      message: '您提交订单过于频繁，请60分钟后再试',
    });
  }, 60_000);

  it('is not rate limited by concurrent repetitions of one order', async () => {
    const repeats = ordersPerAccount.max + 10;
    const draft = gateway.draft(buyer);
    let releaseAll: () => void = () => undefined;
    const allArrived = new Promise<void>((resolve) => {
      releaseAll = resolve;
    });
    let arrived = 0;
    const parts = {
      store,
      clock,
      attempts: createAttempts(store, clock, testSecret),
      // All requests have seen that there is no order yet before any continues.
      async readCompany(prefix: string | null) {
        arrived += 1;
        if (arrived === repeats) releaseAll();
        await allArrived;
        return await readCompanyOf({ store, contacts: createSeal(testSecret, 'enterprise contact') }, prefix);
      },
      readOffer: (packageId: string) => readOffer(store, packageId),
      expiryDays: orderExpiryDays,
      drawRemittance: () => randomInt(remittanceCodeCount),
    };
    const { prefix: companyPrefix } = await store.kysely
      .selectFrom('enterprise')
      .select('prefix')
      .where(sql`id::text`, '=', buyer.companyId)
      .executeTakeFirstOrThrow();
    const caller = { accountId: buyer.id, role: 'COMPANY_ADMIN', sessionId: '', companyPrefix } as const;
    const answers = await Promise.all(Array.from({ length: repeats }, () => saveOrder(parts, caller, draft)));
    expect(answers).toEqual(answers.map(() => ({ data: expect.objectContaining({ totalAmountFen: 280_000 }) })));
    expect(await orders()).toHaveLength(1);
    for (let n = 1; n < ordersPerAccount.max; n += 1) await gateway.freeOrder(buyer);
    expect((await save(draft)).status).toBe(200);
    expect((await save(gateway.draft(buyer))).status).toBe(429);
  }, 60_000);

  it('is rate limited exactly under concurrent orders', async () => {
    const drafts = Array.from({ length: ordersPerAccount.max + 5 }, () => gateway.draft(buyer));
    const answers = await Promise.all(drafts.map((draft) => save(draft)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(ordersPerAccount.max);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  }, 60_000);
});

describe('orders of another account', () => {
  it('do not exist, for every call', async () => {
    const { id, orderCode } = await gateway.order(buyer);
    const other = await gateway.buyer();
    const unknown = { status: 404, message: texts.unknown };
    expect(await read(id, other)).toMatchObject(unknown);
    expect(await gateway.call(contract.readOrderHistory, { id }, other)).toMatchObject(unknown);
    expect(await gateway.call(contract.cancelOrder, { id }, other)).toMatchObject(unknown);
    expect(await gateway.pay(other, id)).toMatchObject(unknown);
    expect(await gateway.call(contract.readWechatPaymentResult, { orderId: id }, other)).toMatchObject(unknown);
    const placed = { description: '', orderCode, amountFen: 280_000 };
    expect(await gateway.call(contract.placeWechatOrder, placed, other)).toMatchObject(unknown);
    expect((await gateway.call(contract.listMyOrders, { page: 1, size: 10 }, other)).data).toEqual({
      records: [],
      total: 0,
    });
    expect(await read('none')).toMatchObject(unknown);
    expect(await gateway.statusOf(id)).toBe('pendingPayment');
  });
});

describe('my orders', () => {
  it('are listed newest first, by status and by page', async () => {
    const first = await gateway.order(buyer);
    clock.moveBy(1_000);
    const second = await gateway.order(buyer);
    clock.moveBy(1_000);
    await gateway.freeOrder(buyer);
    await gateway.call(contract.cancelOrder, { id: first.id }, buyer);
    const list = async (request: object) =>
      (await gateway.call(contract.listMyOrders, { page: 1, size: 10, ...request }, buyer)).data;
    expect(await list({})).toMatchObject({
      total: 3,
      records: [{ status: 2 }, { id: second.id, status: 0, totalAmount: '2800.00' }, { id: first.id, status: 3 }],
    });
    expect(await list({ page: 2, size: 2 })).toMatchObject({ total: 3, records: [{ id: first.id }] });
    expect(await list({ status: 'pendingPayment' })).toMatchObject({ total: 1, records: [{ id: second.id }] });
    expect(await list({ status: 'rejected' })).toEqual({ total: 0, records: [] });
  });
});
