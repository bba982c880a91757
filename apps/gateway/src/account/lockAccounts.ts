import type { Selectable, Transaction } from 'kysely';
import type { Tables } from '../schema/tables.ts';
import { currentLimit } from './currentLimit.ts';

/** An account whose row is locked. */
export type LockedAccount = Pick<Selectable<Tables['account']>, 'id' | 'role' | 'company_prefix' | 'closed_at'>;

/** An account with its row locked, undefined where there is none, and whether the administrator is neither closed nor limited. */
interface LockedAccounts {
  account: LockedAccount | undefined;
  isOperatorActive: boolean;
}

/**
 * Locks the account that an administrator closes, limits or restores, and the one of the administrator, in one order: of two administrators
 * who do so to each other at once, one succeeds.
 */
export async function lockAccounts(
  transaction: Transaction<Tables>,
  id: string,
  operatorId: string,
): Promise<LockedAccounts> {
  const locked = new Map<string, LockedAccount>();
  for (const one of [id, operatorId].toSorted()) {
    const wanted = transaction
      .selectFrom('account')
      .select(['id', 'role', 'company_prefix', 'closed_at'])
      .where('id', '=', one);
    const row = await (one === id ? wanted.forUpdate() : wanted.forShare()).executeTakeFirst();
    if (row !== undefined) locked.set(one, row);
  }
  const isOpen = locked.get(operatorId)?.closed_at === null;
  return {
    account: locked.get(id),
    isOperatorActive: isOpen && (await currentLimit(transaction, operatorId)) === undefined,
  };
}
