import { usernameKey } from '@lima-id/domain';
import type { Transaction } from 'kysely';
import type { UserRole } from '../platform/authorisation/caller.ts';
import type { Refusal } from '../platform/http/mount.ts';
import { newId } from '../platform/secret/token.ts';
import type { Tables } from '../schema/tables.ts';
import type { Mobiles } from './mobiles.ts';
import { accountRefusals } from './refusals.ts';
import { usernameColumns } from './usernameColumns.ts';

/** An account to insert, with validated texts. `email` is unproved, and empty for none. */
interface NewAccount {
  username: string;
  mobile: string;
  email: string;
  passwordHash: string;
  role: UserRole;
  now: Date;
}

/**
 * Inserts an account unless its name, a look-alike name or its number is taken, also by a concurrent insertion. Returns its id, or the
 * refusal.
 */
export async function insertAccount(
  transaction: Transaction<Tables>,
  mobiles: Mobiles,
  { username, mobile, email, passwordHash, role, now }: NewAccount,
): Promise<{ id: string } | { refusal: Refusal<null> }> {
  const id = newId();
  const mobile_hash = mobiles.hash(mobile);
  const inserted = await transaction
    .insertInto('account')
    .values({
      id,
      ...usernameColumns(username),
      mobile: mobiles.seal(mobile, id),
      mobile_hash,
      email,
      password_hash: passwordHash,
      role,
      portrait: '',
      company_prefix: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted !== undefined) return inserted;
  const sameMobile = await transaction
    .selectFrom('account')
    .select('id')
    .where('mobile_hash', '=', mobile_hash)
    .executeTakeFirst();
  if (sameMobile !== undefined) return { refusal: accountRefusals.mobileTaken };
  const sameName = await transaction
    .selectFrom('account')
    .select('id')
    .where('username_key', '=', usernameKey(username))
    .executeTakeFirst();
  return { refusal: sameName === undefined ? accountRefusals.usernameSimilar : accountRefusals.usernameTaken };
}
