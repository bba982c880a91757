import * as z from 'zod/mini';
import type { OrderStatus } from '../market/orderStatus.ts';
import { invoiceMessages } from '../messages/invoice.ts';

/** Names of the statuses of an invoice, by the number that travels. */
export const invoiceStatuses = { 0: '已申请', 1: '已开具', 2: '已冲红' } as const;
export type InvoiceStatus = keyof typeof invoiceStatuses;

/** The status of an invoice as it travels. */
export const invoiceStatus = z.literal([0, 1, 2]);

/** What happens to an invoice that was asked for: the platform issues it; it takes back what it issued. */
export type InvoiceEvent = 'issued' | 'reversed';

/** The status of an invoice that was just asked for. */
export const initialInvoiceStatus: InvoiceStatus = 0;

/** The status that each event leads to; an event that is missing is refused. Source: docs/rules/invoice.md. */
export const invoiceTransitions: Record<InvoiceStatus, Partial<Record<InvoiceEvent, InvoiceStatus>>> = {
  0: { issued: 1 },
  1: { reversed: 2 },
  2: {},
};

/** The status after an event, or that the invoice does not take it. */
export type InvoiceChange = { ok: true; status: InvoiceStatus } | { ok: false; reason: 'notAllowed'; message: string };

/** What an event does to an invoice; refused when its status has no such event. Source: docs/rules/invoice.md. */
export function changeInvoice(status: InvoiceStatus, event: InvoiceEvent): InvoiceChange {
  const next = invoiceTransitions[status][event];
  if (next === undefined) return { ok: false, reason: 'notAllowed', message: invoiceMessages.notAllowed };
  return { ok: true, status: next };
}

/** What is known of an order when an invoice is asked for; `invoiceStatus` is that of its last invoice, null without one. */
export interface InvoicedOrder {
  status: OrderStatus;
  totalAmountFen: number;
  invoiceStatus: InvoiceStatus | null;
}

/** Whether an invoice can be asked for, or why not. */
export type InvoiceVerdict =
  | { ok: true }
  | { ok: false; reason: 'orderNotCompleted' | 'nothingPaid' | 'open'; message: string };

/**
 * Whether an invoice can be asked for: of a completed order that cost something, and one at a time. After it was reversed it can be asked
 * for again. Source: docs/rules/invoice.md.
 */
export function judgeInvoice({ status, totalAmountFen, invoiceStatus: last }: InvoicedOrder): InvoiceVerdict {
  const refused = (reason: Extract<InvoiceVerdict, { ok: false }>['reason']): InvoiceVerdict => ({
    ok: false,
    reason,
    message: invoiceMessages[reason],
  });
  if (status !== 2) return refused('orderNotCompleted');
  if (totalAmountFen <= 0) return refused('nothingPaid');
  return last === null || last === 2 ? { ok: true } : refused('open');
}
