import type { InvoiceRequest } from '@lima-id/api';
import { invoiceMessages, judgeInvoice, type ListedInvoice } from '@lima-id/domain';
import type { Caller } from '../../platform/authorisation/caller.ts';
import type { Reply } from '../../platform/http/mount.ts';
import { newId } from '../../platform/secret/token.ts';
import { lockOwnOrder } from '../lockOrder.ts';
import { orderRefusals } from '../refusals.ts';
import type { InvoiceParts } from './invoiceParts.ts';
import { lastInvoice } from './invoiceRow.ts';
import { invoiceRefusals } from './refusals.ts';
import { listedInvoiceOf, selectInvoices } from './showInvoice.ts';
import { writeInvoice } from './writeInvoice.ts';

/**
 * Creates the invoice request of the caller's order. Idempotent: the same content, as after a lost answer, returns the first one. Requests
 * for one order are serialized by its lock.
 */
export async function requestInvoice(
  parts: InvoiceParts,
  { accountId }: Caller,
  request: InvoiceRequest,
): Promise<Reply<ListedInvoice, null>> {
  return await parts.store.transaction(async (transaction): Promise<Reply<ListedInvoice, null>> => {
    const order = await lockOwnOrder(parts, transaction, ['id', request.orderId], accountId);
    if (order === undefined) return { failure: orderRefusals.unknown };
    const last = await lastInvoice(transaction, order.id);
    const { orderId, ...form } = request;
    const isSame =
      last !== undefined && last.status !== 'reversed' && last.content_hash === parts.hashRequest(orderId, form);
    if (!isSame) {
      const asked = { ...order, totalAmountFen: Number(order.total_fen), invoiceStatus: last?.status ?? null };
      const verdict = judgeInvoice(asked);
      if (!verdict.ok) return { failure: invoiceRefusals.conflicts(verdict.message) };
    }
    const id = isSame ? last.id : newId();
    if (!isSame) await writeInvoice(parts, transaction, order, form, { id, at: parts.clock.now() });
    const row = await selectInvoices(transaction).where('invoice.id', '=', id).executeTakeFirstOrThrow();
    return { data: listedInvoiceOf(row), message: invoiceMessages.requested };
  });
}
