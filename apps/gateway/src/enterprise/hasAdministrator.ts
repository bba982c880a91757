import type { Kysely } from 'kysely';
import { administrators, type UserRole } from '../platform/authorisation/caller.ts';
import type { Tables } from '../schema/tables.ts';

/** Roles that administer the prefix of their enterprise. */
const roles: readonly UserRole[] = ['COMPANY_ADMIN', ...administrators];

/** Whether a role administers the prefix of its enterprise. */
export function administersPrefix(role: UserRole): boolean {
  return roles.includes(role);
}

/** Administrators of a prefix who are limited, or those who are not. */
function administratorsOf(database: Kysely<Tables>, prefix: string, { areLimited }: { areLimited: boolean }) {
  return database
    .selectFrom('account')
    .select('id')
    .where('company_prefix', '=', prefix)
    .where('role', 'in', roles)
    .where(({ exists, not, selectFrom }) => {
      const limit = selectFrom('account_limit')
        .select('account_limit.id')
        .whereRef('account_limit.account_id', '=', 'account.id')
        .where('account_limit.restored_at', 'is', null);
      return areLimited ? exists(limit) : not(exists(limit));
    })
    .limit(1);
}

/** Whether a prefix has an administrator who is not limited, other than the account `except`. */
export async function hasAdministrator(database: Kysely<Tables>, prefix: string, except = ''): Promise<boolean> {
  const others = administratorsOf(database, prefix, { areLimited: false }).where('id', '!=', except);
  return (await others.executeTakeFirst()) !== undefined;
}

/** Whether a prefix has an administrator who is limited. */
export async function hasLimitedAdministrator(database: Kysely<Tables>, prefix: string): Promise<boolean> {
  return (await administratorsOf(database, prefix, { areLimited: true }).executeTakeFirst()) !== undefined;
}
