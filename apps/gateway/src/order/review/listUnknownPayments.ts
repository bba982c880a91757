import type { UnknownPaymentsList, UnknownPaymentsRequest } from '@lima-id/api';
import type { Reply } from '../../platform/http/mount.ts';
import type { Store } from '../../schema/store.ts';
import { receivedColumns, showReceived } from './receivedPayment.ts';

/** A page of money received for unknown orders, newest first. */
export async function listUnknownPayments(
  store: Store,
  { page, pageSize }: UnknownPaymentsRequest,
): Promise<Reply<UnknownPaymentsList, null>> {
  // Such money is always flagged: the redundant condition makes the partial index usable.
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
