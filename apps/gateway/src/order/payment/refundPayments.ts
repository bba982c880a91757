import type { Transaction } from 'kysely';
import { throwFailures } from '../../platform/job/throwFailures.ts';
import type { AskedRefund } from '../../platform/payment/paymentPort.ts';
import type { Tables } from '../../schema/tables.ts';
import { refundBatchSize, refundEveryMs, refundStartMs } from '../limits.ts';
import type { OrderParts } from '../orderParts.ts';
import { type KeepParts, keepRefund } from './keepRefund.ts';
import { type Refunder, refundersOf } from './refunder.ts';

/** Additional dependencies of refunds. */
export interface RefundParts extends KeepParts, Pick<OrderParts, 'providers'> {
  /** True to stop before the next refund. */
  isEnding: () => boolean;
}

/** Time of the next refund attempt, with backoff. */
function nextRefund(receivedAt: Date, now: Date): Date {
  return new Date(now.getTime() + Math.max(refundEveryMs, (now.getTime() - receivedAt.getTime()) / 2));
}

/** Claims money to refund; other gateways do not find it until it is due again. */
async function claim(transaction: Transaction<Tables>, provider: string, now: Date): Promise<AskedRefund[]> {
  const rows = await transaction
    .selectFrom('received_payment')
    .select(['id', 'refund_id', 'transaction', 'amount_fen', 'received_at'])
    .where('provider', '=', provider)
    .where('refund', '=', 'due')
    .where('refund_at', '<=', now)
    .orderBy('refund_at')
    .limit(refundBatchSize)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const { id, received_at } of rows) {
    const refund_at = nextRefund(received_at, now);
    await transaction.updateTable('received_payment').set({ refund_at }).where('id', '=', id).execute();
  }
  return rows.flatMap(({ refund_id: refundId, transaction: number, amount_fen }) =>
    refundId === null ? [] : [{ refundId, transaction: number, amountFen: Number(amount_fen) }],
  );
}

/**
 * Notes that a refund is requested now; false when a reviewer has stopped it, or when this gateway stood still since it began: the note may be
 * so old that a stop takes the request for answered.
 */
async function begin({ store, clock }: RefundParts, { refundId }: AskedRefund): Promise<boolean> {
  const now = clock.now();
  const { numUpdatedRows } = await store.kysely
    .updateTable('received_payment')
    .set({ refund_asked_at: now })
    .where('refund_id', '=', refundId)
    .where('refund', '=', 'due')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n && clock.now().getTime() - now.getTime() <= refundStartMs;
}

async function giveBack(parts: RefundParts, provider: Refunder, asked: AskedRefund): Promise<void> {
  if (!(await begin(parts, asked))) return;
  const { state, detail } = await provider.refund(asked);
  if (state === 'done' || state === 'failed') await keepRefund(parts, provider.name, asked, state);
  if (state === 'failed' || state === 'unknown') parts.onFailure(`${provider.name} did not give money back: ${detail}`);
}

/**
 * Refunds surplus money through its providers. Each payment has one refund number (idempotency key), which is retried until done: requested
 * twice, or by two gateways, it is one refund. A failed refund does not block the others and is retried; the first error is thrown at the
 * end.
 */
export async function refundPayments(parts: RefundParts): Promise<void> {
  const failures: unknown[] = [];
  for (const provider of refundersOf(parts.providers)) {
    for (let claimed = refundBatchSize; claimed === refundBatchSize && !parts.isEnding(); ) {
      const due = await parts.store.transaction((transaction) => claim(transaction, provider.name, parts.clock.now()));
      claimed = due.length;
      for (const asked of due) {
        if (parts.isEnding()) break;
        await giveBack(parts, provider, asked).catch((error: unknown) => failures.push(error));
      }
    }
  }
  throwFailures('payments were not given back', failures);
}
