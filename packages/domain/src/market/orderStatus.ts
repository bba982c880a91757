import * as z from 'zod/mini';
import { marketMessages } from '../messages/market.ts';

/** Names of the statuses of an order, by the number that travels. */
export const orderStatuses = { 0: '待付款', 1: '待审核', 2: '已完成', 3: '已取消', 4: '审核未通过' } as const;
export type OrderStatus = keyof typeof orderStatuses;

/** The status of an order as it travels. */
export const orderStatus = z.literal([0, 1, 2, 3, 4]);

/**
 * What happens to an order: the buyer handed in the information of an offline payment; a payment provider confirmed the
 * money; the audit accepted or rejected the information; the buyer cancelled; the time to pay ran out.
 */
export type OrderEvent = 'paymentSubmitted' | 'paid' | 'accepted' | 'rejected' | 'cancelled' | 'expired';

/** The status that each event leads to; an event that is missing is refused. Source: docs/rules/orders.md. */
export const orderTransitions: Record<OrderStatus, Partial<Record<OrderEvent, OrderStatus>>> = {
  0: { paymentSubmitted: 1, paid: 2, cancelled: 3, expired: 3 },
  1: { paid: 2, accepted: 2, rejected: 4, cancelled: 3 },
  2: {},
  3: {},
  4: { paymentSubmitted: 1, paid: 2, cancelled: 3 },
};

/** The status of a new order: with a total of zero there is nothing to pay and nothing to audit. Source: docs/rules/orders.md. */
export function initialOrderStatus(totalAmountFen: number): OrderStatus {
  return totalAmountFen === 0 ? 2 : 0;
}

/** The status after an event, or that the order does not take it. */
export type OrderChange = { ok: true; status: OrderStatus } | { ok: false; reason: 'notAllowed'; message: string };

/** What an event does to an order; refused when its status has no such event, and then no button offers it. Source: docs/rules/orders.md. */
export function changeOrder(status: OrderStatus, event: OrderEvent): OrderChange {
  const next = orderTransitions[status][event];
  if (next === undefined) return { ok: false, reason: 'notAllowed', message: marketMessages.order.notAllowed };
  return { ok: true, status: next };
}
