import { contract } from '@lima-id/api';
import { marketMessages } from '@lima-id/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openOrderGateway } from '../../../testing/order/openOrderGateway.ts';
import { notAllowed, type OrderGateway, type OrderUser } from '../../../testing/order/orderGateway.ts';
import type { ManualClock } from '../../../testing/platform/manualClock.ts';
import { noProviders } from '../../platform/payment/paymentPort.ts';
import { createPaymentDesk } from '../payment/paymentDesk.ts';

const { order: texts } = marketMessages;

let clock: ManualClock;
let gateway: OrderGateway;
let desk: ReturnType<typeof createPaymentDesk>;
let close: () => Promise<void>;
let buyer: OrderUser;
let other: OrderUser;
let reviewer: OrderUser;

beforeAll(async () => {
  const { store, ...opened } = await openOrderGateway();
  ({ clock, gateway, close } = opened);
  desk = createPaymentDesk({ store, clock, providers: noProviders });
}, 120_000);
beforeEach(async () => {
  buyer = await gateway.buyer();
  other = await gateway.buyer();
  reviewer = await gateway.user('ADMIN');
});
afterAll(() => close());

describe('an order under review', () => {
  it('is shown in full, with an audit log entry for each access', async () => {
    const { id, orderCode } = await gateway.order(buyer);
    await gateway.pay(buyer, id, { bankNo: '6200118000420' });
    const seen = await gateway.review(reviewer, id);
    expect(seen).toMatchObject({
      order: {
        orderCode,
        status: 1,
        paymentInfo: { bankNo: '6200118000420', realPayPicture: expect.stringContaining('viewer=') },
      },
      warnings: [],
      payments: [],
      steps: [
        { event: 'saved', from: null, to: 0, by: buyer.username },
        { event: 'paymentSubmitted', from: 0, to: 1, by: buyer.username },
      ],
    });
    expect(seen.accesses.map(({ by, what }) => [by, what])).toEqual([
      [reviewer.username, 'picture'],
      [reviewer.username, 'order'],
    ]);
  });

  it('is for reviewers only', async () => {
    const { id } = await gateway.order(buyer);
    const page = { page: 1, pageSize: 10 };
    for (const user of [buyer, await gateway.user('ORDINARY')]) {
      expect((await gateway.call(contract.listOrders, page, user)).status).toBe(403);
      expect((await gateway.call(contract.readOrderForReview, { id }, user)).status).toBe(403);
      expect((await gateway.decide(user, id, 'accepted', 'pendingPayment')).status).toBe(403);
      expect((await gateway.decide(user, id, 'rejected', 'pendingPayment')).status).toBe(403);
    }
    for (const role of ['ADMIN', 'MANAGER'] as const) {
      expect((await gateway.call(contract.listOrders, page, await gateway.user(role))).status).toBe(200);
    }
    expect(await gateway.call(contract.readOrderForReview, { id: 'none' }, reviewer)).toMatchObject({
      status: 404,
      message: texts.unknown,
    });
  });

  it('is decided by one reviewer, with the status that was seen', async () => {
    const { id } = await gateway.order(buyer);
    expect(await gateway.decide(reviewer, id, 'accepted', 'pendingPayment')).toMatchObject(notAllowed);
    await gateway.pay(buyer, id);
    expect(await gateway.decide(reviewer, id, 'accepted', 'rejected')).toMatchObject(notAllowed);
    const second = await gateway.user('MANAGER');
    const answers = await Promise.all([
      gateway.decide(reviewer, id, 'accepted'),
      gateway.decide(second, id, 'rejected'),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await gateway.decide(reviewer, 'none', 'accepted')).status).toBe(404);
  });

  it('is decided only on the payment that was seen, when another one was submitted meanwhile', async () => {
    const { id } = await gateway.order(buyer);
    const second = await gateway.user('MANAGER');
    const accept = () => gateway.call(contract.acceptOrder, { id, from: 'pendingReview' }, reviewer);
    const notSeen = { status: 409, message: texts.notSeen };
    await gateway.pay(buyer, id);
    expect(await accept()).toMatchObject(notSeen);
    await gateway.review(reviewer, id);
    clock.moveBy(1_000);
    expect((await gateway.decide(second, id, 'rejected')).status).toBe(200);
    clock.moveBy(1_000);
    await gateway.pay(buyer, id, { bankNo: '6200118000421' });
    expect(await accept()).toMatchObject(notSeen);
    expect(await gateway.statusOf(id)).toBe('pendingReview');
    await gateway.review(reviewer, id);
    expect((await accept()).status).toBe(200);
  });

  it('is rejected only with a reason', async () => {
    const { id } = await gateway.order(buyer);
    await gateway.pay(buyer, id);
    const { method, path } = contract.rejectOrder;
    const headers = { accesstoken: reviewer.token };
    for (const reason of [undefined, '', '  ']) {
      const response = await gateway.app.inject({ method, url: path, payload: { id, from: 1, reason }, headers });
      expect([response.statusCode, response.json().message]).toEqual([400, texts.reasonMissing]);
    }
    expect((await gateway.decide(reviewer, id, 'rejected')).data).toEqual({ status: 4 });
    expect((await gateway.review(reviewer, id)).steps.at(-1)).toMatchObject({
      event: 'rejected',
      from: 1,
      to: 4,
      by: reviewer.username,
      why: '凭证不清晰，请重新上传',
    });
  });
});

describe('a transfer with another amount than is due', () => {
  async function typed(id: string, amount?: string) {
    await gateway.review(reviewer, id);
    return await gateway.call(contract.acceptOrder, { id, from: 'pendingReview', amount }, reviewer);
  }
  const paid = { payAmount: '1680.00', confirmedAmount: '1680.00' };
  const less = '付款金额 ¥ 1,680.00 与应付金额 ¥ 2,800.00 不一致，少 ¥ 1,120.00';
  const listed = async (code: string) => {
    const { data } = await gateway.call(contract.listOrders, { code, page: 1, pageSize: 10 }, reviewer);
    return (data as unknown as { orders: { amountDiffers: boolean }[] }).orders.map((order) => order.amountDiffers);
  };

  it('is marked in lists and details, by the last declaration', async () => {
    const { id, orderCode } = await gateway.order(buyer);
    expect(await listed(orderCode)).toEqual([false]);
    await gateway.pay(buyer, id, paid);
    expect(await listed(orderCode)).toEqual([true]);
    expect((await gateway.review(reviewer, id)).amountDiffers).toBe(true);
    await gateway.decide(reviewer, id, 'rejected');
    await gateway.pay(buyer, id);
    expect(await listed(orderCode)).toEqual([false]);
    expect((await gateway.review(reviewer, id)).amountDiffers).toBe(false);
  });

  it.each(['rejected', 'pendingReview'] as const)(
    'is not marked once WeChat Pay completed the order when it was %s',
    async (status) => {
      const { id, orderCode } = await gateway.order(buyer);
      const address = await gateway.place(buyer, orderCode);
      await gateway.pay(buyer, id, paid);
      if (status === 'rejected') await gateway.decide(reviewer, id, 'rejected');
      expect(await listed(orderCode)).toEqual([true]);
      await desk.take({
        provider: 'sandbox',
        transaction: `full-${status}`,
        attemptId: address.slice('/__pay/'.length),
        amountFen: 280_000,
      });
      expect(await gateway.statusOf(id)).toBe('completed');
      expect(await listed(orderCode)).toEqual([false]);
      expect((await gateway.review(reviewer, id)).amountDiffers).toBe(false);
    },
  );

  it('is accepted only when the reviewer confirms the amount, and its buyer reads both figures', async () => {
    const { id } = await gateway.order(buyer);
    await gateway.pay(buyer, id, paid);
    expect(await typed(id)).toMatchObject({
      status: 422,
      message: `${less}。请核对银行流水，并输入实际到账的金额`,
    });
    expect(await typed(id, '2800.00')).toMatchObject({
      status: 422,
      message: '输入的到账金额 ¥ 2,800.00 与付款信息中的金额不一致，请核对银行流水；金额不符的，请驳回付款信息',
    });
    expect(await gateway.statusOf(id)).toBe('pendingReview');
    expect(await typed(id, '1680')).toMatchObject({ status: 200, data: { status: 2 } });
    const { data } = await gateway.call(contract.readOrderHistory, { id }, buyer);
    expect(data).toMatchObject([{ event: 'accepted', why: less }, {}, {}]);
  });

  it('is decided once by fifty concurrent reviewers, by the last declaration', async () => {
    const { id } = await gateway.order(buyer);
    await gateway.pay(buyer, id);
    await gateway.decide(reviewer, id, 'rejected');
    await gateway.pay(buyer, id, paid);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => typed(id, ['1680.00', undefined, '2800.00'][index % 3])),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect([200, 409, 422]).toEqual(expect.arrayContaining(statuses));
    expect(await gateway.statusOf(id)).toBe('completed');
  });

  it('is accepted without confirmation when it is the amount due, and refused when another amount is confirmed', async () => {
    const { id } = await gateway.order(buyer);
    await gateway.pay(buyer, id);
    expect((await typed(id, '2799.99')).status).toBe(422);
    expect((await typed(id)).status).toBe(200);
  });
});

describe('duplicates across orders', () => {
  it('are marked for the same voucher, by any uploader', async () => {
    const [one, two, three] = [await gateway.order(buyer), await gateway.order(buyer), await gateway.order(other)];
    const same = await gateway.voucher(buyer, 9_001);
    await gateway.pay(buyer, one.id, { payPictures: [same], bankNo: '1' });
    expect((await gateway.review(reviewer, one.id)).warnings).toEqual([]);
    await gateway.pay(buyer, two.id, { payPictures: [await gateway.voucher(buyer), same], bankNo: '2' });
    await gateway.pay(other, three.id, { payPictures: [await gateway.voucher(other, 9_001)], bankNo: '3' });
    const warned = async (id: string) => (await gateway.review(reviewer, id)).warnings;
    const codes = (...orders: { orderCode: string }[]) => orders.map(({ orderCode }) => orderCode).toSorted();
    expect(await warned(one.id)).toEqual([{ kind: 'voucher', orderCodes: codes(two, three) }]);
    expect(await warned(two.id)).toEqual([{ kind: 'voucher', orderCodes: codes(one, three) }]);
    expect(await warned(three.id)).toEqual([{ kind: 'voucher', orderCodes: codes(one, two) }]);
    const listed = await gateway.call(contract.listOrders, { code: one.orderCode, page: 1, pageSize: 10 }, reviewer);
    expect(listed.data).toMatchObject({ orders: [{ warned: true, flagged: false }] });
  });

  it('are marked for the same account, amount and day, and not when one of them differs', async () => {
    const bankNo = '6200118009999';
    const declared = [
      { payTime: '2026-11-22 09:00' },
      { payTime: '2026-11-22 11:59' },
      { payTime: '2026-11-21 09:00' },
      { payTime: '2026-11-22 09:00', payAmount: '2800.01', confirmedAmount: '2800.01' },
      { payTime: '2026-11-22 09:00', bankNo: '6200118009998' },
    ];
    const orders = [];
    for (const changes of declared) {
      const order = await gateway.order(buyer);
      await gateway.pay(buyer, order.id, { bankNo, ...changes });
      orders.push(order);
    }
    const warnings = await Promise.all(orders.map(async ({ id }) => (await gateway.review(reviewer, id)).warnings));
    expect(warnings).toEqual([
      [{ kind: 'payment', orderCodes: [orders[1]?.orderCode] }],
      [{ kind: 'payment', orderCodes: [orders[0]?.orderCode] }],
      [],
      [],
      [],
    ]);
  });
});

describe('the list of orders', () => {
  it('has the longest unchanged first, filtered by status and code, in pages', async () => {
    const first = await gateway.order(buyer);
    clock.moveBy(1_000);
    const second = await gateway.order(other);
    clock.moveBy(1_000);
    await gateway.pay(buyer, first.id);
    const list = async (request: object) =>
      (await gateway.call(contract.listOrders, { page: 1, pageSize: 100, ...request }, reviewer)).data as {
        total: number;
        orders: Record<string, unknown>[];
      };
    const mine = new Set([first.id, second.id]);
    const { orders } = await list({});
    expect(orders.map(({ id }) => String(id)).filter((id) => mine.has(id))).toEqual([second.id, first.id]);
    expect((await list({ status: 'pendingReview' })).orders.at(-1)).toMatchObject({
      orderCode: first.orderCode,
      buyerCompanyName: buyer.companyName,
      totalAmount: '2800.00',
      status: 1,
      changedAt: clock.now().getTime(),
      warned: false,
      flagged: false,
    });
    const { remittanceCode } = (await gateway.review(reviewer, second.id)).order;
    const code = String(remittanceCode).toLowerCase();
    expect(await list({ code: `${code.slice(0, 4)}-${code.slice(4)}` })).toMatchObject({
      total: 1,
      orders: [{ id: second.id }],
    });
    expect(await list({ code: ` ${second.orderCode.toLowerCase()} ` })).toMatchObject({ total: 1 });
    expect(await list({ code: 'LM2020010100001' })).toEqual({ total: 0, orders: [] });
    const { total } = await list({});
    expect((await list({ page: total, pageSize: 1 })).orders).toHaveLength(1);
  });
});
