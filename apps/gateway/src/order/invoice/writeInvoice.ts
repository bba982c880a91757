import { type InvoiceForm, initialInvoiceStatus } from '@lima-id/domain';
import type { Transaction } from 'kysely';
import type { Tables } from '../../schema/tables.ts';
import type { OrderRow } from '../orderRow.ts';
import { type InvoiceSecrets, sealBuyer } from './invoiceBuyer.ts';
import { recordInvoiceStep } from './invoiceRow.ts';

/** Inserts a requested invoice of an order with its history step. */
export async function writeInvoice(
  { buyers, hashRequest }: InvoiceSecrets,
  transaction: Transaction<Tables>,
  order: OrderRow,
  form: InvoiceForm,
  { id, at }: { id: string; at: Date },
): Promise<void> {
  const { id: orderId, account_id } = order;
  await transaction
    .insertInto('invoice')
    .values({
      id,
      order_id: orderId,
      account_id,
      kind: form.kind,
      title: form.title,
      buyer: sealBuyer(buyers, form, id),
      content_hash: hashRequest(orderId, form),
      amount_fen: Number(order.total_fen),
      status: initialInvoiceStatus,
      reversal_reason: '',
      requested_at: at,
      changed_at: at,
    })
    .execute();
  const step = { event: 'requested', from: null, to: initialInvoiceStatus, by: account_id, at } as const;
  await recordInvoiceStep(transaction, id, step);
}
