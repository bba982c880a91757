import type { PaymentSettling, ReceivedPayment } from '@lima-id/api';
import { readYuan, settlementConflict, settlementFault } from '@lima-id/domain';
import type { Caller } from '../../platform/authorisation/caller.ts';
import type { Reply } from '../../platform/http/mount.ts';
import { lockOrder } from '../lockOrder.ts';
import type { OrderParts } from '../orderParts.ts';
import type { OrderRow } from '../orderRow.ts';
import { orderRefusals } from '../refusals.ts';
import { selectReceived, showReceived } from './receivedPayment.ts';

function settlementOrder({ company_prefix, status, payment_method }: OrderRow) {
  return { buyerPrefix: company_prefix, status, paymentMethod: payment_method };
}

/**
 * Records how flagged money was settled by hand, with who and when, once: unless it was settled before, or its refund is under way or has changed
 * since the reviewer saw it.
 */
export async function settlePayment(
  { store, clock }: Pick<OrderParts, 'store' | 'clock'>,
  { accountId }: Caller,
  { provider, transaction: number, from, repaidAmount, keptFor, note }: PaymentSettling,
): Promise<Reply<ReceivedPayment, null>> {
  return await store.transaction(async (transaction): Promise<Reply<ReceivedPayment, null>> => {
    // The order before the money, as for a notification: the other way round each could wait for the other.
    const kept = keptFor === undefined ? null : await lockOrder(transaction, 'code', keptFor);
    if (kept === undefined) return { failure: orderRefusals.unknown };
    const row = await transaction
      .selectFrom('received_payment as payment')
      .leftJoin('app_order as paid', 'paid.id', 'payment.order_id')
      .select(['payment.id', 'payment.amount_fen', 'payment.flag', 'payment.refund', 'payment.settled_at'])
      .select('paid.company_prefix')
      .where('payment.provider', '=', provider)
      .where('payment.transaction', '=', number)
      .forUpdate('payment')
      .executeTakeFirst();
    if (row === undefined) return { failure: orderRefusals.paymentUnknown };
    const { flag, refund, settled_at } = row;
    const conflict = settlementConflict({ flag, refund, isSettled: settled_at !== null }, from);
    if (conflict !== null) return { failure: orderRefusals.conflicts(conflict) };
    const repaidFen = readYuan(repaidAmount ?? '') ?? 0;
    const fault = settlementFault(
      { amountFen: Number(row.amount_fen), buyerPrefix: row.company_prefix },
      { repaidFen, keptFor: kept === null ? null : settlementOrder(kept) },
    );
    if (fault !== null) return { failure: orderRefusals.invalid(fault) };
    await transaction
      .updateTable('received_payment')
      .set({
        settled_at: clock.now(),
        settled_by: accountId,
        repaid_fen: repaidFen,
        kept_for: kept?.id ?? null,
        settlement_note: note,
      })
      .where('id', '=', row.id)
      .execute();
    const settled = await selectReceived(transaction).where('payment.id', '=', row.id).executeTakeFirstOrThrow();
    return { data: showReceived(settled) };
  });
}
