import type { Kysely, Selectable } from 'kysely';
import type { OfflinePaymentTable } from '../schema/tables/orderTables.ts';
import type { Tables } from '../schema/tables.ts';

/** Stored payment information. */
export type PaymentRow = Selectable<OfflinePaymentTable>;

/** The last declaration for an order; undefined without one. */
export async function latestPayment(database: Kysely<Tables>, orderId: string): Promise<PaymentRow | undefined> {
  return await database
    .selectFrom('offline_payment')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
