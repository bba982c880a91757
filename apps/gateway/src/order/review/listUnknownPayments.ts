import type { UnknownPaymentsList, UnknownPaymentsRequest } from '@lima-id/api';
import type { Reply } from '../../platform/http/mount.ts';
import type { Store } from '../../schema/store.ts';
import { selectReceived, showReceived } from './receivedPayment.ts';

/** A page of unsettled money received for unknown orders, newest first; by its transaction id, settled money is found too. */
export async function listUnknownPayments(
  store: Store,
  { transaction, page, pageSize }: UnknownPaymentsRequest,
): Promise<Reply<UnknownPaymentsList, null>> {
  // Such money is always flagged: the redundant condition makes the partial index usable.
  const unknown = selectReceived(store.kysely)
    .where('payment.order_id', 'is', null)
    .where('payment.flag', 'is not', null);
  const wanted =
    transaction === undefined
      ? unknown.where('payment.settled_at', 'is', null)
      : unknown.where('payment.transaction', '=', transaction);
  const { total } = await wanted
    .clearSelect()
    .select((select) => select.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await wanted
    .orderBy('payment.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { data: { total: Number(total), payments: rows.map(showReceived) } };
}
