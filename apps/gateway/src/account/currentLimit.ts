import type { Kysely } from 'kysely';
import type { Tables } from '../schema/tables.ts';

/** Why an account is limited now. */
interface CurrentLimit {
  reason: string;
  /** User name of the administrator who limited it. */
  by: string;
  limited_at: Date;
}

/** Reads why an account is limited now; undefined while it is not. It changes only under a lock on the account's row. */
export async function currentLimit(database: Kysely<Tables>, accountId: string): Promise<CurrentLimit | undefined> {
  return await database
    .selectFrom('account_limit')
    .innerJoin('account', 'account.id', 'account_limit.limited_by')
    .select(['account_limit.reason', 'account.username as by', 'account_limit.limited_at'])
    .where('account_limit.account_id', '=', accountId)
    .where('account_limit.restored_at', 'is', null)
    .executeTakeFirst();
}
