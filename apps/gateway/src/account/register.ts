import type { RegisterRequest } from '@lima-id/api';
import { emailMaxLength } from '@lima-id/domain';
import type { Refusal, Reply, RequestContext } from '../platform/http/mount.ts';
import { smsCodeRefusals } from '../platform/sms/codes/refusals.ts';
import type { AccountParts } from './accountParts.ts';
import { insertAccount } from './insertAccount.ts';
import { hashPassword, passwordFits } from './password.ts';
import { accountRefusals } from './refusals.ts';
import { RolledBack } from './rolledBack.ts';

function unfit(request: RegisterRequest): Refusal<null> | null {
  if (request.email.length > emailMaxLength) return accountRefusals.emailTooLong;
  return passwordFits(request.password) ? null : accountRefusals.passwordTooLong;
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
      const inserted = await insertAccount(transaction, mobiles, {
        username,
        mobile,
        email,
        passwordHash,
        role: 'ORDINARY',
        now: clock.now(),
      });
      if ('refusal' in inserted) throw new RolledBack(inserted.refusal);
      return { data: null };
    });
  } catch (error) {
    if (error instanceof RolledBack) return { failure: error.refusal };
    throw error;
  }
}
