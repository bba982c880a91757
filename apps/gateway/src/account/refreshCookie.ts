import { contract } from '@lima-id/api';
import type { RequestContext } from '../platform/http/mount.ts';

const name = 'lima_refresh';

/** HttpOnly, SameSite, and limited to calls under this path. */
function cookie(context: RequestContext, value: string, ms: number) {
  const path = contract.refreshToken.path.slice(0, contract.refreshToken.path.indexOf('/', 1));
  return {
    name,
    value,
    maxAge: Math.floor(ms / 1000),
    path,
    httpOnly: true,
    sameSite: 'strict',
    secure: context.encrypted,
  } as const;
}

/** The refresh token from the cookie; empty without one. */
export function readRefreshCookie(context: RequestContext): string {
  return context.cookies[name] ?? '';
}

/** Sets the refresh token as a cookie with the same lifetime. */
export function sendRefreshCookie(context: RequestContext, token: string, ms: number): void {
  context.setCookie(cookie(context, token, ms));
}

export function clearRefreshCookie(context: RequestContext): void {
  context.setCookie(cookie(context, '', 0));
}
