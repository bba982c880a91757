import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../migrations/tables.ts';
import type { OfflinePaymentTable } from './orderTables.ts';

/** The information of a payment as it is kept. */
export type PaymentRow = Selectable<OfflinePaymentTable>;

/** What was handed in last for an order; undefined when nothing was. */
export async function latestPayment(database: Kysely<Tables>, orderId: string): Promise<PaymentRow | undefined> {
  return await database
    .selectFrom('offline_payment')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
