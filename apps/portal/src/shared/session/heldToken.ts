import type { TokenInfo } from '@lima-id/api';
import { tokenDecision } from '@lima-id/domain';
import { currentUser, onUserChange } from './userStore.ts';

/** The access token of this page, in memory and nowhere else. */
interface HeldToken extends TokenInfo {
  /** When it came, milliseconds since 1970. */
  savedAt: number;
}

let held: HeldToken | null = null;
onUserChange(() => {
  held = null;
});

/** Takes a token that a login or a refresh gave. */
export function holdToken(info: TokenInfo): void {
  held = { ...info, savedAt: Date.now() };
}

/** The access token; null when there is none. */
export function heldAccessToken(): string | null {
  return held?.accessToken ?? null;
}

/** The refresh token, where a gateway gave it in its answer; ours keeps it in a cookie that no script reads. */
export function heldRefreshToken(): string | undefined {
  return held?.refreshToken;
}

/** What to do before a call that carries a token. A page that holds none asks for one when somebody is logged in. */
export function nextTokenStep(): 'use' | 'refresh' | 'login' {
  if (held === null) return currentUser() === null ? 'login' : 'refresh';
  const now = Date.now();
  const { savedAt, expiresIn, needRefresh = false } = held;
  // What is in memory needs no second reading; whether it can be renewed, the cookie knows.
  const decision = tokenDecision({ savedAt, readAt: now, expiresIn, needRefresh, hasRefreshToken: true }, now);
  return decision === 'read' ? 'refresh' : decision;
}
