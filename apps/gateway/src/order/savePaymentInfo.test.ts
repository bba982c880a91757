import { contract } from '@lima-id/api';
import { chinaDateTime, dayMs, describeTransferGap, marketMessages } from '@lima-id/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openOrderGateway } from '../../testing/order/openOrderGateway.ts';
import { notAllowed, type OrderGateway, type OrderUser, orderGateway } from '../../testing/order/orderGateway.ts';
import type { ManualClock } from '../../testing/platform/manualClock.ts';
import type { Store } from '../schema/store.ts';
import { cleanupIntervalMs } from './limits.ts';

const { payment, order: texts } = marketMessages;

let clock: ManualClock;
let store: Store;
let gateway: OrderGateway;
let close: () => Promise<void>;
let buyer: OrderUser;
let reviewer: OrderUser;
let id: string;

beforeAll(async () => {
  ({ clock, store, gateway, close } = await openOrderGateway());
}, 120_000);
beforeEach(async () => {
  buyer = await gateway.buyer();
  reviewer = await gateway.user('MANAGER');
  ({ id } = await gateway.order(buyer));
});
afterAll(() => close());

const read = async () => (await gateway.call(contract.readOrder, { id }, buyer)).data;
const kept = () => store.kysely.selectFrom('offline_payment').selectAll().where('order_id', '=', id).execute();

/** Submits requests that our clients never send. */
async function send(changes: Record<string, unknown>) {
  const { payPictures, ...info } = await gateway.info(buyer, id, { payPictures: [{ fileName: 'x', fullUrl: '' }] });
  const { method, path } = contract.savePaymentInfo;
  const payload = { ...info, payPicture: payPictures[0]?.fileName, realPayPicture: '', ...changes };
  const response = await gateway.app.inject({ method, url: path, payload, headers: { accesstoken: buyer.token } });
  return { status: response.statusCode, message: response.json().message };
}

describe('an offline payment', () => {
  it('is accepted with its vouchers, and shown to its buyer as declared', async () => {
    const vouchers = [await gateway.voucher(buyer), await gateway.voucher(buyer)];
    const info = await gateway.info(buyer, id, { payPictures: vouchers, bankNo: '6200118000420' });
    expect(await gateway.call(contract.savePaymentInfo, info, buyer)).toMatchObject({
      status: 200,
      data: null,
      message: texts.submitted,
    });
    expect(await read()).toMatchObject({
      status: 1,
      paymentMethod: 1,
      payBefore: '',
      paymentInfo: {
        depositBank: '示例银行济南高新支行',
        bankAccountName: buyer.companyName,
        bankNo: '6200118000420',
        payAmount: '2800.00',
        payTime: '2026-11-22 11:20',
        payPicture: vouchers.map(({ fileName }) => fileName).join(','),
      },
    });
  });

  it.each([
    [{ depositBank: '' }, 400, payment.depositBank],
    [{ bankAccountName: ' ' }, 400, payment.bankAccountName],
    [{ bankNo: '' }, 400, payment.bankNo],
    [{ bankNo: '6200 1180 00A1' }, 400, payment.bankNoDigits],
    [{ payAmount: '' }, 400, payment.payAmount],
    [{ payAmount: '2,800.00' }, 400, payment.payAmountShape],
    [{ payTime: '' }, 400, payment.payTime],
    [{ payTime: '2026-11-23' }, 422, payment.payTimeLate],
    [{ payPicture: '' }, 400, payment.payPictures],
    [{ payPicture: 'unknown.webp' }, 422, payment.payPictureGone],
    [{ depositBank: '行'.repeat(101) }, 400, payment.textTooLong],
  ])('is refused with its sentence when %j', async (changes, status, message) => {
    expect(await send(changes)).toEqual({ status, message });
    expect(await gateway.statusOf(id)).toBe('pendingPayment');
    expect(await kept()).toEqual([]);
  });

  it("is refused with another account's vouchers, or none", async () => {
    const other = await gateway.buyer();
    const refused = { status: 422, message: payment.payPictureGone };
    const theirs = [await gateway.voucher(other)];
    expect(await gateway.pay(buyer, id, { payPictures: theirs })).toMatchObject(refused);
    const licence = [await gateway.voucher(buyer, undefined, 'licence')];
    expect(await gateway.pay(buyer, id, { payPictures: licence })).toMatchObject(refused);
    expect(await gateway.statusOf(id)).toBe('pendingPayment');
  });

  it('is stored once when submitted twice, and refused when it differs while under review', async () => {
    const info = await gateway.info(buyer, id);
    const answers = await Promise.all([1, 2, 3].map(() => gateway.call(contract.savePaymentInfo, info, buyer)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await kept()).toHaveLength(1);
    const other = { ...info, payAmount: '2799.00' };
    expect(await gateway.call(contract.savePaymentInfo, other, buyer)).toMatchObject(notAllowed);
  });

  it('is refused with both figures when its amount is not what is due and this amount is not confirmed', async () => {
    const differs = describeTransferGap({ dueFen: 280_000, paidFen: 100 });
    const refused = { status: 422, message: `${differs}。请核对后修改，或确认按此金额提交` };
    for (const confirmedAmount of [undefined, '2800.00', '1.01', '0']) {
      expect(
        await send({ payAmount: '1.00', payPicture: (await gateway.voucher(buyer)).fileName, confirmedAmount }),
      ).toEqual(refused);
    }
    expect(await send({ payAmount: '1.00', confirmedAmount: 'all' })).toEqual({
      status: 400,
      message: payment.payAmountShape,
    });
    expect(await gateway.statusOf(id)).toBe('pendingPayment');
    expect(await kept()).toEqual([]);
  });

  it('is accepted with the amount that its payer confirmed, which the history shows', async () => {
    expect((await gateway.pay(buyer, id, { payAmount: '1', confirmedAmount: '1.00' })).status).toBe(200);
    expect(await read()).toMatchObject({ status: 1, paymentInfo: { payAmount: '1.00' } });
    const [step] = (await gateway.call(contract.readOrderHistory, { id }, buyer)).data as unknown as { why: string }[];
    expect(step).toMatchObject({
      event: 'paymentSubmitted',
      why: '付款金额 ¥ 1.00 与应付金额 ¥ 2,800.00 不一致，少 ¥ 2,799.00',
    });
  });

  it('is stored once when submitted fifty times concurrently, and never unconfirmed', async () => {
    const info = await gateway.info(buyer, id, { payAmount: '1680.00' });
    const confirmed = { ...info, confirmedAmount: '1680.00' };
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        gateway.call(contract.savePaymentInfo, index % 2 === 0 ? info : confirmed, buyer),
      ),
    );
    // A repetition gets the same answer.
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(25);
    expect([200, 422]).toEqual(expect.arrayContaining(answers.map(({ status }) => status)));
    expect(await kept()).toHaveLength(1);
  });

  it('can be submitted again after a rejection, whose reason the buyer reads', async () => {
    await gateway.pay(buyer, id);
    await gateway.decide(reviewer, id, 'rejected');
    expect(await read()).toMatchObject({ status: 4, rejectionReason: '凭证不清晰，请重新上传' });
    expect((await gateway.pay(buyer, id, { payAmount: '2800' })).status).toBe(200);
    expect(await read()).toMatchObject({ status: 1, rejectionReason: '' });
    expect(await kept()).toHaveLength(2);
    await gateway.decide(reviewer, id, 'accepted');
    expect(await read()).toMatchObject({ status: 2 });
    expect(await gateway.pay(buyer, id)).toMatchObject(notAllowed);
    const at = expect.any(Number);
    expect((await gateway.call(contract.readOrderHistory, { id }, buyer)).data).toEqual([
      { event: 'accepted', from: 1, to: 2, at, why: '' },
      { event: 'paymentSubmitted', from: 4, to: 1, at, why: '' },
      { event: 'rejected', from: 1, to: 4, at, why: '凭证不清晰，请重新上传' },
      { event: 'paymentSubmitted', from: 0, to: 1, at, why: '' },
      { event: 'saved', from: null, to: 0, at, why: '' },
    ]);
  });

  it('stores no bank data in plain text, and does not link orders visibly', async () => {
    const bankNo = '6222020200118118427';
    await gateway.pay(buyer, id, { bankNo, bankAccountName: '泰岳财务部' });
    const rows = JSON.stringify(await kept());
    for (const secret of [bankNo, '泰岳财务部', '示例银行济南高新支行']) expect(rows).not.toContain(secret);
    const second = await gateway.order(buyer);
    await gateway.pay(buyer, second.id, { bankNo });
    const [first] = await kept();
    await store.kysely
      .updateTable('offline_payment')
      .set({ bank: first?.bank ?? '' })
      .where('order_id', '=', second.id)
      .execute();
    const moved = await gateway.call(contract.readOrder, { id: second.id }, buyer);
    expect(moved.status).toBe(500);
  });

  it('keeps its vouchers, which only the buyer and reviewers see', async () => {
    const picture = await gateway.voucher(buyer);
    await gateway.pay(buyer, id, { payPictures: [picture] });
    const { loose_since } = await store.kysely
      .selectFrom('private_picture')
      .select('loose_since')
      .where('id', '=', picture.fileName)
      .executeTakeFirstOrThrow();
    expect(loose_since).toBeNull();
    const other = await gateway.buyer();
    const link = (user: OrderUser) => gateway.call(contract.linkPrivatePicture, { fileName: picture.fileName }, user);
    expect((await link(other)).status).toBe(404);
    expect((await link(buyer)).status).toBe(200);
    expect((await link(reviewer)).status).toBe(200);
    const looks = await store.kysely.selectFrom('order_data_access').selectAll().where('order_id', '=', id).execute();
    expect(looks).toMatchObject([{ account_id: reviewer.id, what: 'picture' }]);
  });
});

describe('an order that was saved before its enterprise was suspended', () => {
  it('can be paid in both ways', async () => {
    const other = await gateway.order(buyer);
    await store.kysely
      .updateTable('enterprise')
      .set({ examine_status: 'suspended' })
      .where('name', '=', buyer.companyName)
      .execute();
    expect((await gateway.pay(buyer, id)).status).toBe(200);
    await gateway.decide(reviewer, id, 'accepted');
    expect(await gateway.statusOf(id)).toBe('completed');
    await gateway.choose(await gateway.place(buyer, other.orderCode), 'paid');
    expect(await gateway.statusOf(other.id)).toBe('completed');
  });
});

describe('an unpaid order', () => {
  it('expires at its deadline and accepts nothing from then on, before the job ran too', async () => {
    const second = await gateway.order(buyer);
    const paid = await gateway.order(buyer);
    const info = await gateway.info(buyer, id);
    await store.kysely
      .updateTable('app_order')
      .set({ expires_at: new Date(clock.now().getTime() + 60_000) })
      .where('account_id', '=', buyer.id)
      .execute();
    await gateway.pay(buyer, paid.id);
    clock.moveBy(59_999);
    expect((await read())['status']).toBe(0);
    clock.moveBy(1);
    expect(await gateway.call(contract.savePaymentInfo, info, buyer)).toMatchObject(notAllowed);
    expect(await gateway.statusOf(id)).toBe('cancelled');
    clock.moveBy(cleanupIntervalMs);
    await expect.poll(() => gateway.statusOf(second.id)).toBe('cancelled');
    expect(await gateway.statusOf(paid.id)).toBe('pendingReview');
    const steps = await store.kysely
      .selectFrom('app_order_step')
      .selectAll()
      .where('order_id', '=', second.id)
      .orderBy('id')
      .execute();
    expect(steps.at(-1)).toMatchObject({
      event: 'expired',
      from_status: 'pendingPayment',
      to_status: 'cancelled',
      account_id: null,
    });
  });

  it('reads as cancelled from then on, before the job ran', async () => {
    await store.kysely
      .updateTable('app_order')
      .set({ expires_at: new Date(clock.now().getTime() + 60_000) })
      .where('id', '=', id)
      .execute();
    const cancelled = async () =>
      (await gateway.call(contract.listMyOrders, { status: 'cancelled', page: 1, size: 10 }, buyer)).data['total'];
    expect(await cancelled()).toBe(0);
    clock.moveBy(60_000);
    expect(await cancelled()).toBe(1);
    expect(await read()).toMatchObject({ status: 3, payBefore: '' });
  });

  it('expires after the configured number of days', async () => {
    const other = await orderGateway(store, clock, { orderExpiryDays: 1 });
    const soon = await other.order(buyer);
    expect((await other.call(contract.readOrder, { id: soon.id }, buyer)).data).toMatchObject({
      payBefore: chinaDateTime(clock.now().getTime() + dayMs),
    });
    await other.app.close();
  });
});
