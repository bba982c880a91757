import { changeStatus } from './changeStatus.ts';
import { cleanupBatchSize } from './limits.ts';
import type { OrderParts } from './orderParts.ts';

type CleanupParts = Pick<OrderParts, 'store' | 'clock'>;

async function expireSome({ store, clock }: CleanupParts, accountId: string | null): Promise<number> {
  const now = clock.now();
  return await store.transaction(async (transaction) => {
    let wanted = transaction.selectFrom('app_order').select(['id', 'status']).where('expires_at', '<=', now);
    if (accountId !== null) wanted = wanted.where('account_id', '=', accountId);
    const over = await wanted.orderBy('expires_at').limit(cleanupBatchSize).forUpdate().skipLocked().execute();
    for (const row of over) await changeStatus(transaction, row, 'expired', { at: now });
    return over.length;
  });
}

/** Expires the overdue orders of an account. */
export async function expireOrdersOf(parts: CleanupParts, accountId: string): Promise<void> {
  for (let expired = cleanupBatchSize; expired === cleanupBatchSize; ) expired = await expireSome(parts, accountId);
}

/** Expires overdue orders. Stops before the next transaction once `ending` is aborted. */
export async function expireOrders(parts: CleanupParts, ending: AbortSignal): Promise<void> {
  for (let expired = cleanupBatchSize; expired === cleanupBatchSize && !ending.aborted; )
    expired = await expireSome(parts, null);
}
