import type { UnknownPaymentsList, UnknownPaymentsRequest } from '@lima-id/api';
import type { Store } from '../../platform/database/database.ts';
import type { Reply } from '../../platform/http/mount.ts';
import { receivedColumns, showReceived } from './receivedPayment.ts';

/** A page of the money that came for an order that nobody knows, newest first. */
export async function listUnknownPayments(
  store: Store,
  { page, pageSize }: UnknownPaymentsRequest,
): Promise<Reply<UnknownPaymentsList, null>> {
  // Such money is always flagged: said here, the index of flagged money finds it.
  const wanted = store.kysely
    .selectFrom('received_payment')
    .where('order_id', 'is', null)
    .where('flag', 'is not', null);
  const { total } = await wanted
    .select((select) => select.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await wanted
    .select(receivedColumns)
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { data: { total: Number(total), payments: rows.map(showReceived) } };
}
