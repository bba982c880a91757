import type { RefreshRequest, TokenInfo } from '@lima-id/api';
import type { Reply, RequestContext } from '../platform/http/mount.ts';
import { refusals } from '../platform/http/refusals.ts';
import type { AccountParts } from './accountParts.ts';
import { tellTokens } from './logIn.ts';
import { clearRefreshCookie, readRefreshCookie } from './refreshCookie.ts';

/** Gives new tokens. A token that came as a cookie goes back as one: no script can have it out of there. */
export async function refreshTokens(
  { sessions }: AccountParts,
  request: RefreshRequest,
  context: RequestContext,
): Promise<Reply<TokenInfo, null>> {
  const presented = request.refreshToken ?? '';
  const token = presented === '' ? readRefreshCookie(context) : presented;
  const tokens = token === '' ? 40106 : await sessions.refresh(token, request.fingerprint);
  if (typeof tokens !== 'number') return { data: tellTokens(tokens, presented === '' ? 'cookie' : 'body', context) };
  if (presented === '' && token !== '') clearRefreshCookie(context);
  return { failure: { ...refusals.loginNeeded[tokens], code: tokens } };
}

/** Ends the session, by whichever of its tokens came along. */
export async function logOut({ sessions }: AccountParts, context: RequestContext): Promise<Reply<null, null>> {
  const token = readRefreshCookie(context);
  if (context.caller !== null) await sessions.end(context.caller.sessionId);
  if (token !== '') {
    await sessions.endByRefreshToken(token);
    clearRefreshCookie(context);
  }
  return { data: null };
}
