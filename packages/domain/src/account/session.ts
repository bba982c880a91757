import { userInfoStorageMs } from './limits.ts';

/** The reasons for refusing a token, each with its response code. Source: docs/rules/account.md. */
export const tokenRefusalCodes = { missing: 40106, expired: 40107, unknown: 40108, ended: 40112 } as const;
export type TokenRefusal = keyof typeof tokenRefusalCodes;

/** Response codes after which the visitor has to log in (again). Source: docs/rules/account.md. */
export const loginRedirectCodes: readonly number[] = Object.values(tokenRefusalCodes);

/** Whether a response code sends the visitor to the login page. */
export function needsLogin(code: number | null | undefined): boolean {
  return loginRedirectCodes.some((one) => one === code);
}

/** A token in the page's memory. All times are milliseconds since 1970 UTC. */
export interface HeldToken {
  /** When the server issued it. */
  savedAt: number;
  /** Lifetime in seconds, counted from `savedAt`. */
  expiresIn: number;
  /** Whether the server or an earlier call requested a refresh. */
  needRefresh: boolean;
  hasRefreshToken: boolean;
}

/** What to do before a call that carries a token. */
export type TokenDecision =
  /** Send it. */
  | 'use'
  /** Refresh it once, while other calls wait. */
  | 'refresh'
  /** Let the visitor log in. */
  | 'login';

/**
 * What to do with a held token: when it is flagged or has expired, refresh it, or log in when there is no refresh token; else use it. A time
 * in the future means that the clock was set back, and counts as long ago.
 * Source: docs/rules/account.md.
 */
export function tokenDecision(token: HeldToken, now: number): TokenDecision {
  const isAlive = now >= token.savedAt && now - token.savedAt < token.expiresIn * 1000;
  if (isAlive && !token.needRefresh) return 'use';
  return token.hasRefreshToken ? 'refresh' : 'login';
}

/** Whether user information stored at `savedAt` is still valid: it expires after `userInfoStorageMs`. */
export function isUserInfoKept(savedAt: number, now: number): boolean {
  return now - savedAt < userInfoStorageMs;
}

/** The one key of the browser's local storage that logging out keeps. Source: docs/rules/account.md. */
export const keyKeptAtLogout = 'applicationId';
