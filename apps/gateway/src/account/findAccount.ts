import type { AccountQuery, FoundAccount } from '@lima-id/api';
import { maskText } from '@lima-id/domain';
import type { Reply } from '../platform/http/mount.ts';
import type { AccountParts } from './accountParts.ts';
import { accountByName } from './accounts.ts';
import { currentLimit } from './currentLimit.ts';
import { accountRefusals } from './refusals.ts';

/** Finds an account by user name or mobile number, for administrators of the platform. */
export async function findAccount(
  { store, mobiles }: Pick<AccountParts, 'store' | 'mobiles'>,
  { name }: AccountQuery,
): Promise<Reply<FoundAccount, null>> {
  const account = await accountByName(store.kysely, mobiles, name);
  if (account === undefined) return { failure: accountRefusals.accountUnknown };
  const { id, username, mobile, role, company_prefix } = account;
  const limit = await currentLimit(store.kysely, id);
  return {
    data: {
      userId: id,
      username,
      mobile: maskText(mobile),
      type: role,
      identifierPrefix: company_prefix ?? '',
      limit: limit === undefined ? null : { reason: limit.reason, by: limit.by, at: limit.limited_at.getTime() },
    },
  };
}
