import { contract } from '@lima-id/api';
import { marketMessages, paymentAttemptMs } from '@lima-id/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openOrderGateway } from '../../../testing/order/openOrderGateway.ts';
import { notAllowed, type OrderGateway, type OrderUser, orderGateway } from '../../../testing/order/orderGateway.ts';
import type { ManualClock } from '../../../testing/platform/manualClock.ts';
import { noProviders, type PaymentProvider } from '../../platform/payment/paymentPort.ts';
import type { Store } from '../../schema/store.ts';
import { replaceableAfterMs } from '../limits.ts';
import { createPaymentDesk } from './paymentDesk.ts';

const { onlinePayment, order: texts } = marketMessages;

let clock: ManualClock;
let store: Store;
let gateway: OrderGateway;
let close: () => Promise<void>;
let buyer: OrderUser;
let reviewer: OrderUser;
let id: string;
let orderCode: string;

beforeAll(async () => {
  ({ clock, store, gateway, close } = await openOrderGateway());
}, 120_000);
beforeEach(async () => {
  buyer = await gateway.buyer();
  reviewer = await gateway.user('ADMIN');
  ({ id, orderCode } = await gateway.order(buyer));
});
afterAll(() => close());

async function result() {
  const { status, code, data } = await gateway.call(contract.readWechatPaymentResult, { orderId: id }, buyer);
  return { status, code, ...data };
}

const payments = async () => (await gateway.review(reviewer, id)).payments;
const humi = (changes: object = {}) =>
  gateway.call(
    contract.createHumiOrder,
    {
      payeeUserNo: '',
      channelCode: '',
      orderCode,
      orderAmountFen: 280_000,
      payAmountFen: 280_000,
      paymentMethod: 'wechat',
      poundageAmountFen: 0,
      redirectUrl: '/application/payResult',
      ...changes,
    },
    buyer,
  );

describe('a provider payment', () => {
  it('completes its order without review when it succeeds, with code 200', async () => {
    expect(await result()).toEqual({ status: 0, code: 202, attempt: null });
    const address = await gateway.place(buyer, orderCode);
    expect(address).toMatch(/^\/__pay\/[\w-]{22}$/);
    expect(await result()).toMatchObject({ status: 0, code: 202, attempt: 'open' });
    const page = await gateway.app.inject(address);
    expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    for (const part of [orderCode, '应用1', '¥ 2,800.00', '2026-11-22 12:15', '支付成功', '支付失败']) {
      expect(page.body).toContain(part);
    }
    expect(await gateway.choose(address, 'paid')).toBe(303);
    expect(await result()).toEqual({ status: 2, code: 200, attempt: 'paid' });
    expect((await gateway.call(contract.readOrder, { id }, buyer)).data).toMatchObject({ status: 2, paymentMethod: 2 });
    expect((await gateway.app.inject(address)).body).toContain('支付成功，可以关闭本页');
    const { steps } = await gateway.review(reviewer, id);
    expect(steps.at(-1)).toMatchObject({
      event: 'paid',
      from: 0,
      to: 2,
      by: '',
      why: expect.stringMatching(/^交易号 sandbox-/),
    });
  });

  it('leaves its order unchanged when it fails, and can be restarted', async () => {
    const address = await gateway.place(buyer, orderCode);
    expect(await gateway.choose(address, 'failed')).toBe(303);
    expect(await result()).toMatchObject({ status: 0, code: 202, attempt: 'failed' });
    const again = await gateway.place(buyer, orderCode);
    expect(again).not.toBe(address);
    await gateway.choose(again, 'paid');
    expect(await result()).toMatchObject({ code: 200 });
  });

  it('is returned again while it is open', async () => {
    const address = await gateway.place(buyer, orderCode);
    clock.moveBy(60_000);
    expect(await gateway.place(buyer, orderCode)).toBe(address);
    clock.moveBy(paymentAttemptMs);
    expect(await result()).toMatchObject({ attempt: 'expired' });
    expect(await gateway.choose(address, 'paid')).toBe(409);
    expect(await gateway.place(buyer, orderCode)).not.toBe(address);
    expect(await gateway.statusOf(id)).toBe('pendingPayment');
  });

  it('is stored once when it is notified many times concurrently', async () => {
    const address = await gateway.place(buyer, orderCode);
    const answers = await Promise.all(Array.from({ length: 10 }, () => gateway.choose(address, 'paid')));
    expect(new Set(answers)).toEqual(new Set([303]));
    expect(await payments()).toMatchObject([{ amount: '2800.00', flag: null }]);
    expect(await gateway.statusOf(id)).toBe('completed');
  });

  it.each(['0.01', '2799.99', '2800.01', '28000.00'])(
    'never completes an order with %s yuan, which are recorded',
    async (amount) => {
      const address = await gateway.place(buyer, orderCode);
      await gateway.choose(address, 'paid', amount);
      expect(await gateway.statusOf(id)).toBe('pendingPayment');
      expect(await payments()).toMatchObject([{ amount, flag: 'amountDiffers' }]);
      expect(await result()).toMatchObject({ code: 202 });
    },
  );

  it('is flagged for refund when it arrives after the order was cancelled', async () => {
    const address = await gateway.place(buyer, orderCode);
    await gateway.call(contract.cancelOrder, { id }, buyer);
    await gateway.choose(address, 'paid');
    expect(await gateway.statusOf(id)).toBe('cancelled');
    expect(await payments()).toMatchObject([{ amount: '2800.00', flag: 'orderOver' }]);
    const listed = await gateway.call(
      contract.listOrders,
      { code: orderCode, flagged: true, page: 1, pageSize: 10 },
      reviewer,
    );
    expect(listed.data).toMatchObject({ total: 1, orders: [{ orderCode, flagged: true }] });
    expect(
      await gateway.call(contract.placeWechatOrder, { description: '', orderCode, amountFen: 280_000 }, buyer),
    ).toMatchObject(notAllowed);
  });

  it('is flagged when it is the second one of its order', async () => {
    const address = await gateway.place(buyer, orderCode);
    await gateway.choose(address, 'paid');
    const attemptId = address.slice('/__pay/'.length);
    const again = { provider: 'sandbox', transaction: `again-${attemptId}`, attemptId, amountFen: 280_000 };
    expect(await createPaymentDesk({ store, clock, providers: noProviders }).take(again)).toBe('flagged');
    expect(await payments()).toMatchObject([{ flag: null }, { flag: 'paidTwice' }]);
    expect(await gateway.statusOf(id)).toBe('completed');
  });

  it('completes an order whose voucher waits for review, and is marked for the reviewer', async () => {
    const address = await gateway.place(buyer, orderCode);
    await gateway.pay(buyer, id);
    expect((await gateway.review(reviewer, id)).warnings).toEqual([]);
    await gateway.choose(address, 'paid');
    expect(await gateway.statusOf(id)).toBe('completed');
    expect((await gateway.review(reviewer, id)).warnings).toEqual([{ kind: 'transfer', orderCodes: [] }]);
    const { data } = await gateway.call(contract.listOrders, { code: orderCode, page: 1, pageSize: 10 }, reviewer);
    expect(data).toMatchObject({ orders: [{ warned: true }] });
  });

  it('does not keep its order from reading as cancelled after the deadline', async () => {
    const expires_at = new Date(clock.now().getTime() + 60_000);
    await store.kysely.updateTable('app_order').set({ expires_at }).where('id', '=', id).execute();
    await gateway.place(buyer, orderCode);
    clock.moveBy(59_999);
    expect(await result()).toMatchObject({ status: 0, code: 202, attempt: 'open' });
    clock.moveBy(1);
    expect(await result()).toMatchObject({ status: 3, code: 202, attempt: 'expired' });
  });

  it('is stored when its order is unknown', async () => {
    const desk = createPaymentDesk({ store, clock, providers: noProviders });
    const notice = { provider: 'sandbox', transaction: `lost-${id}`, attemptId: 'unknown', amountFen: 1 };
    expect(await desk.take(notice)).toBe('flagged');
    expect(await desk.take(notice)).toBe('repeated');
    const kept = await store.kysely
      .selectFrom('received_payment')
      .selectAll()
      .where('transaction', '=', notice.transaction)
      .execute();
    expect(kept).toMatchObject([{ order_id: null, flag: 'orderUnknown', amount_fen: 1 }]);
  });

  it('with an unknown order is listed for reviewers only, newest first and in pages', async () => {
    const desk = createPaymentDesk({ store, clock, providers: noProviders });
    for (const number of ['first', 'second']) {
      await desk.take({ provider: 'sandbox', transaction: `${number}-${id}`, attemptId: number, amountFen: 280_000 });
    }
    const list = (page: number, user: OrderUser) =>
      gateway.call(contract.listUnknownPayments, { page, pageSize: 1 }, user);
    const sentNotice = {
      provider: 'sandbox',
      amount: '2800.00',
      at: clock.now().getTime(),
      flag: 'orderUnknown',
      refund: null,
      refundStop: null,
      settlement: null,
    };
    const { data } = await list(1, reviewer);
    expect(data['payments']).toEqual([{ ...sentNotice, transaction: `second-${id}` }]);
    expect((await list(2, reviewer)).data).toEqual({
      total: data['total'],
      payments: [{ ...sentNotice, transaction: `first-${id}` }],
    });
    expect((await list(1, await gateway.user('MANAGER'))).status).toBe(200);
    for (const user of [buyer, await gateway.user('ORDINARY')]) expect((await list(1, user)).status).toBe(403);
  });

  it('with a known order is not in that list', async () => {
    const before = await gateway.call(contract.listUnknownPayments, { page: 1, pageSize: 100 }, reviewer);
    await gateway.choose(await gateway.place(buyer, orderCode), 'paid', '0.01');
    const { data } = await gateway.call(contract.listUnknownPayments, { page: 1, pageSize: 100 }, reviewer);
    expect(data).toEqual(before.data);
  });

  it('belongs to the provider that it was started with', async () => {
    const attemptId = (await gateway.place(buyer, orderCode)).slice('/__pay/'.length);
    const desk = createPaymentDesk({ store, clock, providers: noProviders });
    expect(await desk.read('another', attemptId)).toBeNull();
    await desk.fail('another', attemptId);
    const notice = { provider: 'another', transaction: `n-${id}`, attemptId, amountFen: 280_000 };
    expect(await desk.take(notice)).toBe('flagged');
    expect(await gateway.statusOf(id)).toBe('pendingPayment');
    expect(await result()).toMatchObject({ attempt: 'open' });
  });
});

describe('starting a payment', () => {
  it('redirects to a page, and back to the portal', async () => {
    const { data } = await humi();
    const address = String(data['pageUrl']);
    const payload = 'outcome=paid&amount=2800.00';
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const response = await gateway.app.inject({ method: 'POST', url: address, payload, headers });
    expect([response.statusCode, response.headers['location']]).toEqual([303, '/application/payResult']);
    expect(await result()).toMatchObject({ code: 200 });
  });

  it.each([
    [{ orderAmountFen: 1 }, 409, onlinePayment.amountDiffers],
    [{ payAmountFen: 280_001 }, 409, onlinePayment.amountDiffers],
    [{ redirectUrl: 'https://evil.example.cn/' }, 422, onlinePayment.returnAddress],
    [{ redirectUrl: '/..//evil.example' }, 422, onlinePayment.returnAddress],
    [{ orderCode: 'LM2020010100001' }, 404, texts.unknown],
  ])('is refused when %j', async (changes, status, message) => {
    expect(await humi(changes)).toMatchObject({ status, message });
    const begun = await store.kysely.selectFrom('payment_attempt').selectAll().where('order_id', '=', id).execute();
    expect(begun).toEqual([]);
  });

  it('is refused while no provider is configured, without a sandbox page', async () => {
    const other = await orderGateway(store, clock, { payments: noProviders });
    const placed = { description: '', orderCode, amountFen: 280_000 };
    expect(await other.call(contract.placeWechatOrder, placed, buyer)).toMatchObject({
      status: 503,
      message: onlinePayment.off,
    });
    const address = await gateway.place(buyer, orderCode);
    expect((await other.app.inject(address)).statusCode).toBe(404);
    expect((await gateway.app.inject('/__pay/unknown')).statusCode).toBe(404);
    await other.app.close();
  });

  it('leaves the order unchanged when the provider does not answer', async () => {
    const silent: PaymentProvider = {
      name: 'silent',
      place: async () => ({ ok: false, reason: 'unreachable', detail: 'no answer' }),
      mount: () => undefined,
    };
    const other = await orderGateway(store, clock, { payments: { humi: null, wechat: silent } });
    const placed = { description: '', orderCode, amountFen: 280_000 };
    expect(await other.call(contract.placeWechatOrder, placed, buyer)).toMatchObject({
      status: 503,
      message: onlinePayment.unavailable,
    });
    expect(await result()).toMatchObject({ status: 0, attempt: 'failed' });
    await other.app.close();
  });
});

describe('the sandbox page', () => {
  it('accepts no money for a superseded payment', async () => {
    const first = await gateway.place(buyer, orderCode);
    clock.moveBy(replaceableAfterMs);
    const second = String((await humi()).data['pageUrl']);
    expect(await gateway.choose(first, 'paid')).toBe(409);
    expect((await gateway.app.inject(first)).body).toContain('支付已关闭');
    const answers = await Promise.all([first, second, second].map((page) => gateway.choose(page, 'paid')));
    expect(answers).toEqual([409, 303, 303]);
    expect(await payments()).toMatchObject([{ amount: '2800.00', flag: null }]);
    expect(await gateway.statusOf(id)).toBe('completed');
  });

  it('asks again for an invalid amount or choice, without effect', async () => {
    const address = await gateway.place(buyer, orderCode);
    for (const payload of ['outcome=paid&amount=abc', 'outcome=other&amount=1.00', 'outcome=paid', '']) {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const response = await gateway.app.inject({ method: 'POST', url: address, payload, headers });
      expect(response.statusCode).toBe(422);
      expect(response.body).toContain('请输入正确的金额');
    }
    expect(await payments()).toEqual([]);
  });

  it('escapes names', async () => {
    await store.kysely
      .updateTable('app_order_line')
      .set({ product_name: '<img src=x onerror=alert(1)>' })
      .where('order_id', '=', id)
      .execute();
    const { body } = await gateway.app.inject(await gateway.place(buyer, orderCode));
    expect(body).not.toContain('<img');
    expect(body).toContain('&lt;img');
  });
});
