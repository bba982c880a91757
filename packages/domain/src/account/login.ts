import * as z from 'zod/mini';
import { textField } from '../form/field.ts';
import { accountMessages } from '../messages/account.ts';
import { mobileField, typedMobile } from './mobile.ts';
import { passwordField, smsCodeField } from './passwordField.ts';
import { slideProofField } from './slideProof.ts';

/** Logging in with a password: user name or mobile number, the password as typed, a passed slide captcha. Source: docs/rules/account.md. */
export const passwordLogin = z.object({
  account: textField(accountMessages.accountMissing, typedMobile),
  password: passwordField(accountMessages.passwordMissing),
  slideProof: slideProofField(accountMessages.slideMissing),
});
export type PasswordLogin = z.infer<typeof passwordLogin>;

/** Logging in with an SMS code. Source: docs/rules/account.md. */
export const codeLogin = z.object({ mobile: mobileField(accountMessages.mobileWrong), verifyCode: smsCodeField });
export type CodeLogin = z.infer<typeof codeLogin>;

/** The request for an SMS code: the number that receives it and a passed slide captcha. Source: docs/rules/account.md. */
export const smsRequest = z.object({
  mobile: mobileField(accountMessages.mobileWrong),
  slideProof: slideProofField(accountMessages.slideMissing),
});
export type SmsRequest = z.infer<typeof smsRequest>;
