import type { InvoiceStep } from '@lima-id/api';
import type { InvoiceStatus } from '@lima-id/domain';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { InvoiceTable } from '../../schema/tables/invoiceTables.ts';
import type { Tables } from '../../schema/tables.ts';

export type InvoiceRow = Selectable<InvoiceTable>;

/** The last requested invoice of an order; undefined without one. Lock the order first to decide by it. */
export async function lastInvoice(transaction: Transaction<Tables>, orderId: string): Promise<InvoiceRow | undefined> {
  // An open invoice is newer than all others.
  return await transaction
    .selectFrom('invoice')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy(sql`status = 'reversed'`)
    .orderBy('requested_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Invoice status of each order; orders without one are omitted. */
export async function invoiceStatuses(
  database: Kysely<Tables>,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, InvoiceStatus>> {
  const rows = await database
    .selectFrom('invoice')
    .select(['order_id', 'status'])
    .distinctOn('order_id')
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy(sql`status = 'reversed'`)
    .execute();
  return new Map(rows.map(({ order_id, status }) => [order_id, status]));
}

/** Appends a step to an invoice's history. */
export async function recordInvoiceStep(
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
