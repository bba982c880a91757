import { contract, type PaymentSettling, type ReceivedPayment } from '@lima-id/api';
import { marketMessages } from '@lima-id/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHeldProvider, type HeldProvider } from '../../../testing/order/heldProvider.ts';
import { type OrderGateway, type OrderUser, orderGateway } from '../../../testing/order/orderGateway.ts';
import { type ManualClock, manualClock } from '../../../testing/platform/manualClock.ts';
import { openTestStore } from '../../../testing/platform/openTestStore.ts';
import { noProviders, type Refunded } from '../../platform/payment/paymentPort.ts';
import type { Store } from '../../schema/store.ts';
import { refundEveryMs } from '../limits.ts';
import { createPaymentDesk } from '../payment/paymentDesk.ts';
import { type RefundParts, refundPayments } from '../payment/refundPayments.ts';

const { order: orderTexts, payment: paymentTexts, settlement: texts } = marketMessages;

let clock: ManualClock;
let store: Store;
let provider: HeldProvider;
let gateway: OrderGateway;
let buyer: OrderUser;
let reviewer: OrderUser;
let id: string;
let orderCode: string;
let attemptId: string;

beforeAll(async () => {
  store = await openTestStore();
}, 120_000);
afterAll(() => store.close());
beforeEach(async () => {
  await store.kysely.deleteFrom('received_payment').execute();
  clock = manualClock('2026-11-22T04:00:00Z');
  provider = createHeldProvider('held');
  // Without a schedule: each test runs it explicitly.
  const standing = { now: clock.now, every: () => () => undefined };
  gateway = await orderGateway(store, standing, { payments: providers() });
  buyer = await gateway.buyer();
  reviewer = await gateway.user('ADMIN');
  ({ id, orderCode } = await gateway.order(buyer));
  attemptId = (await gateway.place(buyer, orderCode)).slice('held:'.length);
  return () => gateway.app.close();
});

const providers = () => ({ humi: null, wechat: provider });
const cancel = () => gateway.call(contract.cancelOrder, { id }, buyer);
/** Receives money; its provider refunds it where that is automatic, unless there are none. */
const take = (
  transaction: string,
  amountFen = 280_000,
  known: RefundParts['providers'] = providers(),
  of = attemptId,
) =>
  createPaymentDesk({ store, clock, providers: known }).take({
    provider: 'held',
    transaction,
    attemptId: of,
    amountFen,
  });
const runRefunds = (known: RefundParts['providers'] = providers()) =>
  refundPayments({ store, clock, providers: known, onFailure: () => undefined, isEnding: () => false });
/** Receives money that its provider then rejects to refund. */
async function takeUnrefunded(transaction: string): Promise<void> {
  provider.refunded = { state: 'failed', detail: 'ABNORMAL' };
  await take(transaction);
  await runRefunds();
}
const request: PaymentSettling = {
  provider: 'held',
  transaction: 'late',
  from: null,
  repaidAmount: '2800.00',
  note: '流水号7',
};
const settle = (changes: Partial<PaymentSettling> = {}, user = reviewer) =>
  gateway.call(contract.settlePayment, { ...request, ...changes }, user);
const kept = (changes: Partial<PaymentSettling> = {}) =>
  settle({ repaidAmount: undefined, keptFor: orderCode, ...changes });
/** The payments of the order in wire format, as its reviewers read them. */
const payments = async () =>
  (await gateway.review(reviewer, id)).payments as unknown as { settlement: object | null }[];
async function isFlagged(): Promise<boolean> {
  const list = async (flagged?: boolean) => {
    const { data } = await gateway.call(
      contract.listOrders,
      { code: orderCode, flagged, page: 1, pageSize: 1 },
      reviewer,
    );
    return data as unknown as { total: number; orders: { flagged: boolean }[] };
  };
  const [all, flagged, others] = [await list(), await list(true), await list(false)];
  expect(flagged.total + others.total).toBe(1);
  expect(all.orders).toMatchObject([{ flagged: flagged.total === 1 }]);
  return flagged.total === 1;
}
const conflict = (message: string) => ({ status: 409, message, data: null });
const invalid = (message: string) => ({ status: 422, message, data: null });
/** An order that a reviewer completed. */
async function accepted(of: OrderUser): Promise<string> {
  const order = await gateway.order(of);
  await gateway.pay(of, order.id);
  expect((await gateway.decide(reviewer, order.id, 'accepted')).status).toBe(200);
  return order.orderCode;
}

describe('a settlement by hand', () => {
  it('is recorded with who, when and how, and the order is flagged no longer', async () => {
    await cancel();
    await take('late', 280_000, noProviders);
    expect(await payments()).toMatchObject([{ settlement: null }]);
    expect(await isFlagged()).toBe(true);
    const { status, data } = await settle({ note: ' 流水号7 ' });
    const at = clock.now().getTime();
    const settlement = { repaidAmount: '2800.00', keptFor: null, note: '流水号7', by: reviewer.username, at };
    expect([status, data]).toEqual([200, expect.objectContaining({ transaction: 'late', refund: null, settlement })]);
    expect(await payments()).toMatchObject([{ flag: 'orderOver', settlement }]);
    expect(await isFlagged()).toBe(false);
  });

  it('leaves an order flagged while another payment of it is open', async () => {
    await cancel();
    await take('late', 280_000, noProviders);
    await take('later', 280_000, noProviders);
    await settle();
    expect(await isFlagged()).toBe(true);
    await settle({ transaction: 'later' });
    expect(await isFlagged()).toBe(false);
  });

  it('changes nothing that the buyer sees, who is not shown its note', async () => {
    await cancel();
    await take('late', 280_000, noProviders);
    const seen = async () => [
      await gateway.call(contract.readOrder, { id }, buyer),
      await gateway.call(contract.readOrderHistory, { id }, buyer),
      await gateway.call(contract.readWechatPaymentResult, { orderId: id }, buyer),
    ];
    const before = await seen();
    expect((await settle()).status).toBe(200);
    expect(await seen()).toEqual(before);
  });

  it('is for reviewers only', async () => {
    await cancel();
    await take('late', 280_000, noProviders);
    for (const user of [buyer, await gateway.user('ORDINARY')]) expect((await settle({}, user)).status).toBe(403);
    expect(await payments()).toMatchObject([{ settlement: null }]);
    expect((await settle({}, await gateway.user('MANAGER'))).status).toBe(200);
  });

  it.each([
    [{ note: undefined }, texts.noteMissing],
    [{ note: ' \u200B' }, texts.noteMissing],
    [{ note: '退'.repeat(301) }, texts.noteTooLong],
    [{ repaidAmount: '2,800' }, paymentTexts.payAmountShape],
    [{ repaidAmount: '-1' }, paymentTexts.payAmountShape],
  ])('is refused when it has %j', async (change, message) => {
    await cancel();
    await take('late', 280_000, noProviders);
    const { method, path } = contract.settlePayment;
    const headers = { accesstoken: reviewer.token };
    const response = await gateway.app.inject({ method, url: path, payload: { ...request, ...change }, headers });
    expect([response.statusCode, response.json().message]).toEqual([400, message]);
    expect(await payments()).toMatchObject([{ settlement: null }]);
  });

  it('is refused for a payment, a provider or an order that is unknown', async () => {
    await cancel();
    await take('late', 280_000, noProviders);
    const missing = { status: 404, message: texts.unknown };
    expect(await settle({ transaction: 'another' })).toMatchObject(missing);
    expect(await settle({ provider: 'another' })).toMatchObject(missing);
    expect(await kept({ keptFor: 'LM2020010100001' })).toMatchObject({ status: 404, message: orderTexts.unknown });
  });

  it('is refused for the payment that completed its order', async () => {
    await take('first');
    expect(await settle({ transaction: 'first' })).toMatchObject(conflict(texts.notNeeded));
  });
});

describe('money kept for an order', () => {
  it('is settled once its order was completed by a reviewer', async () => {
    await take('less', 279_999);
    expect(await kept({ transaction: 'less' })).toMatchObject(invalid(texts.notCompleted));
    await gateway.pay(buyer, id);
    await gateway.decide(reviewer, id, 'accepted');
    expect(await isFlagged()).toBe(true);
    const { status, data } = await kept({ transaction: 'less', keptFor: ` ${orderCode.toLowerCase()} ` });
    const settlement = { repaidAmount: '0.00', keptFor: orderCode };
    expect([status, data]).toEqual([200, expect.objectContaining({ settlement: expect.objectContaining(settlement) })]);
    expect(await isFlagged()).toBe(false);
  });

  it('may be what was not repaid', async () => {
    await take('more', 300_000);
    const keptFor = await accepted(buyer);
    const { data } = await settle({ transaction: 'more', repaidAmount: '200', keptFor });
    expect(data['settlement']).toMatchObject({ repaidAmount: '200.00', keptFor });
  });

  it('is refused for orders of other enterprises and those paid for by a provider, and with the wrong amounts', async () => {
    await take('less', 279_999);
    const [own, foreign] = [await accepted(buyer), await accepted(await gateway.buyer())];
    const online = await gateway.order(buyer);
    await take('whole', 280_000, noProviders, (await gateway.place(buyer, online.orderCode)).slice('held:'.length));
    const transaction = 'less';
    expect(await kept({ transaction, keptFor: foreign })).toMatchObject(invalid(texts.otherBuyer));
    expect(await kept({ transaction, keptFor: online.orderCode })).toMatchObject(invalid(texts.paidAlready));
    const all = '2799.99';
    expect(await settle({ transaction, repaidAmount: all, keptFor: own })).toMatchObject(invalid(texts.nothingKept));
    expect(await settle({ transaction, repaidAmount: '2800.00' })).toMatchObject(
      invalid(texts.tooMuch('¥ 2,800.00', '¥ 2,799.99')),
    );
    expect(await settle({ transaction, repaidAmount: '2799.98' })).toMatchObject(invalid(texts.restOpen('¥ 0.01')));
    expect(await settle({ transaction, repaidAmount: undefined })).toMatchObject(invalid(texts.restOpen('¥ 2,799.99')));
    expect(await payments()).toMatchObject([{ settlement: null }]);
  });

  it('is settled once by 50 concurrent reviewers while its notification is repeated', async () => {
    await take('less', 279_999);
    await gateway.pay(buyer, id);
    await gateway.decide(reviewer, id, 'accepted');
    const [answers, notices] = await Promise.all([
      Promise.all(Array.from({ length: 50 }, () => kept({ transaction: 'less' }))),
      Promise.all(Array.from({ length: 50 }, () => take('less', 279_999))),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
    expect(new Set(notices)).toEqual(new Set(['repeated']));
  });
});

describe('money of an unknown order', () => {
  it('leaves the list when it is settled, and is still found by its transaction id', async () => {
    await take('lost', 100, noProviders, 'lost');
    await take('lost too', 100, noProviders, 'lost');
    const list = async (transaction?: string) => {
      const { data } = await gateway.call(
        contract.listUnknownPayments,
        { transaction, page: 1, pageSize: 10 },
        reviewer,
      );
      return data as unknown as { total: number; payments: ReceivedPayment[] };
    };
    const found = async (transaction?: string) => {
      const { total, payments: listed } = await list(transaction);
      expect(listed).toHaveLength(total);
      return listed.map((payment) => [payment.transaction, payment.settlement?.note]);
    };
    expect(await found()).toEqual([
      ['lost too', undefined],
      ['lost', undefined],
    ]);
    expect((await settle({ transaction: 'lost', repaidAmount: '1' })).status).toBe(200);
    expect(await found()).toEqual([['lost too', undefined]]);
    expect(await found('lost')).toEqual([['lost', '流水号7']]);
    expect(await found('lost too')).toEqual([['lost too', undefined]]);
    expect(await found('another')).toEqual([]);
  });

  it('is kept for any order that a reviewer completed', async () => {
    await take('lost', 280_000, noProviders, 'lost');
    const keptFor = await accepted(buyer);
    expect((await kept({ transaction: 'lost', keptFor })).data['settlement']).toMatchObject({ keptFor });
  });
});

describe('a settlement and a refund of the same money', () => {
  it('is refused while the refund is due, and when it has changed since it was seen', async () => {
    await cancel();
    await take('late');
    expect(await settle({ from: 'due' })).toMatchObject(conflict(texts.refunding));
    expect(await settle({ from: null })).toMatchObject(conflict(texts.changed));
    await runRefunds();
    expect(await settle({ from: 'due' })).toMatchObject(conflict(texts.changed));
    expect(await settle({ from: 'failed' })).toMatchObject(conflict(texts.changed));
    expect(await settle({ from: 'done' })).toMatchObject(conflict(texts.notNeeded));
    expect(await payments()).toMatchObject([{ refund: 'done', settlement: null }]);
  });

  it('is refused while the provider is refunding, and possible once it has rejected', async () => {
    await cancel();
    await take('late');
    let answer: (refunded: Refunded) => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      provider.refund = () => {
        resolve();
        return new Promise((respond) => {
          answer = respond;
        });
      };
    });
    const refunding = runRefunds();
    await asked;
    expect(await settle({ from: 'due' })).toMatchObject(conflict(texts.refunding));
    answer({ state: 'failed', detail: 'CLOSED' });
    await refunding;
    expect(await settle({ from: 'due' })).toMatchObject(conflict(texts.changed));
    expect((await settle({ from: 'failed' })).status).toBe(200);
  });

  it('is refused while it is unknown what became of the refund', async () => {
    await cancel();
    await take('late');
    provider.refunded = { state: 'unknown', detail: 'no answer' };
    await runRefunds();
    expect(await settle({ from: 'due' })).toMatchObject(conflict(texts.refunding));
  });

  it('leaves settled money alone, also in the database', async () => {
    await cancel();
    await takeUnrefunded('late');
    expect((await settle({ from: 'failed' })).status).toBe(200);
    provider.refunded = { state: 'done', detail: '' };
    clock.moveBy(refundEveryMs);
    await runRefunds();
    expect(provider.refunds).toHaveLength(1);
    expect(await payments()).toMatchObject([{ refund: 'failed', settlement: { repaidAmount: '2800.00' } }]);
    const due = sql`update received_payment set refund = 'due', refund_at = now()`.execute(store.kysely);
    await expect(due).rejects.toThrow('check constraint');
  });

  it('happens once when 50 reviewers and the refund job run concurrently', async () => {
    await cancel();
    await takeUnrefunded('late');
    const [answers] = await Promise.all([
      Promise.all(Array.from({ length: 50 }, (_, n) => settle({ from: 'failed', note: `流水号${n}` }))),
      ...Array.from({ length: 10 }, () => runRefunds()),
    ]);
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    const others = answers.filter((answer) => answer !== won[0]);
    expect(others.map(({ status, message }) => [status, message])).toEqual(others.map(() => [409, texts.settled]));
    expect(await payments()).toMatchObject([{ settlement: won[0]?.data['settlement'] }]);
    expect(provider.refunds).toHaveLength(1);
  });

  it('is refunded and not settled when 50 reviewers and a successful refund job run concurrently', async () => {
    await cancel();
    await take('late');
    const seen = ['due', 'failed', 'done', null] as const;
    const [answers] = await Promise.all([
      Promise.all(Array.from({ length: 50 }, (_, n) => settle({ from: seen[n % seen.length] ?? null }))),
      runRefunds(),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([409]));
    // A turn of the job skips money that a reviewer has locked.
    await runRefunds();
    expect(await payments()).toMatchObject([{ refund: 'done', settlement: null }]);
    expect(provider.refunds).toHaveLength(1);
  });
});
