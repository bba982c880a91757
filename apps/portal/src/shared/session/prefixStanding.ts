import type { StoredUser } from './storedUser.ts';

/** How far somebody is on the way to an enterprise's prefix. */
export type PrefixStanding = 'none' | 'reviewing' | 'rejected' | 'held';

/** How far a visitor is: a prefix that he has counts, whatever its review says. */
export function prefixStanding(user: Pick<StoredUser, 'prefix' | 'examineStatus'> | null): PrefixStanding {
  if (user === null) return 'none';
  if (user.prefix !== '') return 'held';
  if (user.examineStatus === 3) return 'rejected';
  return user.examineStatus === null ? 'none' : 'reviewing';
}
