import { tokenCacheMs, userInfoStorageMs } from '../limits.ts';

/** Codes of refusals after which the visitor has to log in (again). Source: docs/rules/account.md. */
export const loginRedirectCodes: readonly number[] = [40106, 40107, 40108, 40112];

/** Whether a server's code sends the visitor to the login page. */
export function needsLogin(code: number | null | undefined): boolean {
  return loginRedirectCodes.some((one) => one === code);
}

/** A token as a page holds it, all moments in milliseconds since 1970 UTC. */
export interface HeldToken {
  /** When the server gave it. */
  savedAt: number;
  /** When the page read it from the store, which other tabs write too. */
  readAt: number;
  /** Seconds that it lives, counted from `savedAt`. */
  expiresIn: number;
  /** Whether the server or an earlier call asked for a new one. */
  needRefresh: boolean;
  hasRefreshToken: boolean;
}

/** What to do before a call that carries a token. */
export type TokenDecision =
  /** Send it. */
  | 'use'
  /** Read the store again and decide again: another tab may have written a newer one. */
  | 'read'
  /** Ask for a new one, once, while other calls wait. */
  | 'refresh'
  /** Let the visitor log in. */
  | 'login';

/**
 * What to do with a held token: read it again when it was read `tokenCacheMs` ago or more; else, when it is flagged or has
 * expired, refresh it, or log in when there is nothing to refresh it with; else use it. A moment in the future means that the
 * clock was set back, and counts as long ago. Source: docs/rules/account.md.
 */
export function tokenDecision(token: HeldToken, now: number): TokenDecision {
  const isWithin = (since: number, ms: number) => now >= since && now - since < ms;
  if (!isWithin(token.readAt, tokenCacheMs)) return 'read';
  if (!token.needRefresh && isWithin(token.savedAt, token.expiresIn * 1000)) return 'use';
  return token.hasRefreshToken ? 'refresh' : 'login';
}

/** Whether user information that was stored at a moment is still good; after `userInfoStorageMs` it is as if it were not there. */
export function isUserInfoKept(savedAt: number, now: number): boolean {
  return now - savedAt < userInfoStorageMs;
}

/** The one key of the browser's local storage that logging out keeps. Source: docs/rules/account.md. */
export const keyKeptAtLogout = 'applicationId';
