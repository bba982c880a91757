import type { AccountClosing, AccountQuery, FoundAccount } from '@lima-id/api';
import { maskText, tokenRefusalCodes } from '@lima-id/domain';
import type { Selectable, Transaction } from 'kysely';
import { administrators, type UserRole } from '../platform/authorisation/caller.ts';
import { callerOf, type Reply, type RequestContext } from '../platform/http/mount.ts';
import { refusals } from '../platform/http/refusals.ts';
import { newToken } from '../platform/secret/token.ts';
import type { Tables } from '../schema/tables.ts';
import type { AccountParts } from './accountParts.ts';
import { accountByName } from './accounts.ts';
import { hashPassword } from './password.ts';
import { accountRefusals } from './refusals.ts';

type LockedAccount = Pick<Selectable<Tables['account']>, 'id' | 'role' | 'company_prefix' | 'closed_at'>;

/** What a close needs. */
type ClosingParts = Pick<AccountParts, 'store' | 'clock' | 'mobiles' | 'sessions' | 'dropDraft'>;

/** Finds an account by user name or mobile number, for administrators of the platform. */
export async function findAccount(
  { store, mobiles }: Pick<AccountParts, 'store' | 'mobiles'>,
  { name }: AccountQuery,
): Promise<Reply<FoundAccount, null>> {
  const account = await accountByName(store.kysely, mobiles, name);
  if (account === undefined) return { failure: accountRefusals.accountUnknown };
  const { id, username, mobile, role, company_prefix } = account;
  return {
    data: { userId: id, username, mobile: maskText(mobile), type: role, identifierPrefix: company_prefix ?? '' },
  };
}

/**
 * Locks the account that is closed, and the one of the administrator, in one order: of two administrators who close each other at once, one
 * succeeds. Undefined for an unknown account.
 */
async function lockBoth(
  transaction: Transaction<Tables>,
  id: string,
  by: string,
): Promise<Record<'closing' | 'closer', LockedAccount | undefined>> {
  const locked = new Map<string, LockedAccount>();
  for (const one of [id, by].toSorted()) {
    const wanted = transaction
      .selectFrom('account')
      .select(['id', 'role', 'company_prefix', 'closed_at'])
      .where('id', '=', one);
    const row = await (one === id ? wanted.forUpdate() : wanted.forShare()).executeTakeFirst();
    if (row !== undefined) locked.set(one, row);
  }
  return { closing: locked.get(id), closer: locked.get(by) };
}

/** Roles that manage the prefix of their enterprise. */
const managers: readonly UserRole[] = ['COMPANY_ADMIN', ...administrators];

/** The approved prefix that only this account manages; null when there is none. Two of its administrators are closed one after the other. */
async function soleManagerOf(
  transaction: Transaction<Tables>,
  { id, role, company_prefix: prefix }: LockedAccount,
): Promise<string | null> {
  if (prefix === null || !managers.includes(role)) return null;
  const enterprise = await transaction
    .selectFrom('enterprise')
    .select('examine_status')
    .where('prefix', '=', prefix)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (enterprise?.examine_status !== 'approved') return null;
  const other = await transaction
    .selectFrom('account')
    .select('id')
    .where('company_prefix', '=', prefix)
    .where('id', '!=', id)
    .where('role', 'in', managers)
    .limit(1)
    .executeTakeFirst();
  return other === undefined ? prefix : null;
}

async function isUnderReview(transaction: Transaction<Tables>, accountId: string): Promise<boolean> {
  const registration = await transaction
    .selectFrom('registration')
    .select('id')
    .where('account_id', '=', accountId)
    .where('status', 'in', ['platformReview', 'topNodeReview'])
    .executeTakeFirst();
  return registration !== undefined;
}

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

/**
 * Closes an account. The lock on its row comes before those of its registration, its draft and its enterprise, and lets a concurrent login
 * either open a session that is ended here, or none. Idempotent.
 */
export async function closeAccount(
  parts: ClosingParts,
  { userId: id }: AccountClosing,
  context: RequestContext,
): Promise<Reply<null, null>> {
  const { accountId: by } = callerOf(context);
  if (id === by) return { failure: accountRefusals.closingSelf };
  const password_hash = await hashPassword(newToken().token);
  return await parts.store.transaction(async (transaction): Promise<Reply<null, null>> => {
    const { closing, closer } = await lockBoth(transaction, id, by);
    if (closer?.closed_at !== null) {
      return { failure: { ...refusals.loginNeeded.ended, code: tokenRefusalCodes.ended } };
    }
    if (closing === undefined) return { failure: accountRefusals.accountUnknown };
    if (closing.closed_at !== null) return { data: null };
    if (await isUnderReview(transaction, id)) return { failure: accountRefusals.closingApplicant };
    const managed = await soleManagerOf(transaction, closing);
    if (managed !== null) return { failure: accountRefusals.closingManager(managed) };
    await erase(parts, transaction, { id, by, password_hash });
    return { data: null };
  });
}
