import * as z from 'zod/mini';
import { resetStrengthPass } from '../limits.ts';
import { accountMessages } from '../messages/account.ts';
import { scorePassword } from '../password/score.ts';
import { mobileField } from './mobile.ts';
import { passwordField, samePasswords, smsCodeField } from './passwordField.ts';
import { slideProofField } from './slideProof.ts';

const mobile = mobileField(accountMessages.mobileWrong);
const newPassword = passwordField(accountMessages.newPasswordMissing);
const confirmPassword = passwordField(accountMessages.newPasswordAgainMissing);
const same = samePasswords('newPassword', 'confirmPassword');

/** Setting a new password in place of a forgotten one; it scores `resetStrengthPass` or more. Source: docs/rules/account.md. */
export const resetPassword = z
  .object({
    mobile,
    verifyCode: smsCodeField,
    newPassword: newPassword.check(
      z.refine(
        (password) => password === '' || scorePassword(password).score >= resetStrengthPass,
        accountMessages.passwordTooWeak,
      ),
    ),
    confirmPassword,
  })
  .check(same);
export type ResetPassword = z.infer<typeof resetPassword>;

/** Changing the password on the profile page. The strength is shown there and asked for nowhere. Source: docs/rules/account.md. */
export const changePassword = z
  .object({
    slideProof: slideProofField(accountMessages.profileSlideMissing),
    mobile,
    oldPassword: passwordField(accountMessages.oldPasswordMissing),
    newPassword,
    confirmPassword,
    verifyCode: smsCodeField,
  })
  .check(same);
export type ChangePassword = z.infer<typeof changePassword>;
