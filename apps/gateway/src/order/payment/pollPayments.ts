import { changeOrder } from '@lima-id/domain';
import type { Transaction } from 'kysely';
import { throwFailures } from '../../platform/job/throwFailures.ts';
import { type PaymentDesk, paymentChannels } from '../../platform/payment/paymentPort.ts';
import type { Tables } from '../../schema/tables.ts';
import { pollBatchSize, pollGraceMs, pollIntervalMs } from '../limits.ts';
import type { OrderParts } from '../orderParts.ts';
import { isAsked, type PollableProvider, settleAttempt } from './settleAttempt.ts';

/** Additional dependencies of the status queries. */
export interface PollParts extends Pick<OrderParts, 'store' | 'clock' | 'providers'> {
  desk: PaymentDesk;
  /** Called with the errors of providers. */
  onFailure: (detail: string) => void;
  /** True to stop before the next payment. */
  isEnding: () => boolean;
}

/**
 * Time of the next status query: shortly after the payment's expiry, then with increasing intervals (backoff), until its outcome is known.
 */
export function nextPoll({ created_at, expires_at }: { created_at: Date; expires_at: Date }, now: Date): Date {
  const end = expires_at.getTime() + pollGraceMs;
  const isOver = end <= now.getTime();
  const later = now.getTime() + Math.max(pollIntervalMs, isOver ? (now.getTime() - created_at.getTime()) / 2 : 0);
  return new Date(isOver ? later : Math.min(later, end));
}

/** A payment to query. */
interface Due {
  id: string;
  created_at: Date;
  expires_at: Date;
  /** Whether it is to be closed unless paid: it has expired, its URL was never issued, or its order no longer waits for payment. */
  closes: boolean;
}

/** Due payments, locked until the transaction ends. */
async function lockDue(transaction: Transaction<Tables>, provider: string, now: Date): Promise<Due[]> {
  const rows = await transaction
    .selectFrom('payment_attempt as attempt')
    .innerJoin('app_order as order', 'order.id', 'attempt.order_id')
    .select([
      'attempt.id',
      'attempt.state',
      'attempt.address',
      'attempt.created_at',
      'attempt.expires_at',
      'order.status',
    ])
    .where('attempt.provider', '=', provider)
    .where('attempt.state', 'in', ['open', 'closing'])
    .where('attempt.ask_at', '<=', now)
    .where(({ or, eb }) => or([eb('attempt.claimed_until', 'is', null), eb('attempt.claimed_until', '<=', now)]))
    .orderBy('attempt.ask_at')
    .limit(pollBatchSize)
    .forUpdate('attempt')
    .skipLocked()
    .execute();
  return rows.map(({ state, address, status, ...row }) => ({
    ...row,
    closes:
      state === 'closing' ||
      address === '' ||
      !changeOrder(status, 'paymentSubmitted').ok ||
      row.expires_at.getTime() + pollGraceMs <= now.getTime(),
  }));
}

/** Claims payments to query; other gateways do not find them until they are due again. */
async function claim({ store, clock }: PollParts, provider: string): Promise<Due[]> {
  const now = clock.now();
  return await store.transaction(async (transaction) => {
    const due = await lockDue(transaction, provider, now);
    for (const attempt of due) {
      await transaction
        .updateTable('payment_attempt')
        .set({ ask_at: nextPoll(attempt, now) })
        .where('id', '=', attempt.id)
        .execute();
    }
    return due;
  });
}

async function pollOne(parts: PollParts, provider: PollableProvider, { id, closes }: Due): Promise<void> {
  const { found } = await settleAttempt(parts.desk, provider, id, closes && !parts.isEnding());
  if (found === 'unknown') parts.onFailure(`${provider.name} does not say what became of a payment`);
}

/**
 * Polls providers for the outcome of payments without a notification, so that no money stays unknown, and closes expired and superseded
 * ones. A failed query does not block the others and is retried; the first error is thrown at the end. Safe on several gateways
 * concurrently.
 */
export async function pollPayments(parts: PollParts): Promise<void> {
  const failures: unknown[] = [];
  const providers = new Set(paymentChannels.map((channel) => parts.providers[channel]).filter(isAsked));
  for (const provider of providers) {
    for (let asked = pollBatchSize; asked === pollBatchSize && !parts.isEnding(); ) {
      const due = await claim(parts, provider.name);
      asked = due.length;
      for (const attempt of due) {
        if (parts.isEnding()) break;
        await pollOne(parts, provider, attempt).catch((error: unknown) => failures.push(error));
      }
    }
  }
  throwFailures('payments were not settled', failures);
}
