import * as z from 'zod/mini';
import { textField } from '../form/field.ts';
import { accountMessages } from '../messages/account.ts';
import { passwordStrengthPass } from '../password/limits.ts';
import { scorePassword } from '../password/score.ts';
import { joinedDigits } from '../text/joinedDigits.ts';
import { smsCodeMaxLength, smsCodeMinLength } from './limits.ts';

/** A password that must not be empty. It is not trimmed: blanks are part of a password. */
export function passwordField(message: string) {
  return z.string(message).check(z.minLength(1, message));
}

/**
 * A new password, in registration, reset and change alike: refused with `message` if it is missing, and unless it scores
 * `passwordStrengthPass` or more. Source: docs/rules/password.md.
 */
export function newPasswordField(message: string) {
  return passwordField(message).check(
    z.refine(
      (password) => password === '' || scorePassword(password).score >= passwordStrengthPass,
      accountMessages.passwordTooWeak,
    ),
  );
}

/** An SMS code of account forms: `smsCodeMinLength` to `smsCodeMaxLength` digits, as `joinedDigits` reads them. Source: docs/rules/account.md. */
export const smsCodeField = textField(accountMessages.codeMissing, joinedDigits).check(
  z.regex(new RegExp(`^(?:\\d{${smsCodeMinLength},${smsCodeMaxLength}})?$`), accountMessages.codeWrong),
);

/**
 * The rule that a password and its repetition are equal, whether their accents are typed in one piece or in two; the issue is reported at
 * the repetition. It is not reported while one of the two is empty, and is checked even while other fields are invalid.
 */
export function samePasswords<First extends string, Second extends string>(first: First, second: Second) {
  return z.refine<Record<First | Second, string>>(
    (form) => !form[first] || !form[second] || form[first].normalize('NFC') === form[second].normalize('NFC'),
    {
      path: [second],
      error: accountMessages.passwordsDiffer,
      when: ({ value }) => typeof value === 'object' && value !== null,
    },
  );
}
