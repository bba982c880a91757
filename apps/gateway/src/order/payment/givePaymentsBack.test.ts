import { contract } from '@lima-id/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Store } from '../../platform/database/database.ts';
import { noProviders } from '../../platform/payment/paymentPort.ts';
import { type HandClock, handClock } from '../../platform/testing/handClock.ts';
import { openTestStore } from '../../platform/testing/openTestStore.ts';
import { refundEveryMs } from '../limits.ts';
import { createHeldProvider, type HeldProvider } from '../testing/heldProvider.ts';
import { type OrderGateway, type OrderUser, orderGateway } from '../testing/orderGateway.ts';
import { givePaymentsBack, type RefundParts } from './givePaymentsBack.ts';
import { createPaymentDesk } from './paymentDesk.ts';

let clock: HandClock;
let store: Store;
let provider: HeldProvider;
let gateway: OrderGateway;
let buyer: OrderUser;
let reviewer: OrderUser;
let id: string;
let attemptId: string;
let failures: string[];

beforeAll(async () => {
  store = await openTestStore();
}, 120_000);
afterAll(() => store.close());
beforeEach(async () => {
  await store.kysely.deleteFrom('received_payment').execute();
  clock = handClock('2026-11-22T04:00:00Z');
  provider = createHeldProvider('held');
  failures = [];
  // It looks for nothing by itself, so that each test says when.
  const standing = { now: clock.now, every: () => () => undefined };
  gateway = await orderGateway(store, standing, { payments: providers() });
  buyer = await gateway.buyer();
  reviewer = await gateway.user('ADMIN');
  const order = await gateway.order(buyer);
  id = order.id;
  attemptId = (await gateway.place(buyer, order.orderCode)).slice('held:'.length);
  return () => gateway.app.close();
});

const providers = () => ({ humi: null, wechat: provider });
const take = (transaction: string, amountFen = 280_000, known = providers()) =>
  createPaymentDesk({ store, clock, providers: known }).take({ provider: 'held', transaction, attemptId, amountFen });
const givingBack = (changes: Partial<RefundParts> = {}) =>
  givePaymentsBack({
    store,
    clock,
    providers: providers(),
    onFailure: (detail) => void failures.push(detail),
    isEnding: () => false,
    ...changes,
  });
const cancel = () => gateway.call(contract.cancelOrder, { id }, buyer);
const payments = async () => (await gateway.review(reviewer, id)).payments;
async function isListed(): Promise<boolean> {
  const request = { flagged: true, page: 1, pageSize: 100 };
  const { data } = await gateway.call(contract.listOrders, request, reviewer);
  return (data['orders'] as { id: string }[]).some((order) => order.id === id);
}

describe('money that an order needs no more', () => {
  it('is given back when an order is paid for twice, and the first payment stays', async () => {
    await take('first');
    await take('second');
    expect(await payments()).toMatchObject([
      { transaction: 'first', flag: null, refund: null },
      { transaction: 'second', flag: 'paidTwice', refund: 'due' },
    ]);
    expect(await isListed()).toBe(true);
    await givingBack();
    expect(provider.refunds).toEqual([
      { refundId: expect.stringMatching(/^[\w-]{22}$/), transaction: 'second', amountFen: 280_000 },
    ]);
    expect(await payments()).toMatchObject([{ refund: null }, { refund: 'done' }]);
    expect(await isListed()).toBe(false);
    expect(await gateway.statusOf(id)).toBe(2);
    clock.moveBy(refundEveryMs);
    await givingBack();
    expect(provider.refunds).toHaveLength(1);
  });

  it('is given back in the amount that came when its order was cancelled before', async () => {
    await cancel();
    await take('late', 1);
    await givingBack();
    expect(provider.refunds).toMatchObject([{ transaction: 'late', amountFen: 1 }]);
    expect(await payments()).toMatchObject([{ flag: 'orderOver', refund: 'done' }]);
  });

  it('is one refund when 50 notices and 50 jobs come at once', async () => {
    await cancel();
    await Promise.all(Array.from({ length: 50 }, () => take('late')));
    await Promise.all(Array.from({ length: 50 }, () => givingBack()));
    expect(provider.refunds).toHaveLength(1);
    expect(await payments()).toMatchObject([{ refund: 'done' }]);
  });

  it('is asked for again under its number until it is done, ever more rarely', async () => {
    await cancel();
    await take('late');
    provider.refunded = { state: 'unknown', detail: 'no answer' };
    await givingBack();
    await givingBack();
    expect(provider.refunds).toHaveLength(1);
    expect(failures).toEqual(['held did not give money back: no answer']);
    provider.refunded = { state: 'pending', detail: 'PROCESSING' };
    for (const waitMs of [refundEveryMs, refundEveryMs, refundEveryMs]) {
      clock.moveBy(waitMs);
      await givingBack();
    }
    expect(provider.refunds).toHaveLength(4);
    clock.moveBy(refundEveryMs);
    await givingBack();
    expect(provider.refunds).toHaveLength(4);
    provider.refunded = { state: 'done', detail: '' };
    clock.moveBy(refundEveryMs);
    await givingBack();
    expect(new Set(provider.refunds.map(({ refundId }) => refundId)).size).toBe(1);
    expect(await payments()).toMatchObject([{ refund: 'done' }]);
    expect(failures).toHaveLength(1);
  });

  it('is left to a person when its provider does not give it back', async () => {
    await cancel();
    await take('late');
    provider.refunded = { state: 'failed', detail: 'ABNORMAL' };
    await givingBack();
    clock.moveBy(refundEveryMs);
    await givingBack();
    expect(provider.refunds).toHaveLength(1);
    expect(failures).toEqual(['held did not give money back: ABNORMAL']);
    expect(await payments()).toMatchObject([{ refund: 'failed' }]);
    expect(await isListed()).toBe(true);
  });

  it('is left to a person when its provider cannot give money back', async () => {
    await cancel();
    await take('late', 280_000, { humi: null, wechat: { ...provider, name: 'another' } });
    await givingBack();
    expect(provider.refunds).toEqual([]);
    expect(await payments()).toMatchObject([{ flag: 'orderOver', refund: null }]);
  });

  it('waits while nobody takes payments, and is given back when somebody does again', async () => {
    await cancel();
    await take('late');
    await givingBack({ providers: noProviders });
    expect(await payments()).toMatchObject([{ refund: 'due' }]);
    await givingBack();
    expect(await payments()).toMatchObject([{ refund: 'done' }]);
  });

  it('does not keep other money waiting when asking for it fails', async () => {
    await cancel();
    await take('one');
    await take('two');
    let asked = 0;
    const refund: HeldProvider['refund'] = (one) => {
      asked += 1;
      return asked === 1 ? Promise.reject(new TypeError('lost')) : provider.refund(one);
    };
    await expect(givingBack({ providers: { humi: null, wechat: { ...provider, refund } } })).rejects.toThrow(
      '1 payments were not given back: lost',
    );
    expect((await payments()).map((payment) => payment.refund).toSorted()).toEqual(['done', 'due']);
  });

  it('is what a gateway gives back by itself, until it ends', async () => {
    await cancel();
    await take('late');
    await givingBack({ isEnding: () => true });
    expect(provider.refunds).toEqual([]);
    const other = await orderGateway(store, clock, { payments: providers() });
    await other.app.ready();
    clock.moveBy(refundEveryMs);
    await vi.waitFor(async () => expect(await payments()).toMatchObject([{ refund: 'done' }]), { timeout: 10_000 });
    await other.app.close();
  });
});

describe('money that is in doubt', () => {
  it('is given back by nobody but a person when it is another amount', async () => {
    await take('less', 279_999);
    await givingBack();
    expect(provider.refunds).toEqual([]);
    expect(await payments()).toMatchObject([{ flag: 'amountDiffers', refund: null }]);
    expect(await isListed()).toBe(true);
  });
});
