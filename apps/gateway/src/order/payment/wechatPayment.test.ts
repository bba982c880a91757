import { contract } from '@lima-id/api';
import { paymentAttemptMs } from '@lima-id/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Store } from '../../platform/database/database.ts';
import {
  type NoticeChanges,
  standInKeys,
  startWechatStandIn,
  type WechatStandIn,
} from '../../platform/payment/testing/wechatStandIn.ts';
import { createWechatPay } from '../../platform/payment/wechat/wechatPay.ts';
import { type HandClock, handClock } from '../../platform/testing/handClock.ts';
import { openTestStore } from '../../platform/testing/openTestStore.ts';
import { askEveryMs, askGraceMs } from '../limits.ts';
import { type OrderGateway, type OrderUser, orderGateway } from '../testing/orderGateway.ts';
import { type AskingParts, askProviders, nextAsking } from './askProviders.ts';
import { givePaymentsBack } from './givePaymentsBack.ts';
import { createPaymentDesk } from './paymentDesk.ts';

let clock: HandClock;
let store: Store;
let standIn: WechatStandIn;
let gateway: OrderGateway;
let buyer: OrderUser;
let reviewer: OrderUser;
let id: string;
let orderCode: string;
let failures: string[];

beforeAll(async () => {
  store = await openTestStore();
  clock = handClock('2026-11-22T04:00:00Z');
  standIn = await startWechatStandIn(clock);
  // It looks for nothing by itself, so that each test says when.
  gateway = await orderGateway(store, { now: clock.now, every: () => () => undefined }, { payments: wechat() });
  await import('wechatpay-axios-plugin');
}, 120_000);
beforeEach(async () => {
  // What other tests left open is nothing to these.
  await store.kysely.updateTable('payment_attempt').set({ state: 'closed' }).where('state', '=', 'open').execute();
  standIn.misbehave = null;
  standIn.signingKey = standInKeys.platform.privateKey;
  standIn.calls.length = 0;
  failures = [];
  buyer = await gateway.buyer();
  reviewer = await gateway.user('ADMIN');
  ({ id, orderCode } = await gateway.order(buyer));
});
afterAll(async () => {
  await gateway.app.close();
  await standIn.stop();
  await store.close();
});

const wechat = () => ({ humi: null, wechat: createWechatPay(standIn.account({}, 2_000), clock) });
const place = () => gateway.place(buyer, orderCode);
const tell = async (order: Parameters<WechatStandIn['notice']>[0], changes?: NoticeChanges) =>
  (await gateway.app.inject({ method: 'POST', ...standIn.notice(order, changes) })).statusCode;
const payments = async () => (await gateway.review(reviewer, id)).payments;
const cancel = () => gateway.call(contract.cancelOrder, { id }, buyer);
async function result() {
  const { status, code, data } = await gateway.call(contract.readWechatPaymentResult, { orderId: id }, buyer);
  return { status, code, ...data };
}

/** A gateway's look for payments to ask about. */
function asking(changes: Partial<AskingParts> = {}): Promise<void> {
  return askProviders({
    store,
    clock,
    providers: wechat(),
    desk: createPaymentDesk({ store, clock, providers: wechat() }),
    onFailure: (detail) => void failures.push(detail),
    isEnding: () => false,
    ...changes,
  });
}
const givingBack = () =>
  givePaymentsBack({
    store,
    clock,
    providers: wechat(),
    onFailure: (detail) => void failures.push(detail),
    isEnding: () => false,
  });
const questions = () => standIn.calls.filter(({ method }) => method === 'GET').length;
const closings = () => standIn.calls.filter(({ path }) => path.endsWith('/close')).length;

describe('a payment by WeChat', () => {
  it('completes its order when its notice comes', async () => {
    const codeUrl = await place();
    expect(codeUrl).toMatch(/^weixin:\/\/wxpay\/bizpayurl\?pr=[\w-]{22}$/);
    expect(await result()).toEqual({ status: 0, code: 202, attempt: 'open' });
    expect(await tell(standIn.pay(codeUrl))).toBe(204);
    expect(await result()).toEqual({ status: 2, code: 200, attempt: 'paid' });
    expect(await payments()).toMatchObject([{ amount: '2800.00', flag: null }]);
  });

  it('is one payment when its notice is repeated, late, and many times at once', async () => {
    const order = standIn.pay(await place());
    const sent = { method: 'POST', ...standIn.notice(order) } as const;
    const answers = await Promise.all(Array.from({ length: 8 }, () => gateway.app.inject(sent)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    expect((await gateway.app.inject(sent)).statusCode).toBe(204);
    expect(await tell(order)).toBe(204);
    expect(await payments()).toMatchObject([{ flag: null }]);
  });

  it('leaves the order as it was when the notice is forged', async () => {
    const order = standIn.pay(await place());
    expect(await tell(order, { key: standInKeys.stranger.privateKey })).toBe(401);
    expect(await tell(order, { lateBy: 600 })).toBe(401);
    expect(await result()).toMatchObject({ status: 0, code: 202 });
    expect(await payments()).toEqual([]);
  });

  it('is flagged when it is another amount', async () => {
    const order = standIn.pay(await place());
    expect(await tell(order, { payment: { amount: { total: 1, currency: 'CNY' } } })).toBe(204);
    expect(await gateway.statusOf(id)).toBe(0);
    expect(await payments()).toMatchObject([{ amount: '0.01', flag: 'amountDiffers' }]);
  });

  it('is flagged when its order was cancelled before', async () => {
    const codeUrl = await place();
    await cancel();
    expect(await tell(standIn.pay(codeUrl))).toBe(204);
    expect(await gateway.statusOf(id)).toBe(3);
    expect(await payments()).toMatchObject([{ amount: '2800.00', flag: 'orderOver' }]);
  });

  it('is given back by WeChat Pay, once, when its order was cancelled before', async () => {
    const order = standIn.pay(await place());
    await cancel();
    const sent = { method: 'POST', ...standIn.notice(order) } as const;
    expect((await gateway.app.inject(sent)).statusCode).toBe(204);
    await Promise.all([givingBack(), givingBack()]);
    await givingBack();
    expect(await payments()).toMatchObject([{ flag: 'orderOver', refund: 'done' }]);
    const refunds = [...standIn.refunds.values()].filter(({ transaction }) => transaction === order.transaction);
    expect(refunds).toEqual([{ transaction: order.transaction, refundFen: 280_000, state: 'SUCCESS' }]);
    expect((await gateway.app.inject(sent)).statusCode).toBe(204);
    expect(await payments()).toHaveLength(1);
  });

  it('is refused to the buyer, and its order stays, when the answer is forged or does not come', async () => {
    standIn.signingKey = standInKeys.stranger.privateKey;
    await expect(place()).rejects.toThrow('not begun');
    standIn.misbehave = (request) => void request.socket.destroy();
    await expect(place()).rejects.toThrow('not begun');
    expect(await result()).toMatchObject({ status: 0, attempt: 'failed' });
  });
});

describe('asking about payments', () => {
  it('finds a payment whose notice was lost', async () => {
    const { transaction } = standIn.pay(await place());
    await asking();
    expect(questions()).toBe(0);
    clock.moveBy(askEveryMs);
    await asking();
    expect(await result()).toEqual({ status: 2, code: 200, attempt: 'paid' });
    expect(await payments()).toMatchObject([{ transaction, flag: null }]);
    clock.moveBy(paymentAttemptMs);
    await asking();
    expect(questions()).toBe(1);
  });

  it('is one payment when its notice comes after all', async () => {
    const order = standIn.pay(await place());
    clock.moveBy(askEveryMs);
    await Promise.all([asking(), tell(order)]);
    expect(await tell(order)).toBe(204);
    expect(await payments()).toMatchObject([{ flag: null }]);
  });

  it('asks once when two gateways look at once', async () => {
    await place();
    clock.moveBy(askEveryMs);
    await Promise.all([asking(), asking(), asking()]);
    expect(questions()).toBe(1);
  });

  it('closes a payment that nobody made in time, so that nobody can make it late', async () => {
    const codeUrl = await place();
    clock.moveBy(askEveryMs);
    await asking();
    expect(closings()).toBe(0);
    clock.moveBy(paymentAttemptMs - askEveryMs + askGraceMs);
    await asking();
    expect(closings()).toBe(1);
    expect(await result()).toMatchObject({ status: 0, attempt: 'expired' });
    expect([...standIn.orders.values()].at(-1)).toMatchObject({ state: 'CLOSED' });
    expect(await place()).not.toBe(codeUrl);
    clock.moveBy(askEveryMs);
    await asking();
    expect(closings()).toBe(1);
  });

  it('closes a payment without delay when its order is cancelled', async () => {
    const codeUrl = await place();
    await cancel();
    await asking();
    expect(closings()).toBe(1);
    expect(() => standIn.pay(codeUrl)).toThrow('cannot be made');
  });

  it('flags money that was there before its order was cancelled', async () => {
    standIn.pay(await place());
    await cancel();
    await asking();
    expect(closings()).toBe(0);
    expect(await payments()).toMatchObject([{ flag: 'orderOver' }]);
  });

  it('leaves a payment open while its provider does not answer, and finds it later', async () => {
    standIn.pay(await place());
    clock.moveBy(paymentAttemptMs + askGraceMs);
    standIn.misbehave = (request) => void request.socket.destroy();
    await asking();
    expect(failures).toEqual(['wechat does not say what became of a payment']);
    expect(closings()).toBe(0);
    standIn.misbehave = null;
    clock.moveBy(paymentAttemptMs);
    await asking();
    expect(await gateway.statusOf(id)).toBe(2);
  });

  it('believes no forged answer', async () => {
    standIn.pay(await place());
    clock.moveBy(askEveryMs);
    standIn.signingKey = standInKeys.stranger.privateKey;
    await asking();
    expect(await result()).toMatchObject({ status: 0, code: 202, attempt: 'open' });
  });

  it('asks about the others when one cannot be written down', async () => {
    standIn.pay(await place());
    const second = await gateway.order(buyer);
    standIn.pay(await gateway.place(buyer, second.orderCode));
    clock.moveBy(askEveryMs);
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
    clock.moveBy(askEveryMs);
    await asking();
    expect([await gateway.statusOf(id), await gateway.statusOf(second.id)]).toEqual([2, 2]);
  });

  it('is what a gateway does by itself, until it ends', async () => {
    const other = await orderGateway(store, clock, { payments: wechat() });
    await other.app.ready();
    standIn.pay(await place());
    clock.moveBy(askEveryMs);
    await vi.waitFor(async () => expect(await gateway.statusOf(id)).toBe(2), { timeout: 10_000 });
    await other.app.close();
    expect(questions()).toBe(1);
  });

  it('stops between two payments when the gateway ends', async () => {
    await place();
    clock.moveBy(askEveryMs);
    await asking({ isEnding: () => true });
    expect(questions()).toBe(0);
  });
});

describe('nextAsking', () => {
  it('is every few minutes until shortly after the end, and ever more rarely beyond it', () => {
    const created_at = new Date('2026-11-22T04:00:00Z');
    const attempt = { created_at, expires_at: new Date('2026-11-22T04:15:00Z') };
    const waits: number[] = [];
    for (let now = created_at; waits.length < 9; ) {
      const next = nextAsking(attempt, now);
      waits.push((next.getTime() - now.getTime()) / 1000);
      now = next;
    }
    expect(waits.slice(0, 6)).toEqual([180, 180, 180, 180, 180, 30]);
    expect(waits[6]).toBe(465);
    expect(waits[8]).toBeGreaterThan(waits[7] ?? 0);
  });
});
