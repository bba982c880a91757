import { setTimeout as passMs } from 'node:timers/promises';
import { lookForAnswerMs } from '../limits.ts';
import type { OrderParts } from '../orderParts.ts';

/**
 * Waits while a request on any gateway is opening or closing a payment at its provider. `free`: nobody is any more; `failed`: the provider
 * rejected it; `busy`: timeout. `deadline` is in the time of `performance.now()`.
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
