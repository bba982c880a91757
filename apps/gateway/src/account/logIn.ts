import type { FormLoginRequest, LoginReply, MobileLoginRequest, TokenInfo } from '@lima-id/api';
import { usernameKey } from '@lima-id/domain';
import type { Refusal, Reply, RequestContext } from '../platform/http/mount.ts';
import { smsCodeRefusals } from '../platform/sms/codes/refusals.ts';
import type { AccountParts } from './accountParts.ts';
import { type Account, accountByMobile, accountByName, userInfoOf } from './accounts.ts';
import { currentLimit } from './currentLimit.ts';
import { passwordsPerAddress } from './limits.ts';
import { passwordFits, verifyPassword } from './password.ts';
import { sendRefreshCookie } from './refreshCookie.ts';
import { accountRefusals, tooOften } from './refusals.ts';
import type { Tokens } from './sessions.ts';

/** How the client wants the refresh token. */
export type ReturnType = FormLoginRequest['returnType'];

/** Login reply: the refresh token as a cookie, or in the body for clients without cookies. */
export function toTokenInfo(tokens: Tokens, returnType: ReturnType, context: RequestContext): TokenInfo {
  const { accessToken, refreshToken, expiresIn, refreshMs } = tokens;
  if (returnType === 'body') return { accessToken, refreshToken, expiresIn };
  sendRefreshCookie(context, refreshToken, refreshMs);
  return { accessToken, expiresIn };
}

/** What a login has verified of its account, and its refusal when that was changed meanwhile. */
interface Verified {
  column: 'password_hash' | 'mobile_hash';
  value: string;
  changed: Refusal<null>;
}

/**
 * Opens a session, unless what the login verified was changed meanwhile or the account is limited. A change and a limit end the sessions that
 * they find: the lock on the account's row lets this one be opened before them, and found, or not at all.
 */
async function openSession(
  { store, sessions }: AccountParts,
  accountId: string,
  { column, value, changed }: Verified,
  fingerprint: string,
): Promise<Tokens | { failure: Refusal<null> }> {
  return await store.transaction(async (transaction) => {
    const held = await transaction
      .selectFrom('account')
      .select('id')
      .where('id', '=', accountId)
      .where(column, '=', value)
      .forShare()
      .executeTakeFirst();
    if (held === undefined) return { failure: changed };
    const limit = await currentLimit(transaction, accountId);
    if (limit !== undefined) return { failure: accountRefusals.limited(limit.reason) };
    return await sessions.open(transaction, accountId, fingerprint);
  });
}

async function welcome(
  { readCompany }: AccountParts,
  account: Account,
  tokenInfo: TokenInfo,
): Promise<Reply<LoginReply, null>> {
  return { data: { tokenInfo, userInfo: await userInfoOf(account, readCompany) } };
}

/**
 * Password login. Message, status and timing are the same for an unknown account and a wrong password; attempts are counted per account,
 * however it is named, and per address.
 */
export async function logInByPassword(
  parts: AccountParts,
  request: FormLoginRequest,
  context: RequestContext,
): Promise<Reply<LoginReply, null>> {
  const { store, attempts, passwordTries, mobiles, consumeProof } = parts;
  const { scene, sessionId, sig, token, username, password } = request;
  if (!(await consumeProof({ scene, sessionId, sig, token }, 'passwordLogin'))) {
    return { failure: accountRefusals.slideAgain };
  }
  const account = await accountByName(store.kysely, mobiles, username);
  const tried = { subject: account?.id ?? usernameKey(username), visitor: context.visitor };
  const waitMs = (await attempts.count(passwordsPerAddress, context.visitor)) ?? (await passwordTries.count(tried));
  if (waitMs !== null) return { failure: tooOften.password(waitMs) };
  const typed = passwordFits(password) ? password : '';
  if (!(await verifyPassword(typed, account?.password_hash ?? null)) || account === undefined) {
    return { failure: accountRefusals.passwordWrong };
  }
  const changed = accountRefusals.passwordWrong;
  const verified = { column: 'password_hash', value: account.password_hash, changed } as const;
  const tokens = await openSession(parts, account.id, verified, request.fingerprint);
  if ('failure' in tokens && tokens.failure === changed) return tokens;
  await passwordTries.succeed(tried);
  if ('failure' in tokens) return tokens;
  return await welcome(parts, account, toTokenInfo(tokens, request.returnType, context));
}

/** Code login. That a number has no account is revealed only to its owner. */
export async function logInByCode(
  parts: AccountParts,
  request: MobileLoginRequest,
  context: RequestContext,
): Promise<Reply<LoginReply, null>> {
  const { store, smsCodes, mobiles } = parts;
  const wanted = { mobile: request.mobile, purpose: 'codeLogin' } as const;
  const refused = await smsCodes.check(wanted, request.verifyCode, context.visitor);
  if (refused !== null) return { failure: refused };
  const right = await store.transaction((transaction) => smsCodes.use(transaction, wanted, request.verifyCode));
  if (!right) return { failure: smsCodeRefusals.wrong };
  const account = await accountByMobile(store.kysely, mobiles, request.mobile);
  if (account === undefined) return { failure: accountRefusals.mobileUnknown };
  const changed = smsCodeRefusals.wrong;
  const verified = { column: 'mobile_hash', value: mobiles.hash(request.mobile), changed } as const;
  const tokens = await openSession(parts, account.id, verified, request.fingerprint);
  if ('failure' in tokens) return tokens;
  return await welcome(parts, account, toTokenInfo(tokens, request.returnType, context));
}
