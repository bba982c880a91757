import { invoiceStatus, orderStatus } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { decodeReply, decodeRequest, encodeReply, encodeRequest } from '../contract/codec.ts';
import { contract } from '../contract/contract.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { invoiceList } from '../msw/fixtures/invoice.ts';
import { orderHistory, orderList, pendingOrder, unpaidOrder } from '../msw/fixtures/order.ts';
import { wireInvoiceStatus } from './invoiceStatus.ts';
import { wireOrderStatus } from './orderStatus.ts';

type Decided = 'acceptOrder' | 'rejectOrder' | 'issueInvoice' | 'reverseInvoice';

/** The request of a decision, with the status that the reviewer saw. */
const decisions: Record<Decided, object> = {
  acceptOrder: { id: '1' },
  rejectOrder: { id: '1', reason: '凭证不清晰' },
  issueInvoice: { id: '1', invoiceNumber: '26372000000012345678', issuedOn: '2026-11-22' },
  reverseInvoice: { id: '1', reason: '抬头有误' },
};

describe('the status of an order', () => {
  it.each(orderStatus.options.map((word, code) => [word, code] as const))(
    'is %s in words and %i on the wire',
    (word, code) => {
      expect(z.encode(wireOrderStatus, word)).toBe(code);
      expect(z.decode(wireOrderStatus, code as 0)).toBe(word);
    },
  );

  it.each([5, -1, '0', 0.5, 'completed', null])('is refused when it is %j on the wire', (code) => {
    expect(z.safeDecode(wireOrderStatus, code as 0).success).toBe(false);
  });

  it('is sent as its number in every order, list, history and payment result', () => {
    for (const order of orderList) {
      const sent = encodeReply(contract.readOrder, order);
      expect(sent).toMatchObject({ status: orderStatus.options.indexOf(order.status) });
      expect(decodeReply(contract.readOrder, sent)?.value).toEqual(order);
    }
    expect(encodeReply(contract.readOrderHistory, orderHistory(pendingOrder))).toMatchObject([
      { from: 0, to: 1 },
      { from: null, to: 0 },
    ]);
    const listed = encodeReply(contract.listMyOrders, { records: [pendingOrder, unpaidOrder], total: 2 });
    expect(listed).toMatchObject({
      records: [
        { status: 1, paymentMethod: 1 },
        { status: 0, paymentMethod: null },
      ],
    });
    expect(encodeReply(contract.readWechatPaymentResult, { status: 'completed', attempt: 'paid' })).toEqual({
      status: 2,
      attempt: 'paid',
    });
  });

  it('filters a list by its number on the wire', () => {
    const sent = encodeRequest(contract.listMyOrders, { status: 'cancelled', page: 1, size: 10 });
    expect(sent).toMatchObject({ ok: true, value: { status: 3 } });
    for (const endpoint of [contract.listMyOrders, contract.listOrders] as Endpoint<unknown, unknown>[]) {
      expect(decodeRequest(endpoint, { page: 1, status: 3 })).toMatchObject({ value: { status: 'cancelled' } });
      expect(decodeRequest(endpoint, { page: 1, status: 5 })).toMatchObject({ ok: false, field: 'status' });
    }
  });
});

describe('the status of an invoice', () => {
  it.each(invoiceStatus.options.map((word, code) => [word, code] as const))(
    'is %s in words and %i on the wire',
    (word, code) => {
      expect(z.encode(wireInvoiceStatus, word)).toBe(code);
      expect(z.decode(wireInvoiceStatus, code as 0)).toBe(word);
    },
  );

  it.each([3, -1, '0', 0.5, 'issued', null])('is refused when it is %j on the wire', (code) => {
    expect(z.safeDecode(wireInvoiceStatus, code as 0).success).toBe(false);
  });

  it('is sent as its number in every invoice, and in its order', () => {
    for (const invoice of invoiceList) {
      const sent = encodeReply(contract.readInvoice, invoice);
      expect(sent).toMatchObject({ status: invoiceStatus.options.indexOf(invoice.status) });
      expect(decodeReply(contract.readInvoice, sent)?.value).toEqual(invoice);
    }
    const order = encodeReply(contract.readOrder, { ...pendingOrder, invoiceStatus: 'reversed' }) as object;
    expect(order).toMatchObject({ invoiceStatus: 2 });
    const { invoiceStatus: _left, ...older } = order as { invoiceStatus: number };
    expect(decodeReply(contract.readOrder, older)?.value.invoiceStatus).toBeNull();
  });
});

describe('a decision of a reviewer', () => {
  it.each(Object.keys(decisions) as Decided[])('sends the number of the status that the reviewer saw in %s', (name) => {
    const request = { ...decisions[name], from: 1 };
    const word = name.endsWith('Order') ? 'pendingReview' : 'issued';
    const endpoint = contract[name] as Endpoint<unknown, unknown>;
    expect(decodeRequest(endpoint, request)).toMatchObject({ ok: true, value: { from: word } });
    expect(decodeRequest(endpoint, { ...request, from: 9 })).toMatchObject({ ok: false, field: 'from' });
    expect(decodeRequest(endpoint, { ...request, from: word })).toMatchObject({ ok: false, field: 'from' });
  });
});

describe('how an order is paid', () => {
  it.each([
    ['transfer', 1],
    ['wechat', 2],
    [null, null],
  ] as const)('is %s in words and %j on the wire', (paymentMethod, code) => {
    const sent = encodeReply(contract.readOrder, { ...pendingOrder, paymentMethod });
    expect(sent).toMatchObject({ paymentMethod: code });
    expect(decodeReply(contract.readOrder, sent)?.value.paymentMethod).toBe(paymentMethod);
  });

  it('is refused when its number is unknown', () => {
    const sent = encodeReply(contract.readOrder, pendingOrder) as object;
    expect(decodeReply(contract.readOrder, { ...sent, paymentMethod: 3 })).toBeUndefined();
  });

  it('is WeChat, 2, in a request for the payment page of a provider', () => {
    const amounts = { orderAmountFen: 1, payAmountFen: 1 };
    const texts = { payeeUserNo: '', channelCode: '', redirectUrl: '', poundageAmountFen: 0 } as const;
    const request = { orderCode: 'LM2026051800427', paymentMethod: 'wechat', ...amounts, ...texts } as const;
    expect(encodeRequest(contract.createHumiOrder, request)).toMatchObject({ ok: true, value: { paymentMethod: 2 } });
  });
});
