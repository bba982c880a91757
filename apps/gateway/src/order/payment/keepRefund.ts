import type { AskedRefund } from '../../platform/payment/paymentPort.ts';
import type { OrderParts } from '../orderParts.ts';

/** Dependencies of recorded refunds. */
export interface KeepParts extends Pick<OrderParts, 'store' | 'clock'> {
  /** Called with the errors of refunds, and with refunds that were made too late. */
  onFailure: (detail: string) => void;
}

/** Records what became of a refund; true when it was made after a person may have repaid its money. */
async function record({ store, clock }: KeepParts, refundId: string, state: 'done' | 'failed'): Promise<boolean> {
  const kept = await store.kysely
    .updateTable('received_payment')
    .set({ refund: state, refund_at: null, refunded_at: state === 'done' ? clock.now() : null })
    .where('refund_id', '=', refundId)
    .where('refund', '!=', 'done')
    .where('settled_at', 'is', null)
    .returning('refund_stopped_at')
    .executeTakeFirst();
  if (state === 'failed') return false;
  if (kept !== undefined) return kept.refund_stopped_at !== null;
  const settled = await store.kysely
    .selectFrom('received_payment')
    .select('id')
    .where('refund_id', '=', refundId)
    .where('settled_at', 'is not', null)
    .executeTakeFirst();
  return settled !== undefined;
}

/**
 * Records that the provider of a name made or rejected a refund. One that was stopped meanwhile and is made nevertheless is recorded as made unless
 * its money is settled, and so that cannot be settled by hand any more. It is reported in either case: whoever stopped it may have repaid the
 * money.
 */
export async function keepRefund(
  parts: KeepParts,
  provider: string,
  { refundId, transaction }: AskedRefund,
  state: 'done' | 'failed',
): Promise<void> {
  const isTooLate = await record(parts, refundId, state);
  if (!isTooLate) return;
  parts.onFailure(`${provider} made a refund that was stopped, and that may have been repaid by hand: ${transaction}`);
}
