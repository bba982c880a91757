import * as z from 'zod/mini';
import { accountMessages } from '../messages/account.ts';
import { mobileField } from './mobile.ts';
import { newPasswordField, passwordField, samePasswords, smsCodeField } from './passwordField.ts';
import { slideProofField } from './slideProof.ts';

const mobile = mobileField(accountMessages.mobileWrong);
const newPassword = newPasswordField(accountMessages.newPasswordMissing);
const confirmPassword = passwordField(accountMessages.newPasswordAgainMissing);
const same = samePasswords('newPassword', 'confirmPassword');

/** Resetting a forgotten password. Source: docs/rules/account.md. */
export const resetPassword = z
  .object({
    mobile,
    verifyCode: smsCodeField,
    newPassword,
    confirmPassword,
  })
  .check(same);
export type ResetPassword = z.infer<typeof resetPassword>;

/** Changing the password on the profile page. Source: docs/rules/account.md. */
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
