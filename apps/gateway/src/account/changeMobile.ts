import { type ChangeMobile, mobileTailLength } from '@lima-id/domain';
import type { Transaction } from 'kysely';
import { isUniqueViolation } from '../platform/database/isUniqueViolation.ts';
import { callerOf, type Reply, type RequestContext } from '../platform/http/mount.ts';
import { smsCodeRefusals } from '../platform/sms/codes/refusals.ts';
import type { SmsCodeFor } from '../platform/sms/codes/smsCodes.ts';
import type { Tables } from '../schema/tables.ts';
import type { AccountParts } from './accountParts.ts';
import { accountById } from './accounts.ts';
import { accountRefusals } from './refusals.ts';
import { RolledBack } from './rolledBack.ts';

/** Consumes both codes or neither, in the order of the numbers, so that two accounts that swap theirs do not deadlock. */
async function useCodes(
  { smsCodes }: AccountParts,
  transaction: Transaction<Tables>,
  codes: { wanted: SmsCodeFor; code: string }[],
): Promise<void> {
  const inOrder = codes.toSorted((one, other) => (one.wanted.mobile < other.wanted.mobile ? -1 : 1));
  for (const { wanted, code } of inOrder) {
    if (!(await smsCodes.use(transaction, wanted, code))) throw new RolledBack(smsCodeRefusals.wrong);
  }
}

/**
 * Changes the number of the logged-in account, with a code to the old number and one to the new. Of two accounts that claim one number
 * concurrently one gets it. Every other session ends, and the old number is notified.
 */
export async function updateMobile(
  parts: AccountParts,
  { oldVerifyCode, mobile, verifyCode }: ChangeMobile,
  context: RequestContext,
): Promise<Reply<null, null>> {
  const { store, smsCodes, mobiles, sessions } = parts;
  const { accountId, sessionId } = callerOf(context);
  const account = await accountById(store.kysely, mobiles, accountId);
  if (account === undefined) throw new Error('A caller has no account.');
  if (account.mobile === mobile) return { failure: accountRefusals.mobileSame };
  const old = { mobile: account.mobile, purpose: 'changeMobile' } as const;
  const next = { mobile, purpose: 'newMobile' } as const;
  const oldRefused = await smsCodes.check(old, oldVerifyCode, context.visitor);
  if (oldRefused === smsCodeRefusals.wrong) return { failure: accountRefusals.oldCodeWrong };
  if (oldRefused !== null) return { failure: oldRefused };
  const refused = await smsCodes.check(next, verifyCode, context.visitor);
  if (refused !== null) return { failure: refused };
  const hash = mobiles.hash(mobile);
  try {
    await store.transaction(async (transaction) => {
      await useCodes(parts, transaction, [
        { wanted: old, code: oldVerifyCode },
        { wanted: next, code: verifyCode },
      ]);
      const taken = await transaction
        .selectFrom('account')
        .select('id')
        .where('mobile_hash', '=', hash)
        .executeTakeFirst();
      // Revealed only to the proven owner of the number.
      if (taken !== undefined) throw new RolledBack(accountRefusals.mobileOfOther);
      const changed = await transaction
        .updateTable('account')
        .set({ mobile: mobiles.seal(mobile, accountId), mobile_hash: hash })
        .where('id', '=', accountId)
        .where('closed_at', 'is', null)
        .executeTakeFirst();
      if (changed.numUpdatedRows === 0n) throw new RolledBack(smsCodeRefusals.wrong);
      await sessions.endOthers(transaction, accountId, sessionId);
    });
  } catch (error) {
    if (error instanceof RolledBack) return { failure: error.refusal };
    if (isUniqueViolation(error)) return { failure: accountRefusals.mobileOfOther };
    throw error;
  }
  context.log.info({ accountId }, 'mobile number changed');
  // After the commit: the answer does not wait for a slow provider.
  void smsCodes.tellChanged(account.mobile, mobile.slice(-mobileTailLength), context.log);
  return { data: null };
}
