import type { UserInfo } from '@lima-id/api';
import type { StoredUser } from './storedUser.ts';

/** What is kept of what a login or the profile tells. */
export function storedUserOf(user: UserInfo, now: number): StoredUser {
  const company = user.companyDetails;
  return {
    userId: user.userId,
    type: user.type,
    username: user.username,
    portrait: user.portrait,
    prefix: company?.identifierPrefix ?? '',
    defaultCompanyId: company?.id ?? '',
    defaultCompanyName: company?.name ?? '',
    examineStatus: company?.examineStatus ?? null,
    savedAt: now,
  };
}
