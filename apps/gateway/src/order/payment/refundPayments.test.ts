import { contract } from '@lima-id/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHeldProvider, type HeldProvider } from '../../../testing/order/heldProvider.ts';
import { type OrderGateway, type OrderUser, orderGateway } from '../../../testing/order/orderGateway.ts';
import { type ManualClock, manualClock } from '../../../testing/platform/manualClock.ts';
import { openTestStore } from '../../../testing/platform/openTestStore.ts';
import { noProviders } from '../../platform/payment/paymentPort.ts';
import type { Store } from '../../schema/store.ts';
import { refundEveryMs, refundStartMs } from '../limits.ts';
import { createPaymentDesk } from './paymentDesk.ts';
import { type RefundParts, refundPayments } from './refundPayments.ts';

let clock: ManualClock;
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
  clock = manualClock('2026-11-22T04:00:00Z');
  provider = createHeldProvider('held');
  failures = [];
  // Without a schedule: each test runs it explicitly.
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
const runRefunds = (changes: Partial<RefundParts> = {}) =>
  refundPayments({
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

describe('surplus money', () => {
  it('is refunded when an order is paid twice, and the first payment stays', async () => {
    await take('first');
    await take('second');
    expect(await payments()).toMatchObject([
      { transaction: 'first', flag: null, refund: null },
      { transaction: 'second', flag: 'paidTwice', refund: 'due' },
    ]);
    expect(await isListed()).toBe(true);
    await runRefunds();
    expect(provider.refunds).toEqual([
      { refundId: expect.stringMatching(/^[\w-]{22}$/), transaction: 'second', amountFen: 280_000 },
    ]);
    expect(await payments()).toMatchObject([{ refund: null }, { refund: 'done' }]);
    expect(await isListed()).toBe(false);
    expect(await gateway.statusOf(id)).toBe('completed');
    clock.moveBy(refundEveryMs);
    await runRefunds();
    expect(provider.refunds).toHaveLength(1);
  });

  it('is refunded in the received amount when its order was cancelled before', async () => {
    await cancel();
    await take('late', 1);
    await runRefunds();
    expect(provider.refunds).toMatchObject([{ transaction: 'late', amountFen: 1 }]);
    expect(await payments()).toMatchObject([{ flag: 'orderOver', refund: 'done' }]);
  });

  it('is refunded once when 50 notifications and 50 jobs run concurrently', async () => {
    await cancel();
    await Promise.all(Array.from({ length: 50 }, () => take('late')));
    await Promise.all(Array.from({ length: 50 }, () => runRefunds()));
    expect(provider.refunds).toHaveLength(1);
    expect(await payments()).toMatchObject([{ refund: 'done' }]);
  });

  it('is retried under the same number with backoff until it is done', async () => {
    await cancel();
    await take('late');
    provider.refunded = { state: 'unknown', detail: 'no answer' };
    await runRefunds();
    await runRefunds();
    expect(provider.refunds).toHaveLength(1);
    expect(failures).toEqual(['held did not give money back: no answer']);
    provider.refunded = { state: 'pending', detail: 'PROCESSING' };
    for (const waitMs of [refundEveryMs, refundEveryMs, refundEveryMs]) {
      clock.moveBy(waitMs);
      await runRefunds();
    }
    expect(provider.refunds).toHaveLength(4);
    clock.moveBy(refundEveryMs);
    await runRefunds();
    expect(provider.refunds).toHaveLength(4);
    provider.refunded = { state: 'done', detail: '' };
    clock.moveBy(refundEveryMs);
    await runRefunds();
    expect(new Set(provider.refunds.map(({ refundId }) => refundId)).size).toBe(1);
    expect(await payments()).toMatchObject([{ refund: 'done' }]);
    expect(failures).toHaveLength(1);
  });

  it('is not requested by a gateway that stood still after it had noted the request', async () => {
    await cancel();
    await take('late');
    const late = {
      ...clock,
      now() {
        // Each reading is a little more than a minute after the one before.
        clock.moveBy(refundStartMs + 1);
        return clock.now();
      },
    };
    await runRefunds({ clock: late });
    expect(provider.refunds).toEqual([]);
    expect(await payments()).toMatchObject([{ refund: 'due' }]);
  });

  it('is left to a person when its provider rejects the refund', async () => {
    await cancel();
    await take('late');
    provider.refunded = { state: 'failed', detail: 'ABNORMAL' };
    await runRefunds();
    clock.moveBy(refundEveryMs);
    await runRefunds();
    expect(provider.refunds).toHaveLength(1);
    expect(failures).toEqual(['held did not give money back: ABNORMAL']);
    expect(await payments()).toMatchObject([{ refund: 'failed' }]);
    expect(await isListed()).toBe(true);
  });

  it('is left to a person when its provider does not support refunds', async () => {
    await cancel();
    await take('late', 280_000, { humi: null, wechat: { ...provider, name: 'another' } });
    await runRefunds();
    expect(provider.refunds).toEqual([]);
    expect(await payments()).toMatchObject([{ flag: 'orderOver', refund: null }]);
  });

  it('waits while no provider is configured, and is refunded when one is again', async () => {
    await cancel();
    await take('late');
    await runRefunds({ providers: noProviders });
    expect(await payments()).toMatchObject([{ refund: 'due' }]);
    await runRefunds();
    expect(await payments()).toMatchObject([{ refund: 'done' }]);
  });

  it('is refunded for other orders when one refund fails', async () => {
    await cancel();
    await take('one');
    await take('two');
    let asked = 0;
    const refund: HeldProvider['refund'] = (one) => {
      asked += 1;
      return asked === 1 ? Promise.reject(new TypeError('lost')) : provider.refund(one);
    };
    await expect(runRefunds({ providers: { humi: null, wechat: { ...provider, refund } } })).rejects.toThrow(
      '1 payments were not given back: lost',
    );
    expect((await payments()).map((payment) => payment.refund).toSorted()).toEqual(['done', 'due']);
  });

  it('is refunded by the scheduled job, until shutdown', async () => {
    await cancel();
    await take('late');
    await runRefunds({ isEnding: () => true });
    expect(provider.refunds).toEqual([]);
    const other = await orderGateway(store, clock, { payments: providers() });
    await other.app.ready();
    clock.moveBy(refundEveryMs);
    await vi.waitFor(async () => expect(await payments()).toMatchObject([{ refund: 'done' }]), { timeout: 10_000 });
    await other.app.close();
  });
});

describe('money in doubt', () => {
  it('is never refunded automatically when the amount differs', async () => {
    await take('less', 279_999);
    await runRefunds();
    expect(provider.refunds).toEqual([]);
    expect(await payments()).toMatchObject([{ flag: 'amountDiffers', refund: null }]);
    expect(await isListed()).toBe(true);
  });
});
