import { setTimeout as passMs } from 'node:timers/promises';
import { lookForAnswerMs } from '../limits.ts';
import type { OrderParts } from '../orderParts.ts';

/**
 * Waits while somebody else asks a provider about a payment, on whichever gateway. `free`: nobody does any more; `failed`: the provider
 * did not take it; `busy`: the time is over. `deadline` is a reading of `performance.now()`.
 */
export async function awaitAttempt(
  { store, clock }: Pick<OrderParts, 'store' | 'clock'>,
  attemptId: string,
  deadline: number,
): Promise<'free' | 'failed' | 'busy'> {
  for (;;) {
    const row = await store.kysely
      .selectFrom('payment_attempt')
      .select(['state', 'address', 'claimed_until'])
      .where('id', '=', attemptId)
      .executeTakeFirstOrThrow();
    if (row.state === 'failed') return 'failed';
    if (row.state !== 'open') return 'free';
    if (row.claimed_until === null || row.claimed_until <= clock.now()) return row.address === '' ? 'failed' : 'free';
    if (performance.now() >= deadline) return 'busy';
    await passMs(lookForAnswerMs);
  }
}
