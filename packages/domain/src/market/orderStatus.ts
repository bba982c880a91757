import * as z from 'zod/mini';
import { marketMessages } from '../messages/market.ts';

/** Where an order stands. */
export const orderStatus = z.enum(['pendingPayment', 'pendingReview', 'completed', 'cancelled', 'rejected']);
export type OrderStatus = z.infer<typeof orderStatus>;

/** What the statuses of an order are called. Source: docs/rules/orders.md. */
export const orderStatuses = {
  pendingPayment: '待付款',
  pendingReview: '待审核',
  completed: '已完成',
  cancelled: '已取消',
  rejected: '审核未通过',
} as const satisfies Record<OrderStatus, string>;

/**
 * What happens to an order: the buyer handed in the information of an offline payment; a payment provider confirmed the
 * money; the audit accepted or rejected the information; the buyer cancelled; the time to pay ran out.
 */
export type OrderEvent = 'paymentSubmitted' | 'paid' | 'accepted' | 'rejected' | 'cancelled' | 'expired';

/** The status that each event leads to; an event that is missing is refused. Source: docs/rules/orders.md. */
export const orderTransitions: Record<OrderStatus, Partial<Record<OrderEvent, OrderStatus>>> = {
  pendingPayment: {
    paymentSubmitted: 'pendingReview',
    paid: 'completed',
    cancelled: 'cancelled',
    expired: 'cancelled',
  },
  pendingReview: { paid: 'completed', accepted: 'completed', rejected: 'rejected', cancelled: 'cancelled' },
  completed: {},
  cancelled: {},
  rejected: { paymentSubmitted: 'pendingReview', paid: 'completed', cancelled: 'cancelled' },
};

/** The status of a new order: with a total of zero there is nothing to pay and nothing to audit. Source: docs/rules/orders.md. */
export function initialOrderStatus(totalAmountFen: number): OrderStatus {
  return totalAmountFen === 0 ? 'completed' : 'pendingPayment';
}

/** The status after an event, or that the order does not take it. */
export type OrderChange = { ok: true; status: OrderStatus } | { ok: false; reason: 'notAllowed'; message: string };

/** What an event does to an order; refused when its status has no such event, and then no button offers it. Source: docs/rules/orders.md. */
export function changeOrder(status: OrderStatus, event: OrderEvent): OrderChange {
  const next = orderTransitions[status][event];
  if (next === undefined) return { ok: false, reason: 'notAllowed', message: marketMessages.order.notAllowed };
  return { ok: true, status: next };
}
