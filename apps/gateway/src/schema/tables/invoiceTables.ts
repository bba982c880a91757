import type { InvoiceStep } from '@lima-id/api';
import type { InvoiceKind, InvoiceStatus } from '@lima-id/domain';
import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date, Date>;

/** A requested invoice of an order. At most one per order is not reversed. */
export interface InvoiceTable {
  id: string;
  order_id: string;
  /** The requesting account. */
  account_id: string;
  kind: InvoiceKind;
  title: string;
  /** `InvoiceBuyer`, encrypted for the invoice's id. */
  buyer: string;
  /** Keyed hash of the whole request, for idempotency. */
  content_hash: string;
  /** The order's total: a number, or its digits beyond the safe integers. */
  amount_fen: ColumnType<number | string, number, number>;
  status: InvoiceStatus;
  /** Reason of the reversal; empty otherwise. */
  reversal_reason: string;
  requested_at: Moment;
  /** When the status last changed. */
  changed_at: Moment;
}

/** Number and China date of an issued invoice. */
interface IssuedInvoiceTable {
  number: string;
  invoice_id: string;
  issued_on: string;
}

/** History of an invoice: event, actor, time, and reason. */
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

/** Audit log of accesses to buyer data by the platform. */
interface InvoiceAccessTable {
  id: Generated<string>;
  account_id: string;
  invoice_id: string;
  at: Moment;
}

export interface InvoiceTables {
  invoice: InvoiceTable;
  issued_invoice: IssuedInvoiceTable;
  invoice_step: InvoiceStepTable;
  invoice_access: InvoiceAccessTable;
}
