import type { AccountLimiting, AccountRestoring, LimitedAccount } from '@lima-id/api';
import { callerOf, type Reply, type RequestContext } from '../platform/http/mount.ts';
import type { AccountParts } from './accountParts.ts';
import { currentLimit } from './currentLimit.ts';
import { lockAccounts } from './lockAccounts.ts';
import { accountRefusals } from './refusals.ts';
import { soleManagerOf } from './soleManagerOf.ts';

/** What a limit needs. */
type LimitParts = Pick<AccountParts, 'store' | 'clock' | 'sessions'>;

/**
 * Limits an account: ends its sessions and refuses its logins. The lock on its row lets a concurrent login either open a session that is ended
 * here, or none. Idempotent with the same reason.
 */
export async function limitAccount(
  { store, clock, sessions }: LimitParts,
  { userId: id, reason }: AccountLimiting,
  context: Pick<RequestContext, 'caller'>,
): Promise<Reply<LimitedAccount, null>> {
  const { accountId: by } = callerOf(context);
  if (id === by) return { failure: accountRefusals.limitingSelf };
  return await store.transaction(async (transaction): Promise<Reply<LimitedAccount, null>> => {
    const { account, isOperatorActive } = await lockAccounts(transaction, id, by);
    if (!isOperatorActive) return { failure: accountRefusals.sessionEnded };
    if (account?.closed_at !== null) return { failure: accountRefusals.accountUnknown };
    const limit = await currentLimit(transaction, id);
    if (limit !== undefined && limit.reason !== reason) return { failure: accountRefusals.limitedOtherwise };
    const identifierPrefix = (await soleManagerOf(transaction, account)) ?? '';
    if (limit === undefined) {
      const row = { account_id: id, reason, limited_at: clock.now(), limited_by: by };
      await transaction.insertInto('account_limit').values(row).execute();
      await sessions.endAll(transaction, id);
    }
    return { data: { identifierPrefix } };
  });
}

/** Lifts the limit of an account that was read, and no later one. Idempotent. */
export async function restoreAccount(
  { store, clock }: LimitParts,
  { userId: id, at }: AccountRestoring,
  context: Pick<RequestContext, 'caller'>,
): Promise<Reply<null, null>> {
  const { accountId: by } = callerOf(context);
  return await store.transaction(async (transaction): Promise<Reply<null, null>> => {
    const { account, isOperatorActive } = await lockAccounts(transaction, id, by);
    if (!isOperatorActive) return { failure: accountRefusals.sessionEnded };
    if (account?.closed_at !== null) return { failure: accountRefusals.accountUnknown };
    const limit = await currentLimit(transaction, id);
    if (limit === undefined) return { data: null };
    if (limit.limited_at.getTime() !== at) return { failure: accountRefusals.limitedAgain };
    await transaction
      .updateTable('account_limit')
      .set({ restored_at: clock.now(), restored_by: by })
      .where('account_id', '=', id)
      .where('restored_at', 'is', null)
      .execute();
    return { data: null };
  });
}
