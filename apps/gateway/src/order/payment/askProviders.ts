import { changeOrder } from '@lima-id/domain';
import type { Transaction } from 'kysely';
import type { Tables } from '../../migrations/tables.ts';
import {
  type FoundPayment,
  type PaymentDesk,
  type PaymentInquiry,
  type PaymentProvider,
  paymentChannels,
} from '../../platform/payment/paymentPort.ts';
import { askEveryMs, askedAtOnce, askGraceMs } from '../limits.ts';
import type { OrderParts } from '../orderParts.ts';

/** What asking needs beside the orders. */
export interface AskingParts extends Pick<OrderParts, 'store' | 'clock' | 'providers'> {
  desk: PaymentDesk;
  /** Told what a provider did not say. */
  onFailure: (detail: string) => void;
  /** True once no further payment is to be asked about. */
  isEnding: () => boolean;
}

/** A provider that can be asked. */
type Asked = PaymentProvider & { inquiry: PaymentInquiry };

function isAsked(provider: PaymentProvider | null): provider is Asked {
  return provider?.inquiry !== undefined;
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
  /** Whether it is to be closed when nobody has paid: its time is over, or its order no longer waits for it. */
  closes: boolean;
}

/** Payments whose time has come; held until the transaction ends. */
async function lockDue(transaction: Transaction<Tables>, provider: string, now: Date): Promise<Due[]> {
  const rows = await transaction
    .selectFrom('payment_attempt as attempt')
    .innerJoin('app_order as order', 'order.id', 'attempt.order_id')
    .select(['attempt.id', 'attempt.created_at', 'attempt.expires_at', 'order.status'])
    .where('attempt.provider', '=', provider)
    .where('attempt.state', '=', 'open')
    .where('attempt.ask_at', '<=', now)
    .orderBy('attempt.ask_at')
    .limit(askedAtOnce)
    .forUpdate('attempt')
    .skipLocked()
    .execute();
  return rows.map(({ status, ...row }) => ({
    ...row,
    closes: !changeOrder(status, 'paid').ok || row.expires_at.getTime() + askGraceMs <= now.getTime(),
  }));
}

/** Takes payments to ask about; whoever else looks, on this gateway or another, does not find them until they are due again. */
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

async function settle(
  { desk, isEnding }: AskingParts,
  { name, inquiry }: Asked,
  due: Due,
): Promise<FoundPayment['state']> {
  const found = await inquiry.ask(due.id);
  if (found.state === 'paid') {
    const { transaction, amountFen } = found;
    await desk.take({ provider: name, transaction, attemptId: due.id, amountFen });
    return 'paid';
  }
  const closes = found.state === 'unpaid' && due.closes && !isEnding();
  const isOver = found.state === 'over' || (closes && (await inquiry.close(due.id)));
  if (isOver) await desk.close(name, due.id);
  return found.state;
}

async function askOne(parts: AskingParts, provider: Asked, due: Due): Promise<void> {
  try {
    const state = await settle(parts, provider, due);
    if (state === 'unknown') parts.onFailure(`${provider.name} does not say what became of a payment`);
  } catch (error) {
    // One that cannot be settled must not keep the others waiting; it is asked about again.
    parts.onFailure(`${provider.name}: ${error instanceof Error ? error.name : 'error'}`);
  }
}

/**
 * Asks providers what became of payments of which they did not tell, so that no money stays unknown, and closes those that nobody paid
 * in time. Safe on several gateways at once.
 */
export async function askProviders(parts: AskingParts): Promise<void> {
  const providers = new Set(paymentChannels.map((channel) => parts.providers[channel]).filter(isAsked));
  for (const provider of providers) {
    for (let asked = askedAtOnce; asked === askedAtOnce && !parts.isEnding(); ) {
      const due = await claim(parts, provider.name);
      asked = due.length;
      for (const attempt of due) {
        if (parts.isEnding()) return;
        await askOne(parts, provider, attempt);
      }
    }
  }
}
