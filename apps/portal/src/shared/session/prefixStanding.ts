import type { StoredUser } from './storedUser.ts';

/** A user's progress towards a prefix. */
export type PrefixStanding = 'none' | 'reviewing' | 'rejected' | 'held' | 'suspended';

/** A visitor's progress: an existing prefix counts, whatever its review status, unless it is suspended. */
export function prefixStanding(user: Pick<StoredUser, 'prefix' | 'examineStatus'> | null): PrefixStanding {
  if (user === null) return 'none';
  if (user.prefix !== '') return user.examineStatus === 'suspended' ? 'suspended' : 'held';
  if (user.examineStatus === 'rejected') return 'rejected';
  return user.examineStatus === null ? 'none' : 'reviewing';
}
