import type { RegisterRequest } from '@lima-id/api';
import { emailMaxLength, usernameKey } from '@lima-id/domain';
import type { Transaction } from 'kysely';
import type { Refusal, Reply, RequestContext } from '../platform/http/mount.ts';
import { newId } from '../platform/secret/token.ts';
import { smsCodeRefusals } from '../platform/sms/codes/refusals.ts';
import type { Tables } from '../schema/tables.ts';
import type { AccountParts } from './accountParts.ts';
import type { Mobiles } from './mobiles.ts';
import { hashPassword, passwordFits } from './password.ts';
import { accountRefusals } from './refusals.ts';
import { RolledBack } from './rolledBack.ts';
import { usernameColumns } from './usernameColumns.ts';

function unfit(request: RegisterRequest): Refusal<null> | null {
  if (request.email.length > emailMaxLength) return accountRefusals.emailTooLong;
  return passwordFits(request.password) ? null : accountRefusals.passwordTooLong;
}

/** Inserts the account unless its name, a look-alike name or its number is taken, also by a concurrent registration. */
async function insertAccount(
  transaction: Transaction<Tables>,
  mobiles: Mobiles,
  account: { username: string; mobile: string; email: string; passwordHash: string; now: Date },
): Promise<Refusal<null> | null> {
  const { username, mobile, email, passwordHash, now } = account;
  const id = newId();
  const mobile_hash = mobiles.hash(mobile);
  const inserted = await transaction
    .insertInto('account')
    .values({
      id,
      ...usernameColumns(username),
      mobile: mobiles.seal(mobile, id),
      mobile_hash,
      email,
      password_hash: passwordHash,
      role: 'ORDINARY',
      portrait: '',
      company_prefix: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted !== undefined) return null;
  const sameMobile = await transaction
    .selectFrom('account')
    .select('id')
    .where('mobile_hash', '=', mobile_hash)
    .executeTakeFirst();
  if (sameMobile !== undefined) return accountRefusals.mobileTaken;
  const sameName = await transaction
    .selectFrom('account')
    .select('id')
    .where('username_key', '=', usernameKey(username))
    .executeTakeFirst();
  return sameName === undefined ? accountRefusals.usernameSimilar : accountRefusals.usernameTaken;
}

/**
 * Registers an account for the owner of a mobile number. Taken names are reported only after the code was right; the code stays valid for
 * another user name.
 */
export async function registerAccount(
  parts: AccountParts,
  request: RegisterRequest,
  context: RequestContext,
): Promise<Reply<null, null>> {
  const { store, clock, smsCodes, mobiles } = parts;
  const refusal = unfit(request);
  if (refusal !== null) return { failure: refusal };
  const { username, mobile, email } = request;
  const wanted = { mobile, purpose: 'register' } as const;
  const refused = await smsCodes.check(wanted, request.verifyCode, context.visitor);
  if (refused !== null) return { failure: refused };
  const passwordHash = await hashPassword(request.password);
  try {
    return await store.transaction(async (transaction) => {
      if (!(await smsCodes.use(transaction, wanted, request.verifyCode))) return { failure: smsCodeRefusals.wrong };
      const taken = await insertAccount(transaction, mobiles, {
        username,
        mobile,
        email,
        passwordHash,
        now: clock.now(),
      });
      if (taken !== null) throw new RolledBack(taken);
      return { data: null };
    });
  } catch (error) {
    if (error instanceof RolledBack) return { failure: error.refusal };
    throw error;
  }
}
