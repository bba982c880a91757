import * as z from 'zod/mini';
import { changeOrder, type OrderStatus } from './orderStatus.ts';

/**
 * Why money that a provider took completes nothing: it is not the order's amount; the order was cancelled or ran out; the order was
 * completed before; its purpose is unknown.
 */
export const paymentFlag = z.enum(['amountDiffers', 'orderOver', 'paidTwice', 'orderUnknown']);
export type PaymentFlag = z.infer<typeof paymentFlag>;

/** Where giving money back is: its provider is asked for it; it is done; the provider does not do it, and a person has to. */
export const refundState = z.enum(['due', 'done', 'failed']);
export type RefundState = z.infer<typeof refundState>;

/**
 * Whether money is refunded without a person's decision: money that its order no longer needs. Where the amount or the order is in doubt, a
 * person looks first. Source: docs/rules/orders.md.
 */
export function isRefundedAutomatically(flag: PaymentFlag): boolean {
  return flag === 'orderOver' || flag === 'paidTwice';
}

/** What a payment of a provider does to an order: completes it, or is flagged, so that a person sees to the money. */
export type PaymentVerdict = { ok: true; status: OrderStatus } | { ok: false; flag: PaymentFlag };

/**
 * Judges money that a provider took for an order. Only the whole amount, of an order that still waits for money, completes it.
 * Source: docs/rules/orders.md.
 */
export function judgePayment(order: { status: OrderStatus; totalAmountFen: number }, paidFen: number): PaymentVerdict {
  const change = changeOrder(order.status, 'paid');
  if (!change.ok) return { ok: false, flag: order.status === 'completed' ? 'paidTwice' : 'orderOver' };
  return paidFen === order.totalAmountFen ? { ok: true, status: change.status } : { ok: false, flag: 'amountDiffers' };
}
