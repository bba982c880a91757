import type { TokenInfo } from '@lima-id/api';
import { type TokenDecision, tokenDecision } from '@lima-id/domain';
import { serverTime } from '../clock/serverTime.ts';
import { currentUser, onUserChange } from './userStore.ts';

/** The access token of this page, in memory only. */
interface HeldToken extends TokenInfo {
  /** When it was received, milliseconds since 1970 UTC. */
  savedAt: number;
}

let held: HeldToken | null = null;
onUserChange(() => {
  held = null;
});

/** Stores a token from a login or a refresh. */
export function holdToken(info: TokenInfo): void {
  held = { ...info, savedAt: serverTime() };
}

/** The access token; null when there is none. */
export function heldAccessToken(): string | null {
  return held?.accessToken ?? null;
}

/** The refresh token of gateways that return it in the body; ours keeps it in a cookie that no script can read. */
export function heldRefreshToken(): string | undefined {
  return held?.refreshToken;
}

/** What to do before a call that carries a token. A page without one requests it when a user is logged in. */
export function nextTokenStep(): TokenDecision {
  if (held === null) return currentUser() === null ? 'login' : 'refresh';
  const { savedAt, expiresIn, needRefresh = false } = held;
  // Whether it can be refreshed is up to the cookie.
  return tokenDecision({ savedAt, expiresIn, needRefresh, hasRefreshToken: true }, serverTime());
}
