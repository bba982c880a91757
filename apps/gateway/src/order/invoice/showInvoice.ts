import { chinaDateTime, type Invoice, type ListedInvoice } from '@lima-id/domain';
import type { Kysely } from 'kysely';
import type { Seal } from '../../platform/secret/seal.ts';
import type { Tables } from '../../schema/tables.ts';
import { openBuyer } from './invoiceBuyer.ts';

/** Invoices with the codes of their orders and their issued numbers. */
export function selectInvoices(database: Kysely<Tables>) {
  return database
    .selectFrom('invoice')
    .innerJoin('app_order', 'app_order.id', 'invoice.order_id')
    .leftJoin('issued_invoice', 'issued_invoice.invoice_id', 'invoice.id')
    .selectAll('invoice')
    .select(['app_order.code', 'issued_invoice.number', 'issued_invoice.issued_on']);
}

export type ShownRow = Awaited<ReturnType<ReturnType<typeof selectInvoices>['execute']>>[number];

export function listedInvoiceOf(row: ShownRow): ListedInvoice {
  return {
    id: row.id,
    orderId: row.order_id,
    orderCode: row.code,
    kind: row.kind,
    title: row.title,
    amountFen: Number(row.amount_fen),
    status: row.status,
    requestTime: chinaDateTime(row.requested_at.getTime()),
    invoiceNumber: row.number ?? '',
    issuedOn: row.issued_on ?? '',
    reversalReason: row.reversal_reason,
  };
}

/** An invoice with everything its buyer entered. */
export function invoiceOf(buyers: Seal, row: ShownRow): Invoice {
  return { ...listedInvoiceOf(row), ...openBuyer(buyers, row.buyer, row.id) };
}
