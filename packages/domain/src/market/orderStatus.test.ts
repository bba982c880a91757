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

const statuses = [0, 1, 2, 3, 4] as const;
const events = ['paymentSubmitted', 'paid', 'accepted', 'rejected', 'cancelled', 'expired'] as const;
const allowed: [OrderStatus, OrderEvent, OrderStatus][] = [
  [0, 'paymentSubmitted', 1],
  [0, 'paid', 2],
  [0, 'cancelled', 3],
  [0, 'expired', 3],
  [1, 'paid', 2],
  [1, 'accepted', 2],
  [1, 'rejected', 4],
  [1, 'cancelled', 3],
  [4, 'paymentSubmitted', 1],
  [4, 'paid', 2],
  [4, 'cancelled', 3],
];
const every = statuses.flatMap((status) => events.map((event) => [status, event] as const));

describe('orderStatuses', () => {
  it('names the five statuses when they are shown', () => {
    expect(orderStatuses).toEqual({ 0: '待付款', 1: '待审核', 2: '已完成', 3: '已取消', 4: '审核未通过' });
    expect(statuses.every((status) => orderStatus.safeParse(status).success)).toBe(true);
    expect([5, -1, '0', 0.5].some((status) => orderStatus.safeParse(status).success)).toBe(false);
  });
});

describe('initialOrderStatus', () => {
  it('waits for payment when one fen is due, and is done when nothing is', () => {
    expect(initialOrderStatus(1)).toBe(0);
    expect(initialOrderStatus(0)).toBe(2);
  });
});

describe('changeOrder', () => {
  it.each(every)('follows the table when an order in status %d gets %s', (status, event) => {
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
          expect(status === 2 || status === 3).toBe(false);
          expect(event !== 'accepted' || status === 1).toBe(true);
          settled ||= event === 'paid' || event === 'accepted';
          ({ status } = change);
        }
        expect(status === 2).toBe(settled);
      }),
    );
  });
});
