import type { Transaction } from 'kysely';
import { throwFailures } from '../../platform/job/throwFailures.ts';
import {
  type AskedRefund,
  type PaymentProvider,
  paymentChannels,
  type Refunded,
} from '../../platform/payment/paymentPort.ts';
import type { Tables } from '../../schema/tables.ts';
import { refundBatchSize, refundEveryMs } from '../limits.ts';
import type { OrderParts } from '../orderParts.ts';

/** Additional dependencies of refunds. */
export interface RefundParts extends Pick<OrderParts, 'store' | 'clock' | 'providers'> {
  /** Called with the errors of refunds. */
  onFailure: (detail: string) => void;
  /** True to stop before the next refund. */
  isEnding: () => boolean;
}

/** A provider that supports refunds. */
type Refunder = PaymentProvider & Required<Pick<PaymentProvider, 'refund'>>;

function refunds(provider: PaymentProvider | null): provider is Refunder {
  return provider?.refund !== undefined;
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

async function keep({ store, clock }: RefundParts, { refundId }: AskedRefund, refunded: Refunded): Promise<void> {
  if (refunded.state !== 'done' && refunded.state !== 'failed') return;
  await store.kysely
    .updateTable('received_payment')
    .set({ refund: refunded.state, refund_at: null, refunded_at: refunded.state === 'done' ? clock.now() : null })
    .where('refund_id', '=', refundId)
    .where('refund', '=', 'due')
    .execute();
}

async function giveBack(parts: RefundParts, provider: Refunder, asked: AskedRefund): Promise<void> {
  const refunded = await provider.refund(asked);
  await keep(parts, asked, refunded);
  if (refunded.state === 'failed' || refunded.state === 'unknown') {
    parts.onFailure(`${provider.name} did not give money back: ${refunded.detail}`);
  }
}

/**
 * Refunds surplus money through its providers. Each payment has one refund number (idempotency key), which is retried until done: requested
 * twice, or by two gateways, it is one refund. A failed refund does not block the others and is retried; the first error is thrown at the
 * end.
 */
export async function refundPayments(parts: RefundParts): Promise<void> {
  const failures: unknown[] = [];
  const providers = new Set(paymentChannels.map((channel) => parts.providers[channel]).filter(refunds));
  for (const provider of providers) {
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
