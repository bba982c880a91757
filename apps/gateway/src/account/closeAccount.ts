import type { AccountById } from '@lima-id/api';
import type { Transaction } from 'kysely';
import { hasLimitedAdministrator } from '../enterprise/hasAdministrator.ts';
import { isApplicant } from '../enterprise/isApplicant.ts';
import { callerOf, type Refusal, type Reply, type RequestContext } from '../platform/http/mount.ts';
import { newToken } from '../platform/secret/token.ts';
import type { Tables } from '../schema/tables.ts';
import type { AccountParts } from './accountParts.ts';
import { lockAccounts } from './lockAccounts.ts';
import { hashPassword } from './password.ts';
import { accountRefusals } from './refusals.ts';
import { soleManagerOf } from './soleManagerOf.ts';

/** What a close needs. */
type ClosingParts = Pick<AccountParts, 'store' | 'clock' | 'mobiles' | 'sessions' | 'dropDraft'>;

/** Erases what identifies the account. Rows of orders and decisions refer to it by its id. */
async function erase(
  { clock, mobiles, sessions, dropDraft }: ClosingParts,
  transaction: Transaction<Tables>,
  { id, by, password_hash }: { id: string; by: string; password_hash: string },
): Promise<void> {
  const now = clock.now();
  await dropDraft(transaction, id);
  // No user name contains a bracket or a colon, and neither is a mobile number: nobody registers or logs in with them, and the stored hash
  // still tells a wrong secret.
  const nobody = `closed:${id}`;
  await transaction
    .updateTable('account')
    .set({
      username: '（已注销账号）',
      username_key: nobody,
      username_look: null,
      mobile: mobiles.seal(nobody, id),
      mobile_hash: mobiles.hash(nobody),
      email: '',
      proved_email: null,
      password_hash,
      role: 'ORDINARY',
      portrait: '',
      company_prefix: null,
      closed_at: now,
      closed_by: by,
    })
    .where('id', '=', id)
    .execute();
  // The cleanup job deletes the file.
  await transaction.updateTable('avatar').set({ loose_since: now }).where('account_id', '=', id).execute();
  await sessions.endAll(transaction, id);
}

/** Why the only administrator of a prefix cannot be closed, and what to do first: where one is limited, the prefix need not be suspended. */
async function refuseManager(transaction: Transaction<Tables>, prefix: string): Promise<Refusal<null>> {
  return (await hasLimitedAdministrator(transaction, prefix))
    ? accountRefusals.closingBesideLimited(prefix)
    : accountRefusals.closingManager(prefix);
}

/**
 * Closes an account. The lock on its row comes before those of its registration, its draft and its enterprise, and lets a concurrent login
 * either open a session that is ended here, or none. Idempotent.
 */
export async function closeAccount(
  parts: ClosingParts,
  { userId: id }: AccountById,
  context: RequestContext,
): Promise<Reply<null, null>> {
  const { accountId: by } = callerOf(context);
  if (id === by) return { failure: accountRefusals.closingSelf };
  const password_hash = await hashPassword(newToken().token);
  return await parts.store.transaction(async (transaction): Promise<Reply<null, null>> => {
    const { account, isOperatorActive } = await lockAccounts(transaction, id, by);
    if (!isOperatorActive) return { failure: accountRefusals.sessionEnded };
    if (account === undefined) return { failure: accountRefusals.accountUnknown };
    if (account.closed_at !== null) return { data: null };
    if (await isApplicant(transaction, id)) return { failure: accountRefusals.closingApplicant };
    const managed = await soleManagerOf(transaction, account);
    if (managed !== null) return { failure: await refuseManager(transaction, managed) };
    await erase(parts, transaction, { id, by, password_hash });
    return { data: null };
  });
}
