import type { Transaction } from 'kysely';
import { administersPrefix, hasAdministrator } from '../enterprise/hasAdministrator.ts';
import type { Tables } from '../schema/tables.ts';
import type { LockedAccount } from './lockAccounts.ts';

/**
 * The approved prefix that only this account administers; null when there is none. Of two administrators of a prefix, one is closed or limited
 * after the other.
 */
export async function soleManagerOf(
  transaction: Transaction<Tables>,
  { id, role, company_prefix: prefix }: LockedAccount,
): Promise<string | null> {
  if (prefix === null || !administersPrefix(role)) return null;
  const enterprise = await transaction
    .selectFrom('enterprise')
    .select('examine_status')
    .where('prefix', '=', prefix)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (enterprise?.examine_status !== 'approved') return null;
  return (await hasAdministrator(transaction, prefix, id)) ? null : prefix;
}
