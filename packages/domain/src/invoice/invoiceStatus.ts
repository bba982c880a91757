import * as z from 'zod/mini';
import type { OrderStatus } from '../market/orderStatus.ts';
import { invoiceMessages } from '../messages/invoice.ts';

/** The status of an invoice. */
export const invoiceStatus = z.enum(['requested', 'issued', 'reversed']);
export type InvoiceStatus = z.infer<typeof invoiceStatus>;

/** Names of the statuses of an invoice. Source: docs/rules/invoice.md. */
export const invoiceStatuses = {
  requested: '已申请',
  issued: '已开具',
  reversed: '已冲红',
} as const satisfies Record<InvoiceStatus, string>;

/** What happens to a requested invoice: the platform issues it, or reverses an issued one. */
export type InvoiceEvent = 'issued' | 'reversed';

/** The status of an invoice that was just requested. */
export const initialInvoiceStatus: InvoiceStatus = 'requested';

/** The status that each event leads to; an event that is missing is refused. Source: docs/rules/invoice.md. */
export const invoiceTransitions: Record<InvoiceStatus, Partial<Record<InvoiceEvent, InvoiceStatus>>> = {
  requested: { issued: 'issued' },
  issued: { reversed: 'reversed' },
  reversed: {},
};

/** The status after an event, or its refusal. */
export type InvoiceChange = { ok: true; status: InvoiceStatus } | { ok: false; reason: 'notAllowed'; message: string };

/** What an event does to an invoice; refused when its status has no such event. Source: docs/rules/invoice.md. */
export function changeInvoice(status: InvoiceStatus, event: InvoiceEvent): InvoiceChange {
  const next = invoiceTransitions[status][event];
  if (next === undefined) return { ok: false, reason: 'notAllowed', message: invoiceMessages.notAllowed };
  return { ok: true, status: next };
}

/** What is known of an order when an invoice is requested; `invoiceStatus` is that of its last invoice, null without one. */
export interface InvoicedOrder {
  status: OrderStatus;
  totalAmountFen: number;
  invoiceStatus: InvoiceStatus | null;
}

/** Whether an invoice can be requested, or why not. */
export type InvoiceVerdict =
  | { ok: true }
  | { ok: false; reason: 'orderNotCompleted' | 'nothingPaid' | 'open'; message: string };

/**
 * Whether an invoice can be requested: for a completed order that cost something, and one at a time. After a reversal it can be requested
 * again. Source: docs/rules/invoice.md.
 */
export function judgeInvoice({ status, totalAmountFen, invoiceStatus: last }: InvoicedOrder): InvoiceVerdict {
  const refused = (reason: Extract<InvoiceVerdict, { ok: false }>['reason']): InvoiceVerdict => ({
    ok: false,
    reason,
    message: invoiceMessages[reason],
  });
  if (status !== 'completed') return refused('orderNotCompleted');
  if (totalAmountFen <= 0) return refused('nothingPaid');
  return last === null || last === 'reversed' ? { ok: true } : refused('open');
}
