import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OrderStatus } from '../market/orderStatus.ts';
import {
  changeInvoice,
  type InvoiceEvent,
  type InvoiceStatus,
  initialInvoiceStatus,
  invoiceStatus,
  invoiceStatuses,
  invoiceTransitions,
  judgeInvoice,
} from './invoiceStatus.ts';

const statuses = [0, 1, 2] as const;
const events = ['issued', 'reversed'] as const;
const allowed: [InvoiceStatus, InvoiceEvent, InvoiceStatus][] = [
  [0, 'issued', 1],
  [1, 'reversed', 2],
];
const every = statuses.flatMap((status) => events.map((event) => [status, event] as const));

describe('invoiceStatuses', () => {
  it('names the three statuses when they are shown', () => {
    expect(invoiceStatuses).toEqual({ 0: '已申请', 1: '已开具', 2: '已冲红' });
    expect(statuses.every((status) => invoiceStatus.safeParse(status).success)).toBe(true);
    expect([3, -1, '0', 0.5].some((status) => invoiceStatus.safeParse(status).success)).toBe(false);
    expect(initialInvoiceStatus).toBe(0);
  });
});

describe('changeInvoice', () => {
  it.each(every)('follows the table when an invoice in status %d gets %s', (status, event) => {
    const row = allowed.find(([from, type]) => from === status && type === event);
    expect(changeInvoice(status, event)).toEqual(
      row === undefined
        ? { ok: false, reason: 'notAllowed', message: '发票状态已变化，请刷新后查看' }
        : { ok: true, status: row[2] },
    );
    expect(invoiceTransitions[status][event]).toBe(row?.[2]);
  });

  it('never goes back, and is reversed only when it was issued, when events come in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events)), (history) => {
        let status = initialInvoiceStatus;
        let issued = false;
        for (const event of history) {
          const change = changeInvoice(status, event);
          if (!change.ok) continue;
          expect(change.status).toBe(status + 1);
          expect(event === 'reversed').toBe(issued);
          issued = true;
          ({ status } = change);
        }
      }),
    );
  });
});

describe('judgeInvoice', () => {
  const orderStatuses: OrderStatus[] = [0, 1, 2, 3, 4];

  it.each([
    [{ status: 2, totalAmountFen: 1, invoiceStatus: null }, null],
    [{ status: 2, totalAmountFen: 1, invoiceStatus: 2 }, null],
    [{ status: 2, totalAmountFen: 0, invoiceStatus: null }, '该订单金额为0元，无需开具发票'],
    [{ status: 1, totalAmountFen: 1, invoiceStatus: null }, '订单完成后才能申请发票'],
    [{ status: 2, totalAmountFen: 1, invoiceStatus: 0 }, '该订单已申请过发票，请在“我的发票”中查看'],
    [{ status: 2, totalAmountFen: 1, invoiceStatus: 1 }, '该订单已申请过发票，请在“我的发票”中查看'],
  ] as const)('judges %j', (order, message) => {
    const verdict = judgeInvoice(order);
    expect(verdict.ok ? null : verdict.message).toBe(message);
  });

  it('allows one open invoice of a completed order that cost something, whatever the order', () => {
    const order = fc.record({
      status: fc.constantFrom(...orderStatuses),
      totalAmountFen: fc.nat(3),
      invoiceStatus: fc.constantFrom(null, ...statuses),
    });
    fc.assert(
      fc.property(order, (one) => {
        const { status, totalAmountFen, invoiceStatus: last } = one;
        expect(judgeInvoice(one).ok).toBe(status === 2 && totalAmountFen > 0 && last !== 0 && last !== 1);
      }),
    );
  });
});
