import { contract, type PaymentSettling, type RefundStopping } from '@lima-id/api';
import { marketMessages, refundStopMessages as texts } from '@lima-id/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHeldProvider, type HeldProvider } from '../../../testing/order/heldProvider.ts';
import { type OrderGateway, type OrderUser, orderGateway } from '../../../testing/order/orderGateway.ts';
import { type ManualClock, manualClock } from '../../../testing/platform/manualClock.ts';
import { openTestStore } from '../../../testing/platform/openTestStore.ts';
import {
  type FoundRefund,
  noProviders,
  type PaymentProviders,
  type Refunded,
} from '../../platform/payment/paymentPort.ts';
import { stopRefunds } from '../../schema/migrations/0104-stopped-refund.ts';
import type { Store } from '../../schema/store.ts';
import { refundEveryMs, refundQuietMs } from '../limits.ts';
import { createPaymentDesk } from '../payment/paymentDesk.ts';
import { refundPayments } from '../payment/refundPayments.ts';
import { stopRefund } from './stopRefund.ts';

const { settlement } = marketMessages;

let clock: ManualClock;
let store: Store;
let provider: HeldProvider;
let gateway: OrderGateway;
let buyer: OrderUser;
let reviewer: OrderUser;
let id: string;
let failures: string[];

beforeAll(async () => {
  store = await openTestStore();
}, 120_000);
afterAll(() => store.close());
beforeEach(async () => {
  await store.kysely.deleteFrom('received_payment').execute();
  clock = manualClock('2026-11-22T04:00:00Z');
  provider = createHeldProvider('held');
  provider.refunded = { state: 'unknown', detail: 'NOT_ENOUGH' };
  failures = [];
  // Without a schedule: each test runs the jobs.
  const standing = { now: clock.now, every: () => () => undefined };
  gateway = await orderGateway(store, standing, { payments: providers() });
  buyer = await gateway.buyer();
  reviewer = await gateway.user('ADMIN');
  const order = await gateway.order(buyer);
  id = order.id;
  const attemptId = (await gateway.place(buyer, order.orderCode)).slice('held:'.length);
  await gateway.call(contract.cancelOrder, { id }, buyer);
  const notice = { provider: 'held', transaction: 'late', attemptId, amountFen: 280_000 };
  await createPaymentDesk({ store, clock, providers: providers() }).take(notice);
  return () => gateway.app.close();
});

const providers = (): PaymentProviders => ({ humi: null, wechat: provider });
const runRefunds = () =>
  refundPayments({
    store,
    clock,
    providers: providers(),
    onFailure: (detail) => void failures.push(detail),
    isEnding: () => false,
  });
/** Requests the refund in vain, and waits until that is over. */
async function refundInVain(): Promise<void> {
  await runRefunds();
  clock.moveBy(refundQuietMs);
}
const request: RefundStopping = { provider: 'held', transaction: 'late', reason: '商户号余额不足' };
const stop = (changes: Partial<RefundStopping> = {}, user = reviewer) =>
  gateway.call(contract.stopRefund, { ...request, ...changes }, user);
/** Stops it by a gateway with other providers. */
const stopWith = (known: PaymentProviders, changes: Partial<RefundStopping> = {}) =>
  stopRefund(
    { store, clock, providers: known, onFailure: (detail) => void failures.push(detail) },
    { accountId: reviewer.id, role: 'ADMIN', sessionId: '', companyPrefix: null },
    { ...request, ...changes },
  );
const settle = (changes: Partial<PaymentSettling> = {}) =>
  gateway.call(
    contract.settlePayment,
    { provider: 'held', transaction: 'late', from: 'failed', repaidAmount: '2800.00', note: '流水号7', ...changes },
    reviewer,
  );
const payments = async () => (await gateway.review(reviewer, id)).payments;
const conflict = (message: string) => ({ status: 409, message, data: null });

/** Holds the next answer to a refund; resolves once it was requested, with the function that answers. */
function holdRefund(): Promise<(refunded: Refunded) => void> {
  return new Promise((requested) => {
    provider.refund = (asked) => {
      provider.refunds.push(asked);
      return new Promise((answer) => {
        requested(answer);
      });
    };
  });
}

/** Holds the next answer to a query about the refund; resolves once it was sent, with the function that answers. */
function holdFinding(): Promise<(found: FoundRefund) => void> {
  return new Promise((asked) => {
    provider.findRefund = () =>
      new Promise((answer) => {
        asked(answer);
      });
  });
}

const madeAfterStop = 'held made a refund that was stopped, and that may have been repaid by hand: late';

describe('a stopped refund', () => {
  it('is recorded with who, when and why, is never requested again, and its money is settled by hand', async () => {
    await refundInVain();
    expect(await settle({ from: 'due' })).toMatchObject(conflict(settlement.refunding));
    const refundStop = { reason: '商户号余额不足', checked: false, by: reviewer.username, at: clock.now().getTime() };
    const { status, data } = await stop({ reason: ' 商户号余额不足 ' });
    expect([status, data]).toEqual([
      200,
      expect.objectContaining({ transaction: 'late', refund: 'failed', refundStop, settlement: null }),
    ]);
    await runRefunds();
    expect((await settle()).status).toBe(200);
    clock.moveBy(refundEveryMs);
    await runRefunds();
    expect(provider.refunds).toHaveLength(1);
    expect(await payments()).toMatchObject([
      { refund: 'failed', refundStop, settlement: { repaidAmount: '2800.00', by: reviewer.username } },
    ]);
  });

  it('changes nothing that the buyer sees', async () => {
    await refundInVain();
    const seen = async () => [
      await gateway.call(contract.readOrder, { id }, buyer),
      await gateway.call(contract.readOrderHistory, { id }, buyer),
      await gateway.call(contract.readWechatPaymentResult, { orderId: id }, buyer),
    ];
    const before = await seen();
    expect((await stop()).status).toBe(200);
    expect(await seen()).toEqual(before);
  });

  it('cannot become due again, also in the database', async () => {
    await refundInVain();
    await stop();
    const due = sql`update received_payment set refund = 'due', refund_at = now()`.execute(store.kysely);
    await expect(due).rejects.toThrow('check constraint');
  });

  it('is for reviewers, and only of refunds that are due', async () => {
    await refundInVain();
    for (const user of [buyer, await gateway.user('ORDINARY')]) expect((await stop({}, user)).status).toBe(403);
    const unknown = { status: 404, message: settlement.unknown };
    expect(await stop({ transaction: 'another' })).toMatchObject(unknown);
    expect(await stop({ provider: 'another' })).toMatchObject(unknown);
    expect((await stop({}, await gateway.user('MANAGER'))).status).toBe(200);
    expect(await stop()).toMatchObject(conflict(texts.notDue));
    await settle();
    expect(await stop()).toMatchObject(conflict(texts.notDue));
  });
});

describe('the stop of a refund', () => {
  it.each([
    ['none', 200, 'failed'],
    ['failed', 200, 'failed'],
    ['pending', 409, 'due'],
    ['unclear', 409, 'due'],
    ['done', 409, 'done'],
    ['unknown', 503, 'due'],
  ] as const)('is decided by its provider when that answers %s', async (state, status, refund) => {
    await refundInVain();
    provider.foundRefund = { state, detail: '' };
    expect((await stop()).status).toBe(status);
    expect(await payments()).toMatchObject([{ refund }]);
  });

  it.each(['pending', 'done', 'unknown'] as const)(
    'is refused although the reviewer has checked when the provider answers %s',
    async (state) => {
      await refundInVain();
      provider.foundRefund = { state, detail: '' };
      expect((await stop({ checked: true })).status).not.toBe(200);
      expect((await settle()).status).toBe(409);
    },
  );

  it('needs the reviewer’s check when the provider cannot tell, and when it is configured no longer', async () => {
    await refundInVain();
    provider.foundRefund = { state: 'unclear', detail: 'REFUND' };
    expect(await stop()).toMatchObject(conflict(texts.checkFirst));
    expect(await stop({ checked: false })).toMatchObject(conflict(texts.checkFirst));
    for (const known of [noProviders, { humi: null, wechat: createHeldProvider('another') }]) {
      expect(await stopWith(known)).toMatchObject({ failure: { status: 409, message: texts.checkFirst } });
    }
    expect(await payments()).toMatchObject([{ refund: 'due', refundStop: null }]);
    expect(await stopWith(noProviders, { checked: true })).toMatchObject({
      data: { refund: 'failed', refundStop: { checked: true } },
    });
  });

  it('waits ten minutes after the last request, also where the provider is configured no longer', async () => {
    await runRefunds();
    clock.moveBy(refundQuietMs - 60_000);
    const wait = { status: 409, message: '刚刚申请过原路退款，结果还不确定，请1分钟后再试' };
    expect(await stop()).toMatchObject(wait);
    expect(await stopWith(noProviders, { checked: true })).toMatchObject({ failure: wait });
    clock.moveBy(60_000);
    expect((await stop()).status).toBe(200);
  });

  it('is possible at once for a refund that was never requested', async () => {
    expect(await stopWith(noProviders, { checked: true })).toMatchObject({ data: { refund: 'failed' } });
    await runRefunds();
    expect(provider.refunds).toEqual([]);
  });

  it('waits as long for a refund that was due before requests were noted', async () => {
    const columns = ['asked_at', 'stopped_at', 'stopped_by', 'stop_reason', 'stop_checked'];
    const drops = columns.map((column) => sql`drop column ${sql.ref(`refund_${column}`)} cascade`);
    await sql`alter table received_payment ${sql.join(drops)}`.execute(store.kysely);
    await stopRefunds.up(store.kysely);
    const { refund_asked_at: asked } = await store.kysely
      .selectFrom('received_payment')
      .select('refund_asked_at')
      .executeTakeFirstOrThrow();
    if (asked === null) throw new Error('The refund may have been requested just now.');
    clock.moveBy(asked.getTime() - clock.now().getTime());
    expect(await stopWith(providers())).toMatchObject({ failure: { status: 409 } });
    clock.moveBy(refundQuietMs);
    expect(await stopWith(providers())).toMatchObject({ data: { refund: 'failed' } });
  });

  it('happens once when 50 reviewers stop it at once', async () => {
    await refundInVain();
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => stop({ reason: `原因${n}` })));
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await payments()).toMatchObject([{ refundStop: won[0]?.data['refundStop'] }]);
  });
});

describe('a stop and the refund job', () => {
  it('exclude each other when 50 stops and 10 jobs run at once', async () => {
    await refundInVain();
    provider.refunded = { state: 'done', detail: '' };
    const before = provider.refunds.length;
    const [answers] = await Promise.all([
      Promise.all(Array.from({ length: 50 }, () => stop())),
      ...Array.from({ length: 10 }, () => runRefunds()),
    ]);
    const isStopped = answers.some(({ status }) => status === 200);
    const isRefunded = provider.refunds.length > before;
    expect([isStopped, isRefunded].filter(Boolean)).toHaveLength(1);
    expect(await payments()).toMatchObject([{ refund: isStopped ? 'failed' : 'done' }]);
    expect((await settle()).status).toBe(isStopped ? 200 : 409);
  });

  it('leaves the refund to the job that requests it while the provider is asked', async () => {
    await refundInVain();
    const asked = holdFinding();
    const stopping = stop();
    const answer = await asked;
    await runRefunds();
    answer({ state: 'none', detail: '' });
    expect(await stopping).toMatchObject(conflict(settlement.changed));
    expect(await payments()).toMatchObject([{ refund: 'due' }]);
  });

  it('is refused while the job waits for its provider', async () => {
    const requested = holdRefund();
    const refunding = runRefunds();
    const answer = await requested;
    expect((await stop({ checked: true })).status).toBe(409);
    answer({ state: 'done', detail: '' });
    await refunding;
    expect(await stop({ checked: true })).toMatchObject(conflict(texts.notDue));
    expect(await payments()).toMatchObject([{ refund: 'done' }]);
  });

  it('takes a request from a batch that a job has claimed already', async () => {
    const claimed = holdRefund();
    // A second refund, of the same batch.
    const order = await gateway.order(buyer);
    const attemptId = (await gateway.place(buyer, order.orderCode)).slice('held:'.length);
    await gateway.call(contract.cancelOrder, { id: order.id }, buyer);
    const notice = { provider: 'held', transaction: 'later', attemptId, amountFen: 280_000 };
    await createPaymentDesk({ store, clock, providers: providers() }).take(notice);
    const refunding = runRefunds();
    const answer = await claimed;
    const waiting = provider.refunds[0]?.transaction === 'late' ? 'later' : 'late';
    expect((await stop({ transaction: waiting })).status).toBe(200);
    answer({ state: 'done', detail: '' });
    await refunding;
    expect(provider.refunds).toHaveLength(1);
  });
});

describe('a provider that answers very late', () => {
  it('keeps its refund, which is reported, when the money was not settled by hand yet', async () => {
    const requested = holdRefund();
    const refunding = runRefunds();
    const answer = await requested;
    clock.moveBy(refundQuietMs);
    expect((await stop()).status).toBe(200);
    answer({ state: 'done', detail: '' });
    await refunding;
    expect(await payments()).toMatchObject([{ refund: 'done', settlement: null }]);
    expect(await settle()).toMatchObject(conflict(settlement.changed));
    expect(failures).toEqual([madeAfterStop]);
  });

  it.each([
    { when: 'before its money was settled', settled: [] },
    { when: 'although its money was settled', settled: [200] },
  ])('tells another stop that the refund was made, which is reported, $when', async ({ settled }) => {
    const asked = holdFinding();
    const stopping = stopWith(providers());
    const answer = await asked;
    expect(await stopWith(noProviders, { checked: true })).toMatchObject({ data: { refund: 'failed' } });
    for (const status of settled) expect((await settle()).status).toBe(status);
    answer({ state: 'done', detail: '' });
    expect(await stopping).toMatchObject({ failure: { status: 409, message: texts.returned } });
    expect(failures).toEqual([madeAfterStop]);
  });

  it('is reported when the money was settled by hand meanwhile', async () => {
    const requested = holdRefund();
    const refunding = runRefunds();
    const answer = await requested;
    clock.moveBy(refundQuietMs);
    expect((await stop()).status).toBe(200);
    expect((await settle()).status).toBe(200);
    answer({ state: 'done', detail: '' });
    await refunding;
    expect(failures).toEqual([madeAfterStop]);
    expect(await payments()).toMatchObject([{ refund: 'failed', settlement: { repaidAmount: '2800.00' } }]);
  });

  it('changes nothing when it rejects a refund that was stopped', async () => {
    const requested = holdRefund();
    const refunding = runRefunds();
    const answer = await requested;
    clock.moveBy(refundQuietMs);
    expect((await stop()).status).toBe(200);
    const before = await payments();
    clock.moveBy(1000);
    answer({ state: 'failed', detail: 'CLOSED' });
    await refunding;
    expect(await payments()).toEqual(before);
    expect(failures).toEqual(['held did not give money back: CLOSED']);
  });
});
