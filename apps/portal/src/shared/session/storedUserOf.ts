import type { UserInfo } from '@lima-id/api';
import type { StoredUser } from './storedUser.ts';

/** The part of a login or a profile that is stored. */
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
