import * as z from 'zod/mini';
import { accountMessages } from '../messages/account.ts';
import { mobileField } from './mobile.ts';
import { smsCodeField } from './passwordField.ts';

/**
 * Changing the mobile number of an account: a code sent to the old number, the new number, and a code sent to the new number. Source:
 * docs/rules/account.md.
 */
export const changeMobile = z.object({
  oldVerifyCode: smsCodeField,
  mobile: mobileField(accountMessages.mobileWrong),
  verifyCode: smsCodeField,
});
export type ChangeMobile = z.infer<typeof changeMobile>;
