import type { InvoiceList, InvoiceListRequest, InvoiceQuery } from '@lima-id/api';
import type { Invoice } from '@lima-id/domain';
import type { Caller } from '../../platform/authorisation/caller.ts';
import type { Reply } from '../../platform/http/mount.ts';
import type { InvoiceParts } from './invoiceParts.ts';
import { invoiceRefusals } from './refusals.ts';
import { invoiceOf, listedInvoiceOf, selectInvoices } from './showInvoice.ts';

/** An invoice of the caller; others' do not exist. */
export async function readInvoice(
  { store, buyers }: InvoiceParts,
  { accountId }: Caller,
  { id }: InvoiceQuery,
): Promise<Reply<Invoice, null>> {
  const row = await selectInvoices(store.kysely)
    .where('invoice.id', '=', id)
    .where('invoice.account_id', '=', accountId)
    .executeTakeFirst();
  return row === undefined ? { failure: invoiceRefusals.unknown } : { data: invoiceOf(buyers, row) };
}

/** A page of the caller's invoices, newest first. */
export async function listMyInvoices(
  { store }: InvoiceParts,
  { accountId }: Caller,
  { orderId, page, size }: InvoiceListRequest,
): Promise<Reply<InvoiceList, null>> {
  let wanted = selectInvoices(store.kysely).where('invoice.account_id', '=', accountId);
  if (orderId !== undefined) wanted = wanted.where('invoice.order_id', '=', orderId);
  const { total } = await wanted
    .clearSelect()
    .select((select) => select.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await wanted
    .orderBy('invoice.requested_at', 'desc')
    .orderBy('invoice.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { data: { records: rows.map(listedInvoiceOf), total: Number(total) } };
}
