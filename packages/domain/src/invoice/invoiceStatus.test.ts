import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderStatus } from '../market/orderStatus.ts';
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

const statuses = ['requested', 'issued', 'reversed'] as const;
const events = ['issued', 'reversed'] as const;
const allowed: [InvoiceStatus, InvoiceEvent, InvoiceStatus][] = [
  ['requested', 'issued', 'issued'],
  ['issued', 'reversed', 'reversed'],
];
const every = statuses.flatMap((status) => events.map((event) => [status, event] as const));

describe('invoiceStatuses', () => {
  it('names the three statuses when they are shown', () => {
    expect(invoiceStatuses).toEqual({ requested: '已申请', issued: '已开具', reversed: '已冲红' });
    expect(statuses.every((status) => invoiceStatus.safeParse(status).success)).toBe(true);
    expect([0, '0', 'open', ''].some((status) => invoiceStatus.safeParse(status).success)).toBe(false);
    expect(initialInvoiceStatus).toBe('requested');
  });
});

describe('changeInvoice', () => {
  it.each(every)('follows the table when an invoice in status %s gets %s', (status, event) => {
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
          expect(statuses.indexOf(change.status)).toBe(statuses.indexOf(status) + 1);
          expect(event === 'reversed').toBe(issued);
          issued = true;
          ({ status } = change);
        }
      }),
    );
  });
});

describe('judgeInvoice', () => {
  it.each([
    [{ status: 'completed', totalAmountFen: 1, invoiceStatus: null }, null],
    [{ status: 'completed', totalAmountFen: 1, invoiceStatus: 'reversed' }, null],
    [{ status: 'completed', totalAmountFen: 0, invoiceStatus: null }, '该订单金额为0元，无需开具发票'],
    [{ status: 'pendingReview', totalAmountFen: 1, invoiceStatus: null }, '订单完成后才能申请发票'],
    [
      { status: 'completed', totalAmountFen: 1, invoiceStatus: 'requested' },
      '该订单已申请过发票，请在“我的发票”中查看',
    ],
    [{ status: 'completed', totalAmountFen: 1, invoiceStatus: 'issued' }, '该订单已申请过发票，请在“我的发票”中查看'],
  ] as const)('judges %j', (order, message) => {
    const verdict = judgeInvoice(order);
    expect(verdict.ok ? null : verdict.message).toBe(message);
  });

  it('allows one open invoice of a completed order that cost something, whatever the order', () => {
    const order = fc.record({
      status: fc.constantFrom(...orderStatus.options),
      totalAmountFen: fc.nat(3),
      invoiceStatus: fc.constantFrom(null, ...statuses),
    });
    fc.assert(
      fc.property(order, (one) => {
        const { status, totalAmountFen, invoiceStatus: last } = one;
        const isOpen = last === 'requested' || last === 'issued';
        expect(judgeInvoice(one).ok).toBe(status === 'completed' && totalAmountFen > 0 && !isOpen);
      }),
    );
  });
});
