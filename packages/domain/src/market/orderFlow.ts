import { marketMessages } from '../messages/market.ts';
import {
  orderJumpSeconds,
  paymentPollMs,
  payResultSeconds,
  slowPaymentPollAfter,
  slowPaymentPollMs,
  successSeconds,
} from './limits.ts';

/** The steps of the payment bar, by number. */
export const paymentSteps = { 1: '应用选择', 2: '订单确认', 3: '订单支付' } as const;

/** The steps of the order page, by number. */
export const orderSteps = { 1: '选择时长', 2: '订单确认', 3: '订单支付', 4: '支付完成' } as const;
export type OrderStep = keyof typeof orderSteps;

/** What happens on the order page; `savedFree` is the saving of an order that costs nothing. */
export type OrderStepEvent = 'next' | 'previous' | 'saved' | 'savedFree' | 'paid';

/** The order page opens with the choice of a duration. */
export const initialOrderStep: OrderStep = 1;

/** The step that each event leads to; an event that is missing changes nothing. A saved order is not taken back. Source: docs/rules/orders.md. */
export const orderStepTransitions: Record<OrderStep, Partial<Record<OrderStepEvent, OrderStep>>> = {
  1: { next: 2 },
  2: { previous: 1, saved: 3, savedFree: 4 },
  3: { paid: 4 },
  4: {},
};

/** The step after an event. */
export function nextOrderStep(step: OrderStep, event: OrderStepEvent): OrderStep {
  return orderStepTransitions[step][event] ?? step;
}

/** The button of the confirm page and where it leads once the order is saved. */
export interface ConfirmView {
  button: string;
  address: '/application/payResult' | '/application/payment';
}

/** How an order is confirmed: one that costs nothing is done, every other one has to be paid. Source: docs/rules/orders.md. */
export function viewConfirm(totalAmountFen: number): ConfirmView {
  return totalAmountFen === 0
    ? { button: marketMessages.order.payDone, address: '/application/payResult' }
    : { button: marketMessages.order.pay, address: '/application/payment' };
}

/** Where the payment and result pages lead without an order: to the app list; null when the order is known. Source: docs/rules/orders.md. */
export function orderPageRedirect(orderId: string | null | undefined): '/application/list' | null {
  return orderId ? null : '/application/list';
}

/** The pages that lead on by themselves: after how many seconds, and where to. Source: docs/rules/orders.md. */
export const countdowns = {
  payResult: { seconds: payResultSeconds, leadsTo: 'consoleOrders' },
  orderDone: { seconds: orderJumpSeconds, leadsTo: 'consoleOrders' },
  success: { seconds: successSeconds, leadsTo: '/home' },
} as const;

/** Whole seconds that a countdown still shows after some milliseconds; at 0 the page leads on. */
export function secondsLeft(seconds: number, elapsedMs: number): number {
  return Math.min(seconds, Math.max(0, Math.ceil(seconds - elapsedMs / 1000)));
}

/** Milliseconds until a WeChat payment is polled again, after this many polls: 2 s, from the tenth on 5 s. Source: docs/rules/orders.md. */
export function paymentPollDelayMs(polls: number): number {
  return polls < slowPaymentPollAfter ? paymentPollMs : slowPaymentPollMs;
}

/** Whether the answer's code ends the questions: 200 says that the money is there. Source: docs/rules/orders.md. */
export function isPaidCode(code: number | null | undefined): boolean {
  return code === 200;
}
