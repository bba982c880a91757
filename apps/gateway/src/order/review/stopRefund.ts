import type { ReceivedPayment, RefundStopping } from '@lima-id/api';
import { type RefundFinding, refundStopConflict, refundStopMessages } from '@lima-id/domain';
import type { Caller } from '../../platform/authorisation/caller.ts';
import type { Refusal, Reply } from '../../platform/http/mount.ts';
import type { AskedRefund } from '../../platform/payment/paymentPort.ts';
import { refundQuietMs } from '../limits.ts';
import type { OrderParts } from '../orderParts.ts';
import { type KeepParts, keepRefund } from '../payment/keepRefund.ts';
import { refunderOf } from '../payment/refunder.ts';
import { orderRefusals } from '../refusals.ts';
import { selectReceived, showReceived } from './receivedPayment.ts';

type StopParts = KeepParts & Pick<OrderParts, 'providers'>;

/** A due refund, and when it was last requested; null for never. */
interface DueRefund extends AskedRefund {
  requestedAt: Date | null;
}

async function readDue(
  { store }: StopParts,
  { provider, transaction: number }: RefundStopping,
): Promise<DueRefund | { failure: Refusal<null> }> {
  const row = await store.kysely
    .selectFrom('received_payment')
    .select(['amount_fen', 'refund', 'refund_id', 'refund_asked_at'])
    .where('provider', '=', provider)
    .where('transaction', '=', number)
    .executeTakeFirst();
  if (row === undefined) return { failure: orderRefusals.paymentUnknown };
  const { amount_fen, refund, refund_id: refundId, refund_asked_at: requestedAt } = row;
  if (refund !== 'due' || refundId === null) return { failure: orderRefusals.conflicts(refundStopMessages.notDue) };
  return { refundId, transaction: number, amountFen: Number(amount_fen), requestedAt };
}

/** What the provider knows of a refund, recorded when it is made; null where no provider is configured that could be asked. */
async function find(parts: StopParts, due: DueRefund, provider: string): Promise<RefundFinding | null> {
  const refunder = refunderOf(parts.providers, provider);
  if (refunder === undefined) return null;
  const { state } = await refunder.findRefund(due);
  if (state === 'done') await keepRefund(parts, provider, due, state);
  return state;
}

/** Stops a refund unless it was requested, made, rejected or stopped since it was read; false then. */
async function stop(
  { store, clock }: StopParts,
  { refundId, requestedAt }: DueRefund,
  { reason, checked = false }: RefundStopping,
  accountId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await store.kysely
    .updateTable('received_payment')
    .set({
      refund: 'failed',
      refund_at: null,
      refund_stopped_at: clock.now(),
      refund_stopped_by: accountId,
      refund_stop_reason: reason,
      refund_stop_checked: checked,
    })
    .where('refund_id', '=', refundId)
    .where('refund', '=', 'due')
    .where('refund_asked_at', 'is not distinct from', requestedAt)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * Stops a due refund for good, so that its money can be repaid by hand: it is not requested again, and settled like one that its provider
 * rejected. Refused while a request may still reach the provider, while the provider may still make the refund, and unless that is certain.
 */
export async function stopRefund(
  parts: StopParts,
  { accountId }: Caller,
  request: RefundStopping,
): Promise<Reply<ReceivedPayment, null>> {
  const due = await readDue(parts, request);
  if ('failure' in due) return due;
  const { refundId, requestedAt } = due;
  const waitMs = requestedAt === null ? 0 : requestedAt.getTime() + refundQuietMs - parts.clock.now().getTime();
  if (waitMs > 0) return { failure: orderRefusals.refundRequested(waitMs) };
  const finding = await find(parts, due, request.provider);
  if (finding === 'unknown') return { failure: orderRefusals.refundUnanswered };
  const conflict = refundStopConflict(finding, request.checked ?? false);
  if (conflict !== null) return { failure: orderRefusals.conflicts(conflict) };
  if (!(await stop(parts, due, request, accountId))) return { failure: orderRefusals.refundChanged };
  const stopped = await selectReceived(parts.store.kysely)
    .where('payment.refund_id', '=', refundId)
    .executeTakeFirstOrThrow();
  return { data: showReceived(stopped) };
}
