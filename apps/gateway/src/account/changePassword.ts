import type { RetrievePasswordRequest, UpdatePasswordRequest } from '@lima-id/api';
import type { Transaction } from 'kysely';
import { callerOf, type Reply, type RequestContext } from '../platform/http/mount.ts';
import { smsCodeRefusals } from '../platform/sms/codes/refusals.ts';
import type { Tables } from '../schema/tables.ts';
import type { AccountParts } from './accountParts.ts';
import { accountById, accountByMobile } from './accounts.ts';
import { hashPassword, passwordFits, verifyPassword } from './password.ts';
import { clearRefreshCookie } from './refreshCookie.ts';
import { accountRefusals, tooOften } from './refusals.ts';

/**
 * Sets a password and ends every session, including those opened with the old password. False when the account was closed meanwhile, which
 * changes nothing.
 */
async function setPassword(
  { sessions }: AccountParts,
  transaction: Transaction<Tables>,
  accountId: string,
  passwordHash: string,
): Promise<boolean> {
  const changed = await transaction
    .updateTable('account')
    .set({ password_hash: passwordHash })
    .where('id', '=', accountId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) return false;
  await sessions.endAll(transaction, accountId);
  return true;
}

/** Resets the password for the owner of a mobile number. */
export async function retrievePassword(
  parts: AccountParts,
  request: RetrievePasswordRequest,
  context: RequestContext,
): Promise<Reply<null, null>> {
  const { store, smsCodes, passwordTries, mobiles } = parts;
  if (!passwordFits(request.newPassword)) return { failure: accountRefusals.passwordTooLong };
  const wanted = { mobile: request.mobile, purpose: 'resetPassword' } as const;
  const refused = await smsCodes.check(wanted, request.verifyCode, context.visitor);
  if (refused !== null) return { failure: refused };
  const passwordHash = await hashPassword(request.newPassword);
  const account = await store.transaction(async (transaction) => {
    if (!(await smsCodes.use(transaction, wanted, request.verifyCode))) return null;
    const owner = await accountByMobile(transaction, mobiles, request.mobile);
    if (owner === undefined || !(await setPassword(parts, transaction, owner.id, passwordHash))) return undefined;
    return owner;
  });
  if (account === null) return { failure: smsCodeRefusals.wrong };
  if (account === undefined) return { failure: accountRefusals.mobileUnknown };
  // A reset also clears the failed attempts.
  await passwordTries.forget({ subject: account.id, visitor: context.visitor });
  return { data: null };
}

/** Changes the password of the logged-in account, which proves the old one and the number again. */
export async function updatePassword(
  parts: AccountParts,
  request: UpdatePasswordRequest,
  context: RequestContext,
): Promise<Reply<null, null>> {
  const { store, smsCodes, passwordTries, mobiles } = parts;
  const { accountId } = callerOf(context);
  const { mobile, oldPassword, newPassword, verifyCode } = request;
  const account = await accountById(store.kysely, mobiles, accountId);
  if (account === undefined || account.mobile !== mobile) return { failure: accountRefusals.mobileDiffers };
  if (!passwordFits(newPassword)) return { failure: accountRefusals.passwordTooLong };
  const tried = { subject: accountId, visitor: context.visitor };
  const waitMs = await passwordTries.count(tried);
  if (waitMs !== null) return { failure: tooOften.password(waitMs) };
  if (!passwordFits(oldPassword) || !(await verifyPassword(oldPassword, account.password_hash))) {
    return { failure: accountRefusals.oldPasswordWrong };
  }
  await passwordTries.succeed(tried);
  const wanted = { mobile, purpose: 'changePassword' } as const;
  const refused = await smsCodes.check(wanted, verifyCode, context.visitor);
  if (refused !== null) return { failure: refused };
  const passwordHash = await hashPassword(newPassword);
  const right = await store.transaction(async (transaction) => {
    if (!(await smsCodes.use(transaction, wanted, verifyCode))) return false;
    return await setPassword(parts, transaction, accountId, passwordHash);
  });
  if (!right) return { failure: smsCodeRefusals.wrong };
  clearRefreshCookie(context);
  return { data: null };
}
