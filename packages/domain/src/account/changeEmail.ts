import * as z from 'zod/mini';
import { emailMessages } from '../messages/account.ts';
import { emailField, readEmail } from './email.ts';
import { smsCodeField } from './passwordField.ts';

/**
 * How an account proves that it may change its e-mail address: by a code sent to its current one, or by SMS to its mobile number if it has
 * none; `none` while the platform sends no mail. Source: docs/rules/account.md.
 */
export const emailProofs = ['email', 'mobile', 'none'] as const;
/** One of `emailProofs`. */
export type EmailProof = (typeof emailProofs)[number];

/** The proof that an account with this address needs to change it; a stored text that is not a valid address counts as none. */
export function emailProof(email: string, isMailSent: boolean): EmailProof {
  if (!isMailSent) return 'none';
  return readEmail(email) === null ? 'mobile' : 'email';
}

/** The request for a code sent to the new address. */
export const newEmail = z.object({ email: emailField(emailMessages.emailWrong) });

/**
 * Changing the e-mail address of an account: a code sent to the old address, or to the mobile number if there is none; the new address; and
 * a code sent to the new address. Source: docs/rules/account.md.
 */
export const changeEmail = z.object({
  oldVerifyCode: smsCodeField,
  email: emailField(emailMessages.emailWrong),
  verifyCode: smsCodeField,
});
export type ChangeEmail = z.infer<typeof changeEmail>;
