import * as z from 'zod/mini';
import { textField } from '../form/field.ts';
import { accountMessages } from '../messages/account.ts';
import { mobileField } from './mobile.ts';
import { passwordField, samePasswords, smsCodeField } from './passwordField.ts';

/**
 * Registering an account. An e-mail address is required in any form; a password in any strength. Source:
 * docs/rules/account.md.
 */
export const registration = z
  .object({
    username: textField(accountMessages.usernameMissing),
    mobile: mobileField(accountMessages.mobileWrong),
    email: textField(accountMessages.emailMissing),
    password: passwordField(accountMessages.passwordMissing),
    confirmPassword: passwordField(accountMessages.passwordAgainMissing),
    verifyCode: smsCodeField,
    agreed: z.literal(true, accountMessages.agreementMissing),
  })
  .check(samePasswords('password', 'confirmPassword'));
export type Registration = z.infer<typeof registration>;
