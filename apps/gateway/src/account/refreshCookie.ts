import { contract } from '@lima-id/api';
import type { RequestContext } from '../platform/http/mount.ts';

const name = 'lima_refresh';

/** Scripts cannot read it, other sites cannot send it, and of our own calls only those under this path carry it. */
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

/** The refresh token that came as a cookie; empty without one. */
export function readRefreshCookie(context: RequestContext): string {
  return context.cookies[name] ?? '';
}

/** Sends the refresh token as a cookie that lasts as long as it does. */
export function sendRefreshCookie(context: RequestContext, token: string, ms: number): void {
  context.setCookie(cookie(context, token, ms));
}

/** Takes the cookie back. */
export function clearRefreshCookie(context: RequestContext): void {
  context.setCookie(cookie(context, '', 0));
}
