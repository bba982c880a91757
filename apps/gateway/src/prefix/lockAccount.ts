import type { Selectable, Transaction } from 'kysely';
import type { Tables } from '../schema/tables.ts';

type LockedAccount = Pick<
  Selectable<Tables['account']>,
  'draft_version' | 'draft_closed' | 'closed_at' | 'company_prefix'
>;

/**
 * Locks an account until the transaction ends, and with it its registration and its draft, even when there is none yet. It comes before the
 * locks of those, so that concurrent calls do not deadlock. Resolves with what earlier drafts left behind.
 */
export async function lockAccount(transaction: Transaction<Tables>, accountId: string): Promise<LockedAccount> {
  return await transaction
    .selectFrom('account')
    .select(['draft_version', 'draft_closed', 'closed_at', 'company_prefix'])
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}
