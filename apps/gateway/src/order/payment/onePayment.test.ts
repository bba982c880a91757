import { contract } from '@lima-id/api';
import { marketMessages, paymentAttemptMs } from '@lima-id/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHeldProvider, type HeldProvider } from '../../../testing/order/heldProvider.ts';
import { notAllowed, type OrderGateway, type OrderUser, orderGateway } from '../../../testing/order/orderGateway.ts';
import { type ManualClock, manualClock } from '../../../testing/platform/manualClock.ts';
import { openTestStore } from '../../../testing/platform/openTestStore.ts';
import type { PaymentChannel } from '../../platform/payment/paymentPort.ts';
import type { Store } from '../../schema/store.ts';
import { attemptClaimMs, replaceableAfterMs } from '../limits.ts';
import { awaitAttempt } from './awaitAttempt.ts';
import { createPaymentDesk } from './paymentDesk.ts';
import { pollPayments } from './pollPayments.ts';

const { onlinePayment } = marketMessages;
const opening = { status: 409, message: onlinePayment.opening };
const unavailable = { status: 503, message: onlinePayment.unavailable };

let clock: ManualClock;
let store: Store;
let provider: HeldProvider;
let gateway: OrderGateway;
let buyer: OrderUser;
let id: string;
let orderCode: string;

beforeAll(async () => {
  store = await openTestStore();
}, 120_000);
afterAll(() => store.close());
beforeEach(async () => {
  clock = manualClock('2026-11-22T04:00:00Z');
  provider = createHeldProvider('held');
  // Without a schedule: each test runs it explicitly.
  const standing = { now: clock.now, every: () => () => undefined };
  gateway = await orderGateway(store, standing, { payments: { humi: provider, wechat: provider } });
  await store.kysely.updateTable('payment_attempt').set({ state: 'closed' }).execute();
  buyer = await gateway.buyer();
  ({ id, orderCode } = await gateway.order(buyer));
  return () => gateway.app.close();
});

/** Starts a payment; returns its URL, or its refusal. */
async function begin(
  channel: PaymentChannel = 'wechat',
  redirectUrl = '',
): Promise<string | { status: number; message: string }> {
  const amounts = { orderAmountFen: 280_000, payAmountFen: 280_000, poundageAmountFen: 0 } as const;
  const { data, status, message } =
    channel === 'wechat'
      ? await gateway.call(contract.placeWechatOrder, { description: '', orderCode, amountFen: 280_000 }, buyer)
      : await gateway.call(
          contract.createHumiOrder,
          { payeeUserNo: '', channelCode: '', orderCode, paymentMethod: 'wechat', redirectUrl, ...amounts },
          buyer,
        );
  return data === null ? { status, message } : String(data['code_url'] ?? data['pageUrl']);
}

const asking = () =>
  pollPayments({
    store,
    clock,
    providers: { humi: null, wechat: provider },
    desk: createPaymentDesk({ store, clock, providers: { humi: null, wechat: provider } }),
    onFailure: () => undefined,
    isEnding: () => false,
  });
const attempts = (state: 'open' | 'closing' | 'closed') =>
  store.kysely
    .selectFrom('payment_attempt')
    .selectAll()
    .where('order_id', '=', id)
    .where('state', '=', state)
    .execute();
const callsFor = (what: string) => provider.calls.filter((call) => call.startsWith(what)).length;

describe('a payment started twice', () => {
  it("returns the first one's URL to the second click while the provider is slow", async () => {
    provider.hold();
    const first = begin();
    await provider.askedFor(1);
    const second = begin();
    await Promise.race([second, new Promise((resolve) => setTimeout(resolve, 500))]);
    expect(callsFor('place')).toBe(1);
    provider.release();
    expect(await first).toBe(provider.payable()[0]);
    expect(await second).toBe(await first);
    expect(await attempts('open')).toHaveLength(1);
  });

  it('returns one URL to 50 concurrent clicks', async () => {
    provider.hold();
    const clicks = Array.from({ length: 50 }, () => begin());
    await provider.askedFor(1);
    await new Promise((resolve) => setTimeout(resolve, 300));
    provider.release();
    expect(new Set(await Promise.all(clicks))).toEqual(new Set(provider.payable()));
    expect(provider.payable()).toHaveLength(1);
    expect(await attempts('open')).toHaveLength(1);
  });

  it('is payable once when 50 concurrent clicks use two channels', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_click, n) => begin(n % 2 === 0 ? 'wechat' : 'humi')),
    );
    expect(provider.payable()).toHaveLength(1);
    expect(callsFor('place')).toBe(1);
    expect(answers).toContain(provider.payable()[0]);
    const refusals = answers.filter((answer) => typeof answer !== 'string');
    expect(refusals).toEqual(refusals.map(() => opening));
    expect(await attempts('open')).toHaveLength(1);
  });

  it('is refused by another channel while the first one is being opened', async () => {
    provider.hold();
    const first = begin();
    await provider.askedFor(1);
    expect(await begin('humi')).toEqual(opening);
    expect(await begin('humi', '/success')).toEqual(opening);
    provider.release();
    expect([await first]).toEqual(provider.payable());
  });

  it('times out, and the first one continues', async () => {
    provider.hold();
    const first = begin();
    await provider.askedFor(1);
    const [open] = await attempts('open');
    expect(await awaitAttempt({ store, clock }, open?.id ?? '', performance.now())).toBe('busy');
    provider.release();
    expect(await first).toBe(provider.payable()[0]);
  });

  it('is rejected by the unique index when another one of its order is open', async () => {
    await begin();
    const [open] = await attempts('open');
    if (open === undefined) throw new Error('A payment was begun.');
    const beside = { ...open, id: `beside-${open.id}`, amount_fen: Number(open.amount_fen) };
    await expect(store.kysely.insertInto('payment_attempt').values(beside).execute()).rejects.toThrow(
      'payment_attempt_open',
    );
  });
});

describe('another payment channel', () => {
  it('opens when the first payment has been closed by its provider', async () => {
    const first = await begin();
    clock.moveBy(replaceableAfterMs);
    const second = await begin('humi', '/success');
    expect(provider.payable()).toEqual([second]);
    expect(provider.calls.map((call) => call.replace(/ .*/, ''))).toEqual(['place', 'ask', 'close', 'place']);
    clock.moveBy(replaceableAfterMs);
    const third = await begin('humi', '/application/payResult');
    expect(provider.payable()).toEqual([third]);
    expect(new Set([first, second, third]).size).toBe(3);
    expect(await attempts('open')).toHaveLength(1);
  });

  it('is refused while the first payment cannot be closed, which stays payable', async () => {
    const first = await begin();
    expect(await begin('humi')).toEqual(opening);
    clock.moveBy(replaceableAfterMs);
    provider.isReachable = false;
    expect(await begin('humi')).toEqual(unavailable);
    expect(provider.payable()).toEqual([first]);
    expect(await begin()).toBe(first);
    provider.isReachable = true;
    expect([await begin('humi')]).toEqual(provider.payable());
  });

  it('is refused when the first payment turns out to be paid, and the order is completed', async () => {
    provider.pay(String(await begin()));
    clock.moveBy(replaceableAfterMs);
    expect(await begin('humi')).toEqual(notAllowed);
    expect(await gateway.statusOf(id)).toBe('completed');
    expect(provider.payable()).toEqual([]);
  });
});

describe('a provider that rejects a payment', () => {
  it('rejects it for all waiting callers, and can be asked again', async () => {
    provider.hold();
    provider.behaviour = 'refuses';
    const clicks = Array.from({ length: 5 }, () => begin());
    await provider.askedFor(1);
    await new Promise((resolve) => setTimeout(resolve, 300));
    provider.release();
    for (const answer of await Promise.all(clicks)) expect(answer).toEqual(unavailable);
    expect(callsFor('place')).toBe(1);
    provider.behaviour = 'takes';
    expect([await begin()]).toEqual(provider.payable());
  });

  it('closes what it may have opened when its answer was lost', async () => {
    provider.behaviour = 'lost';
    expect(await begin()).toEqual(unavailable);
    expect(provider.payable()).toHaveLength(1);
    const { data } = await gateway.call(contract.readWechatPaymentResult, { orderId: id }, buyer);
    expect(data).toMatchObject({ attempt: 'failed' });
    provider.behaviour = 'takes';
    expect([await begin()]).toEqual(provider.payable());
  });

  it('closes it by the scheduled job without another click', async () => {
    provider.behaviour = 'lost';
    await begin();
    await asking();
    expect(provider.payable()).toEqual([]);
    expect(await attempts('open')).toEqual([]);
  });
});

describe('a payment whose gateway crashed before the provider answered', () => {
  /** Starts a payment on a gateway that never comes back. */
  async function abandonPayment(): Promise<string> {
    provider.hold();
    void begin();
    await provider.askedFor(1);
    const [left] = await attempts('open');
    return left?.id ?? '';
  }

  it('is closed and restarted once its claim has expired', async () => {
    const left = await abandonPayment();
    expect(await begin('humi')).toEqual(opening);
    clock.moveBy(attemptClaimMs);
    provider.letOthersThrough();
    const address = await begin();
    expect(provider.calls).toContain(`close ${left}`);
    expect(await attempts('open')).toMatchObject([{ address }]);
  });

  it('is queried and closed when nobody restarts it', async () => {
    const left = await abandonPayment();
    provider.letOthersThrough();
    await asking();
    expect(callsFor('ask')).toBe(0);
    clock.moveBy(attemptClaimMs);
    await asking();
    expect(provider.calls).toContain(`close ${left}`);
    expect(await attempts('open')).toEqual([]);
  });

  it('is never payable when the provider answers later', async () => {
    provider.hold();
    const first = begin();
    await provider.askedFor(1);
    clock.moveBy(attemptClaimMs);
    const second = begin();
    await provider.askedFor(2);
    provider.release();
    expect(await first).toEqual(opening);
    expect(provider.payable()).toHaveLength(2);
    await asking();
    expect(provider.payable()).toEqual([await second]);
    expect(await attempts('closing')).toEqual([]);
  });
});

describe('an order that changes while its payment is started', () => {
  it.each([
    ['is cancelled', () => gateway.call(contract.cancelOrder, { id }, buyer)],
    ['has a transfer handed in', () => gateway.pay(buyer, id)],
  ])('gives no address when it %s meanwhile, and has the payment closed', async (_when, change) => {
    provider.hold();
    const first = begin();
    await provider.askedFor(1);
    expect((await change()).status).toBe(200);
    provider.release();
    expect(await first).toEqual(notAllowed);
    await asking();
    expect(provider.payable()).toEqual([]);
    expect(await begin()).toEqual(notAllowed);
  });

  it.each([
    ['is cancelled', () => gateway.call(contract.cancelOrder, { id }, buyer)],
    ['has a transfer handed in', () => gateway.pay(buyer, id)],
  ])('has the open payment closed when it %s', async (_when, change) => {
    await begin();
    await Promise.all([change(), begin()]);
    await asking();
    expect(provider.payable()).toEqual([]);
    expect(await attempts('open')).toEqual([]);
  });

  it('accepts payments again when its transfer was rejected', async () => {
    await gateway.pay(buyer, id);
    expect(await begin()).toEqual(notAllowed);
    await gateway.decide(await gateway.user('ADMIN'), id, 'rejected');
    expect([await begin()]).toEqual(provider.payable());
  });
});

describe('an expired payment', () => {
  it('is closed by its provider before 50 concurrent clicks open another one', async () => {
    const first = await begin();
    clock.moveBy(paymentAttemptMs);
    const answers = await Promise.all(Array.from({ length: 50 }, () => begin()));
    expect(new Set(answers)).toEqual(new Set(provider.payable()));
    expect(answers).not.toContain(first);
    expect(callsFor('close')).toBe(1);
  });

  it('of a removed provider allows another one', async () => {
    await begin();
    await store.kysely.updateTable('payment_attempt').set({ provider: 'former' }).where('order_id', '=', id).execute();
    clock.moveBy(replaceableAfterMs);
    expect(await begin()).toEqual(unavailable);
    clock.moveBy(paymentAttemptMs);
    expect(await attempts('open')).toMatchObject([{ provider: 'former' }]);
    const address = await begin();
    expect(await attempts('open')).toMatchObject([{ provider: 'held', address }]);
    expect(await attempts('closing')).toMatchObject([{ provider: 'former' }]);
  });
});
