import * as z from 'zod/mini';
import { changeOrder, type OrderStatus } from './orderStatus.ts';

/**
 * Why money that a provider took completes nothing: it is not the order's amount; the order was cancelled or ran out; the order was
 * completed before; nobody knows what it is for.
 */
export const paymentFlag = z.enum(['amountDiffers', 'orderOver', 'paidTwice', 'orderUnknown']);
export type PaymentFlag = z.infer<typeof paymentFlag>;

/** What a payment of a provider does to an order: completes it, or is flagged, so that a person sees to the money. */
export type PaymentVerdict = { ok: true; status: OrderStatus } | { ok: false; flag: PaymentFlag };

/**
 * Judges money that a provider took for an order. Only the whole amount, of an order that still waits for money, completes it.
 * Source: docs/rules/orders.md.
 */
export function judgePayment(order: { status: OrderStatus; totalAmountFen: number }, paidFen: number): PaymentVerdict {
  const change = changeOrder(order.status, 'paid');
  if (!change.ok) return { ok: false, flag: order.status === 2 ? 'paidTwice' : 'orderOver' };
  return paidFen === order.totalAmountFen ? { ok: true, status: change.status } : { ok: false, flag: 'amountDiffers' };
}
