import type { RefreshRequest, TokenInfo } from '@lima-id/api';
import { tokenRefusalCodes } from '@lima-id/domain';
import type { Reply, RequestContext } from '../platform/http/mount.ts';
import { refusals } from '../platform/http/refusals.ts';
import type { AccountParts } from './accountParts.ts';
import { toTokenInfo } from './logIn.ts';
import { clearRefreshCookie, readRefreshCookie } from './refreshCookie.ts';

/** Refreshes tokens. A token that came as a cookie is returned as one, so that no script can read it. */
export async function refreshTokens(
  { sessions }: AccountParts,
  request: RefreshRequest,
  context: RequestContext,
): Promise<Reply<TokenInfo, null>> {
  const presented = request.refreshToken ?? '';
  const token = presented === '' ? readRefreshCookie(context) : presented;
  const tokens = token === '' ? 'missing' : await sessions.refresh(token, request.fingerprint, () => context.isGone());
  if (typeof tokens !== 'string') return { data: toTokenInfo(tokens, presented === '' ? 'cookie' : 'body', context) };
  if (presented === '' && token !== '') clearRefreshCookie(context);
  return { failure: { ...refusals.loginNeeded[tokens], code: tokenRefusalCodes[tokens] } };
}

/** Ends the session of any of its tokens. */
export async function logOut({ sessions }: AccountParts, context: RequestContext): Promise<Reply<null, null>> {
  const token = readRefreshCookie(context);
  if (context.caller !== null) await sessions.end(context.caller.sessionId);
  if (token !== '') {
    await sessions.endByRefreshToken(token);
    clearRefreshCookie(context);
  }
  return { data: null };
}
