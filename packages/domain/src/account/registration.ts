import * as z from 'zod/mini';
import { textField } from '../form/field.ts';
import { accountMessages } from '../messages/account.ts';
import { typedEmail } from './email.ts';
import { mobileField } from './mobile.ts';
import { newPasswordField, passwordField, samePasswords, smsCodeField } from './passwordField.ts';
import { isUsernameAllowed } from './username.ts';

/** Registering an account. An e-mail address is always required. Source: docs/rules/account.md. */
export const registration = z
  .object({
    username: textField(accountMessages.usernameMissing).check(
      z.refine((username) => username === '' || isUsernameAllowed(username), accountMessages.usernameUnfit),
    ),
    mobile: mobileField(accountMessages.mobileWrong),
    email: textField(accountMessages.emailMissing, typedEmail),
    password: newPasswordField(accountMessages.passwordMissing),
    confirmPassword: passwordField(accountMessages.passwordAgainMissing),
    verifyCode: smsCodeField,
    agreed: z.literal(true, accountMessages.agreementMissing),
  })
  .check(samePasswords('password', 'confirmPassword'));
export type Registration = z.infer<typeof registration>;
