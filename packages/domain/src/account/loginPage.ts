import type { ReviewStatus } from '../prefix/review.ts';
import { withQuery } from './address.ts';
import { ownPath } from './ownPath.ts';

const loginPath = /^\/login(?:[/?#]|$)/i;

/**
 * Where to go after logging in: the return path, or home, with the moment in `t`. Only paths of this site (`ownPath`) are
 * followed. The login page itself leads home. Source: docs/rules/account.md.
 */
export function pathAfterLogin(returnPath: string | null | undefined, now: number): string {
  const path = ownPath(returnPath ?? '');
  return withQuery(path === null || loginPath.test(path) ? '/home' : path, { t: now });
}

/**
 * Whether logging in also opens the management console in a new tab: for users of an enterprise, its administrator or not,
 * whose prefix is approved. Source: docs/rules/account.md.
 */
export function opensConsole(user: { type: string | null; examineStatus: ReviewStatus | null }): boolean {
  return (user.type === 'COMPANY_ADMIN' || user.type === 'COMPANY') && user.examineStatus === 'approved';
}
