import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changeOrder,
  initialOrderStatus,
  type OrderEvent,
  type OrderStatus,
  orderStatus,
  orderStatuses,
  orderTransitions,
} from './orderStatus.ts';

const statuses = ['pendingPayment', 'pendingReview', 'completed', 'cancelled', 'rejected'] as const;
const events = ['paymentSubmitted', 'paid', 'accepted', 'rejected', 'cancelled', 'expired'] as const;
const allowed: [OrderStatus, OrderEvent, OrderStatus][] = [
  ['pendingPayment', 'paymentSubmitted', 'pendingReview'],
  ['pendingPayment', 'paid', 'completed'],
  ['pendingPayment', 'cancelled', 'cancelled'],
  ['pendingPayment', 'expired', 'cancelled'],
  ['pendingReview', 'paid', 'completed'],
  ['pendingReview', 'accepted', 'completed'],
  ['pendingReview', 'rejected', 'rejected'],
  ['pendingReview', 'cancelled', 'cancelled'],
  ['rejected', 'paymentSubmitted', 'pendingReview'],
  ['rejected', 'paid', 'completed'],
  ['rejected', 'cancelled', 'cancelled'],
];
const every = statuses.flatMap((status) => events.map((event) => [status, event] as const));

describe('orderStatuses', () => {
  it('names the five statuses when they are shown', () => {
    expect(orderStatuses).toEqual({
      pendingPayment: '待付款',
      pendingReview: '待审核',
      completed: '已完成',
      cancelled: '已取消',
      rejected: '审核未通过',
    });
    expect(statuses.every((status) => orderStatus.safeParse(status).success)).toBe(true);
    expect([0, '0', 'paid', ''].some((status) => orderStatus.safeParse(status).success)).toBe(false);
  });
});

describe('initialOrderStatus', () => {
  it('waits for payment when one fen is due, and is done when nothing is', () => {
    expect(initialOrderStatus(1)).toBe('pendingPayment');
    expect(initialOrderStatus(0)).toBe('completed');
  });
});

describe('changeOrder', () => {
  it.each(every)('follows the table when an order in status %s gets %s', (status, event) => {
    const row = allowed.find(([from, type]) => from === status && type === event);
    expect(changeOrder(status, event)).toEqual(
      row === undefined
        ? { ok: false, reason: 'notAllowed', message: '订单状态已变化，请刷新后查看' }
        : { ok: true, status: row[2] },
    );
    expect(orderTransitions[status][event]).toBe(row?.[2]);
  });

  it('ends for good, and is done only with money or without anything due, when events come in any order', () => {
    fc.assert(
      fc.property(fc.nat(1), fc.array(fc.constantFrom(...events)), (due, history) => {
        let status = initialOrderStatus(due);
        let settled = due === 0;
        for (const event of history) {
          const change = changeOrder(status, event);
          if (!change.ok) continue;
          expect(status === 'completed' || status === 'cancelled').toBe(false);
          expect(event !== 'accepted' || status === 'pendingReview').toBe(true);
          settled ||= event === 'paid' || event === 'accepted';
          ({ status } = change);
        }
        expect(status === 'completed').toBe(settled);
      }),
    );
  });
});
