import { contract } from '@lima-id/api';
import { paymentAttemptMs } from '@lima-id/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type OrderGateway, type OrderUser, orderGateway } from '../../../testing/order/orderGateway.ts';
import { type ManualClock, manualClock } from '../../../testing/platform/manualClock.ts';
import { openTestStore } from '../../../testing/platform/openTestStore.ts';
import {
  type NoticeChanges,
  startWechatStub,
  stubKeys,
  type WechatStub,
} from '../../../testing/platform/payment/wechatStub.ts';
import { createWechatPay } from '../../platform/payment/wechat/wechatPay.ts';
import type { Store } from '../../schema/store.ts';
import { pollGraceMs, pollIntervalMs, refundQuietMs } from '../limits.ts';
import { createPaymentDesk } from './paymentDesk.ts';
import { nextPoll, type PollParts, pollPayments } from './pollPayments.ts';
import { refundPayments } from './refundPayments.ts';

let clock: ManualClock;
let store: Store;
let stub: WechatStub;
let gateway: OrderGateway;
let buyer: OrderUser;
let reviewer: OrderUser;
let id: string;
let orderCode: string;
let failures: string[];

beforeAll(async () => {
  store = await openTestStore();
  clock = manualClock('2026-11-22T04:00:00Z');
  stub = await startWechatStub(clock);
  // Without a schedule: each test runs it explicitly.
  gateway = await orderGateway(store, { now: clock.now, every: () => () => undefined }, { payments: wechat() });
  await import('wechatpay-axios-plugin');
}, 120_000);
beforeEach(async () => {
  // Payments left open by other tests are irrelevant here.
  await store.kysely.updateTable('payment_attempt').set({ state: 'closed' }).where('state', '=', 'open').execute();
  stub.misbehave = null;
  stub.signingKey = stubKeys.platform.privateKey;
  stub.calls.length = 0;
  failures = [];
  buyer = await gateway.buyer();
  reviewer = await gateway.user('ADMIN');
  ({ id, orderCode } = await gateway.order(buyer));
});
afterAll(async () => {
  await gateway.app.close();
  await stub.stop();
  await store.close();
});

const wechat = () => ({ humi: null, wechat: createWechatPay(stub.account({}, 2_000), clock) });
const place = () => gateway.place(buyer, orderCode);
const tell = async (order: Parameters<WechatStub['notice']>[0], changes?: NoticeChanges) =>
  (await gateway.app.inject({ method: 'POST', ...stub.notice(order, changes) })).statusCode;
const payments = async () => (await gateway.review(reviewer, id)).payments;
const cancel = () => gateway.call(contract.cancelOrder, { id }, buyer);
async function result() {
  const { status, code, data } = await gateway.call(contract.readWechatPaymentResult, { orderId: id }, buyer);
  return { status, code, ...data };
}

/** Runs the payment status job. */
function asking(changes: Partial<PollParts> = {}): Promise<void> {
  return pollPayments({
    store,
    clock,
    providers: wechat(),
    desk: createPaymentDesk({ store, clock, providers: wechat() }),
    onFailure: (detail) => void failures.push(detail),
    isEnding: () => false,
    ...changes,
  });
}
const runRefunds = () =>
  refundPayments({
    store,
    clock,
    providers: wechat(),
    onFailure: (detail) => void failures.push(detail),
    isEnding: () => false,
  });
const questions = () => stub.calls.filter(({ method }) => method === 'GET').length;
const closings = () => stub.calls.filter(({ path }) => path.endsWith('/close')).length;

describe('a payment by WeChat', () => {
  it('completes its order on notification', async () => {
    const codeUrl = await place();
    expect(codeUrl).toMatch(/^weixin:\/\/wxpay\/bizpayurl\?pr=[\w-]{22}$/);
    expect(await result()).toEqual({ status: 0, code: 202, attempt: 'open' });
    expect(await tell(stub.pay(codeUrl))).toBe(204);
    expect(await result()).toEqual({ status: 2, code: 200, attempt: 'paid' });
    expect(await payments()).toMatchObject([{ amount: '2800.00', flag: null }]);
  });

  it('is stored once when its notification is repeated, late, and concurrent', async () => {
    const order = stub.pay(await place());
    const sent = { method: 'POST', ...stub.notice(order) } as const;
    const answers = await Promise.all(Array.from({ length: 8 }, () => gateway.app.inject(sent)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    expect((await gateway.app.inject(sent)).statusCode).toBe(204);
    expect(await tell(order)).toBe(204);
    expect(await payments()).toMatchObject([{ flag: null }]);
  });

  it('leaves the order unchanged when the notification is forged', async () => {
    const order = stub.pay(await place());
    expect(await tell(order, { key: stubKeys.stranger.privateKey })).toBe(401);
    expect(await tell(order, { lateBy: 600 })).toBe(401);
    expect(await result()).toMatchObject({ status: 0, code: 202 });
    expect(await payments()).toEqual([]);
  });

  it('is flagged when the amount differs', async () => {
    const order = stub.pay(await place());
    expect(await tell(order, { payment: { amount: { total: 1, currency: 'CNY' } } })).toBe(204);
    expect(await gateway.statusOf(id)).toBe('pendingPayment');
    expect(await payments()).toMatchObject([{ amount: '0.01', flag: 'amountDiffers' }]);
  });

  it('is flagged when its order was cancelled before', async () => {
    const codeUrl = await place();
    await cancel();
    expect(await tell(stub.pay(codeUrl))).toBe(204);
    expect(await gateway.statusOf(id)).toBe('cancelled');
    expect(await payments()).toMatchObject([{ amount: '2800.00', flag: 'orderOver' }]);
  });

  it('is refunded by WeChat Pay once when its order was cancelled before', async () => {
    const order = stub.pay(await place());
    await cancel();
    const sent = { method: 'POST', ...stub.notice(order) } as const;
    expect((await gateway.app.inject(sent)).statusCode).toBe(204);
    await Promise.all([runRefunds(), runRefunds()]);
    await runRefunds();
    expect(await payments()).toMatchObject([{ flag: 'orderOver', refund: 'done' }]);
    const refunds = [...stub.refunds.values()].filter(({ transaction }) => transaction === order.transaction);
    expect(refunds).toEqual([{ transaction: order.transaction, refundFen: 280_000, state: 'SUCCESS' }]);
    expect((await gateway.app.inject(sent)).statusCode).toBe(204);
    expect(await payments()).toHaveLength(1);
  });

  it('is settled by hand once its refund was stopped, which WeChat Pay rejects with an error each time', async () => {
    const order = stub.pay(await place());
    await cancel();
    expect(await tell(order)).toBe(204);
    const { transaction } = order;
    if (transaction === null) throw new Error('The payment was made.');
    stub.misbehave = (_request, response) => void response.writeHead(403).end('{"code":"NOT_ENOUGH"}');
    await runRefunds();
    stub.misbehave = null;
    clock.moveBy(refundQuietMs);
    const stop = { provider: 'wechat', transaction, reason: '商户号余额不足' };
    const stopped = await gateway.call(contract.stopRefund, stop, reviewer);
    expect(stopped).toMatchObject({ status: 200, data: { refund: 'failed' } });
    await runRefunds();
    expect([...stub.refunds.values()].filter((refund) => refund.transaction === transaction)).toEqual([]);
    const settling = {
      provider: 'wechat',
      transaction,
      from: 'failed',
      repaidAmount: '2800.00',
      note: '流水号7',
    } as const;
    expect((await gateway.call(contract.settlePayment, settling, reviewer)).status).toBe(200);
  });

  it('is refused to the buyer, with the order unchanged, when the answer is forged or missing', async () => {
    stub.signingKey = stubKeys.stranger.privateKey;
    await expect(place()).rejects.toThrow('not begun');
    stub.misbehave = (request) => void request.socket.destroy();
    await expect(place()).rejects.toThrow('not begun');
    expect(await result()).toMatchObject({ status: 0, attempt: 'failed' });
  });
});

describe('the payment status job', () => {
  it('finds a payment whose notification was lost', async () => {
    const { transaction } = stub.pay(await place());
    await asking();
    expect(questions()).toBe(0);
    clock.moveBy(pollIntervalMs);
    await asking();
    expect(await result()).toEqual({ status: 2, code: 200, attempt: 'paid' });
    expect(await payments()).toMatchObject([{ transaction, flag: null }]);
    clock.moveBy(paymentAttemptMs);
    await asking();
    expect(questions()).toBe(1);
  });

  it('deduplicates a notification that arrives later', async () => {
    const order = stub.pay(await place());
    clock.moveBy(pollIntervalMs);
    await Promise.all([asking(), tell(order)]);
    expect(await tell(order)).toBe(204);
    expect(await payments()).toMatchObject([{ flag: null }]);
  });

  it('queries once when two gateways run it concurrently', async () => {
    await place();
    clock.moveBy(pollIntervalMs);
    await Promise.all([asking(), asking(), asking()]);
    expect(questions()).toBe(1);
  });

  it('closes an expired payment, so that it cannot be paid late', async () => {
    const codeUrl = await place();
    clock.moveBy(pollIntervalMs);
    await asking();
    expect(closings()).toBe(0);
    clock.moveBy(paymentAttemptMs - pollIntervalMs + pollGraceMs);
    await asking();
    expect(closings()).toBe(1);
    expect(await result()).toMatchObject({ status: 0, attempt: 'expired' });
    expect([...stub.orders.values()].at(-1)).toMatchObject({ state: 'CLOSED' });
    expect(await place()).not.toBe(codeUrl);
    clock.moveBy(pollIntervalMs);
    await asking();
    expect(closings()).toBe(1);
  });

  it('closes a payment without delay when its order is cancelled', async () => {
    const codeUrl = await place();
    await cancel();
    await asking();
    expect(closings()).toBe(1);
    expect(() => stub.pay(codeUrl)).toThrow('cannot be made');
  });

  it('flags money that was paid before its order was cancelled', async () => {
    stub.pay(await place());
    await cancel();
    await asking();
    expect(closings()).toBe(0);
    expect(await payments()).toMatchObject([{ flag: 'orderOver' }]);
  });

  it('leaves a payment open while its provider does not answer, and finds it later', async () => {
    stub.pay(await place());
    clock.moveBy(paymentAttemptMs + pollGraceMs);
    stub.misbehave = (request) => void request.socket.destroy();
    await asking();
    expect(failures).toEqual(['wechat does not say what became of a payment']);
    expect(closings()).toBe(0);
    stub.misbehave = null;
    clock.moveBy(paymentAttemptMs);
    await asking();
    expect(await gateway.statusOf(id)).toBe('completed');
  });

  it('rejects a forged answer', async () => {
    stub.pay(await place());
    clock.moveBy(pollIntervalMs);
    stub.signingKey = stubKeys.stranger.privateKey;
    await asking();
    expect(await result()).toMatchObject({ status: 0, code: 202, attempt: 'open' });
  });

  it('continues with other payments when one cannot be stored', async () => {
    stub.pay(await place());
    const second = await gateway.order(buyer);
    stub.pay(await gateway.place(buyer, second.orderCode));
    clock.moveBy(pollIntervalMs);
    const desk = createPaymentDesk({ store, clock, providers: wechat() });
    let taken = 0;
    const asked = asking({
      desk: {
        ...desk,
        take: (notice) => {
          taken += 1;
          return taken === 1 ? Promise.reject(new Error('lost')) : desk.take(notice);
        },
      },
    });
    await expect(asked).rejects.toThrow('1 payments were not settled: lost');
    expect(taken).toBe(2);
    clock.moveBy(pollIntervalMs);
    await asking();
    expect([await gateway.statusOf(id), await gateway.statusOf(second.id)]).toEqual(['completed', 'completed']);
  });

  it('runs on a schedule until shutdown', async () => {
    const other = await orderGateway(store, clock, { payments: wechat() });
    await other.app.ready();
    stub.pay(await place());
    clock.moveBy(pollIntervalMs);
    await vi.waitFor(async () => expect(await gateway.statusOf(id)).toBe('completed'), { timeout: 10_000 });
    await other.app.close();
    expect(questions()).toBe(1);
  });

  it('stops between two payments on shutdown', async () => {
    await place();
    clock.moveBy(pollIntervalMs);
    await asking({ isEnding: () => true });
    expect(questions()).toBe(0);
  });
});

describe('nextPoll', () => {
  it('is every few minutes until shortly after the expiry, then with backoff', () => {
    const created_at = new Date('2026-11-22T04:00:00Z');
    const attempt = { created_at, expires_at: new Date('2026-11-22T04:15:00Z') };
    const waits: number[] = [];
    for (let now = created_at; waits.length < 9; ) {
      const next = nextPoll(attempt, now);
      waits.push((next.getTime() - now.getTime()) / 1000);
      now = next;
    }
    expect(waits.slice(0, 6)).toEqual([180, 180, 180, 180, 180, 30]);
    expect(waits[6]).toBe(465);
    expect(waits[8]).toBeGreaterThan(waits[7] ?? 0);
  });
});
