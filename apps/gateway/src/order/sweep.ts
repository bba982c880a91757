import { changeStatus } from './changeStatus.ts';
import { sweptAtOnce } from './limits.ts';
import type { OrderParts } from './orderParts.ts';

type SweepParts = Pick<OrderParts, 'store' | 'clock'>;

async function expireSome({ store, clock }: SweepParts, accountId: string | null): Promise<number> {
  const now = clock.now();
  return await store.transaction(async (transaction) => {
    let wanted = transaction.selectFrom('app_order').select(['id', 'status']).where('expires_at', '<=', now);
    if (accountId !== null) wanted = wanted.where('account_id', '=', accountId);
    const over = await wanted.orderBy('expires_at').limit(sweptAtOnce).forUpdate().skipLocked().execute();
    for (const row of over) await changeStatus(transaction, row, 'expired', { at: now });
    return over.length;
  });
}

/** Lets orders run out that nobody has paid in time: those of everybody, or of an account. */
export async function sweepOrders(parts: SweepParts, accountId: string | null = null): Promise<void> {
  for (let swept = sweptAtOnce; swept === sweptAtOnce; ) swept = await expireSome(parts, accountId);
}
