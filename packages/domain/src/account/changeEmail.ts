import * as z from 'zod/mini';
import { emailMessages } from '../messages/account.ts';
import { emailField, readEmail } from './email.ts';
import { smsCodeField } from './passwordField.ts';

/**
 * By what an account proves that it may have another e-mail address: a code to the one it has, or by SMS to its mobile number where it has
 * none; `none` while the platform sends no mail. Source: docs/rules/account.md.
 */
export const emailProofs = ['email', 'mobile', 'none'] as const;
/** One of `emailProofs`. */
export type EmailProof = (typeof emailProofs)[number];

/** By what an account with this address changes it; what was registered unchecked and is no address counts as none. */
export function emailProof(email: string, isMailSent: boolean): EmailProof {
  if (!isMailSent) return 'none';
  return readEmail(email) === null ? 'mobile' : 'email';
}

/** Asking for a code to the address that is to be the account's. */
export const newEmail = z.object({ email: emailField(emailMessages.emailWrong) });

/**
 * Changing the e-mail address of an account: a code sent to the address that is given up, or to the mobile number where there is none; the
 * new address; and a code sent to that. Source: docs/rules/account.md.
 */
export const changeEmail = z.object({
  oldVerifyCode: smsCodeField,
  email: emailField(emailMessages.emailWrong),
  verifyCode: smsCodeField,
});
export type ChangeEmail = z.infer<typeof changeEmail>;
