import type { RegistrationRequest } from '@lima-id/api';
import type { PrefixParts } from '../prefixParts.ts';
import { type RegistrationRefusal, registrationRefusals as refusals } from '../refusals.ts';

/** Whether the contact's number is not the account's, and has to be proved by a code. */
export async function needsCode(
  { store, hashMobile }: Pick<PrefixParts, 'store' | 'hashMobile'>,
  accountId: string,
  phone: string,
): Promise<boolean> {
  const account = await store.kysely
    .selectFrom('account')
    .select('mobile_hash')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return account.mobile_hash !== hashMobile(phone);
}

/** Consumes the captcha proof, or the code that was sent for one; returns the refusal, if any. */
export async function confirm(
  { consumeProof, smsCodes }: PrefixParts,
  request: RegistrationRequest,
  visitor: string,
  isCodeNeeded: boolean,
): Promise<RegistrationRefusal | null> {
  const { scene, sessionId, sig, token, verifyCode, contactPersonPhone } = request;
  if (!isCodeNeeded) {
    if (token === '') return refusals.slideMissing;
    return (await consumeProof({ scene, sessionId, sig, token }, 'prefix')) ? null : refusals.slideAgain;
  }
  if (verifyCode === undefined) return refusals.codeMissing;
  return await smsCodes.check({ mobile: contactPersonPhone, purpose: 'prefix' }, verifyCode, visitor);
}
