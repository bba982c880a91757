import type { InvoiceStep } from '@lima-id/api';
import type { InvoiceKind, InvoiceStatus } from '@lima-id/domain';
import type { ColumnType, Generated } from 'kysely';

/** A moment: read as a `Date`, written as a `Date`. */
type Moment = ColumnType<Date, Date, Date>;

/** An invoice of an order that somebody asked for. An order has one at a time that is not reversed. */
export interface InvoiceTable {
  id: string;
  order_id: string;
  /** Who asked for it. */
  account_id: string;
  kind: InvoiceKind;
  title: string;
  /** `InvoiceBuyer`, sealed for the invoice's id. */
  buyer: string;
  /** Of all that was asked for, keyed: asked for twice, it is one. */
  content_hash: string;
  /** The order's total: a number, or its digits beyond what a number holds exactly. */
  amount_fen: ColumnType<number | string, number, number>;
  status: InvoiceStatus;
  /** Why it was reversed; empty otherwise. */
  reversal_reason: string;
  requested_at: Moment;
  /** When it came to its status. */
  changed_at: Moment;
}

/** The number under which an invoice was issued, and on which day in China. */
interface IssuedInvoiceTable {
  number: string;
  invoice_id: string;
  issued_on: string;
}

/** What happened to an invoice, by whom, when, and why. */
interface InvoiceStepTable {
  id: Generated<string>;
  invoice_id: string;
  event: InvoiceStep['event'];
  from_status: InvoiceStatus | null;
  to_status: InvoiceStatus;
  account_id: string;
  at: Moment;
  why: string;
}

/** Who of the platform has looked at what an invoice tells of its buyer, and when. */
interface InvoiceAccessTable {
  id: Generated<string>;
  account_id: string;
  invoice_id: string;
  at: Moment;
}

/** The tables of invoices. */
export interface InvoiceTables {
  invoice: InvoiceTable;
  issued_invoice: IssuedInvoiceTable;
  invoice_step: InvoiceStepTable;
  invoice_access: InvoiceAccessTable;
}
