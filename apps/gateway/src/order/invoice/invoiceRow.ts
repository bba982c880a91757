import type { InvoiceStep } from '@lima-id/api';
import type { InvoiceStatus } from '@lima-id/domain';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from '../../migrations/tables.ts';
import type { InvoiceTable } from './invoiceTables.ts';

/** An invoice as it is kept. */
export type InvoiceRow = Selectable<InvoiceTable>;

/** The last invoice that was asked for of an order; undefined when none was. A caller that decides by it locks the order first. */
export async function lastInvoice(transaction: Transaction<Tables>, orderId: string): Promise<InvoiceRow | undefined> {
  // One that is not reversed came after all others.
  return await transaction
    .selectFrom('invoice')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('status')
    .orderBy('requested_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Where the last invoice of each order stands; orders without one are left out. */
export async function invoiceStatuses(
  database: Kysely<Tables>,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, InvoiceStatus>> {
  const rows = await database
    .selectFrom('invoice')
    .select((select) => ['order_id', select.fn.min('status').as('status')])
    .where('order_id', 'in', orderIds)
    .groupBy('order_id')
    .execute();
  return new Map(rows.map(({ order_id, status }) => [order_id, status]));
}

/** Writes down what happened to an invoice. */
export async function noteInvoiceStep(
  transaction: Transaction<Tables>,
  invoiceId: string,
  step: {
    event: InvoiceStep['event'];
    from: InvoiceStatus | null;
    to: InvoiceStatus;
    by: string;
    at: Date;
    why?: string;
  },
): Promise<void> {
  const { event, from, to, by, at, why = '' } = step;
  await transaction
    .insertInto('invoice_step')
    .values({ invoice_id: invoiceId, event, from_status: from, to_status: to, account_id: by, at, why })
    .execute();
}
