import { changeOrder } from '@lima-id/domain';
import type { Transaction } from 'kysely';
import type { Tables } from '../../migrations/tables.ts';
import { throwFailures } from '../../platform/job/throwFailures.ts';
import { type PaymentDesk, paymentChannels } from '../../platform/payment/paymentPort.ts';
import { askEveryMs, askedAtOnce, askGraceMs } from '../limits.ts';
import type { OrderParts } from '../orderParts.ts';
import { type AskedProvider, isAsked, settleAttempt } from './settleAttempt.ts';

/** What asking needs beside the orders. */
export interface AskingParts extends Pick<OrderParts, 'store' | 'clock' | 'providers'> {
  desk: PaymentDesk;
  /** Receives what a provider left unanswered. */
  onFailure: (detail: string) => void;
  /** True once no further payment is to be asked about. */
  isEnding: () => boolean;
}

/** When a payment is asked about next: shortly after its end, and ever more rarely beyond it, until it is known what became of it. */
export function nextAsking({ created_at, expires_at }: { created_at: Date; expires_at: Date }, now: Date): Date {
  const end = expires_at.getTime() + askGraceMs;
  const isOver = end <= now.getTime();
  const later = now.getTime() + Math.max(askEveryMs, isOver ? (now.getTime() - created_at.getTime()) / 2 : 0);
  return new Date(isOver ? later : Math.min(later, end));
}

/** A payment that is to be asked about. */
interface Due {
  id: string;
  created_at: Date;
  expires_at: Date;
  /** Whether it is to be closed when nobody has paid: its time is over, nobody has its address, or its order waits for its buyer no more. */
  closes: boolean;
}

/** Payments whose time has come; held until the transaction ends. */
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
    .limit(askedAtOnce)
    .forUpdate('attempt')
    .skipLocked()
    .execute();
  return rows.map(({ state, address, status, ...row }) => ({
    ...row,
    closes:
      state === 'closing' ||
      address === '' ||
      !changeOrder(status, 'paymentSubmitted').ok ||
      row.expires_at.getTime() + askGraceMs <= now.getTime(),
  }));
}

/** Takes payments to ask about; other readers, on this gateway or another, do not find them until they are due again. */
async function claim({ store, clock }: AskingParts, provider: string): Promise<Due[]> {
  const now = clock.now();
  return await store.transaction(async (transaction) => {
    const due = await lockDue(transaction, provider, now);
    for (const attempt of due) {
      await transaction
        .updateTable('payment_attempt')
        .set({ ask_at: nextAsking(attempt, now) })
        .where('id', '=', attempt.id)
        .execute();
    }
    return due;
  });
}

async function askOne(parts: AskingParts, provider: AskedProvider, { id, closes }: Due): Promise<void> {
  const { found } = await settleAttempt(parts.desk, provider, id, closes && !parts.isEnding());
  if (found === 'unknown') parts.onFailure(`${provider.name} does not say what became of a payment`);
}

/**
 * Asks providers what became of payments of which they did not tell, so that no money stays unknown, and closes those that nobody
 * paid in time or is to pay any more. One that cannot be settled does not keep the others waiting and is asked about again; the first
 * of them is thrown at the end. Safe on several gateways at once.
 */
export async function askProviders(parts: AskingParts): Promise<void> {
  const failures: unknown[] = [];
  const providers = new Set(paymentChannels.map((channel) => parts.providers[channel]).filter(isAsked));
  for (const provider of providers) {
    for (let asked = askedAtOnce; asked === askedAtOnce && !parts.isEnding(); ) {
      const due = await claim(parts, provider.name);
      asked = due.length;
      for (const attempt of due) {
        if (parts.isEnding()) break;
        await askOne(parts, provider, attempt).catch((error: unknown) => failures.push(error));
      }
    }
  }
  throwFailures('payments were not settled', failures);
}
