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

/** Expires overdue orders, of all accounts or of one. */
export async function expireOrders(parts: CleanupParts, accountId: string | null = null): Promise<void> {
  for (let deleted = cleanupBatchSize; deleted === cleanupBatchSize; ) deleted = await expireSome(parts, accountId);
}
