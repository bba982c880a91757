import * as z from 'zod/mini';
import { plainCharacters } from '../identifier/pastedText.ts';
import { emailMaxLength, emailNameMaxLength } from '../limits.ts';

const shape = z.regexes.email;

/**
 * Whether a text is an e-mail address to which a message can be sent: ASCII, a name of `emailNameMaxLength` characters at most before the
 * @, and `emailMaxLength` at most altogether.
 */
export function isEmail(text: string): boolean {
  return text.length <= emailMaxLength && text.lastIndexOf('@') <= emailNameMaxLength && shape.test(text);
}

/**
 * The e-mail address in what a visitor typed: full-width characters, `。` for a full stop, blanks around it and characters that are not
 * seen are read as an input method for Chinese leaves them. Null when no address is left. Source: docs/rules/account.md.
 */
export function readEmail(input: string): string | null {
  const address = plainCharacters(input).trim();
  return isEmail(address) ? address : null;
}

/** What a field of an e-mail address holds: the address when there is one, else what was typed, without blanks around it. */
export function typedEmail(input: string): string {
  return readEmail(input) ?? input.trim();
}

/** An address as addresses are compared: without capitals. Source: docs/rules/account.md. */
export function emailKey(email: string): string {
  return email.toLowerCase();
}

/** A field that reads an e-mail address and refuses everything else, the empty text included, with one sentence. */
export function emailField(message: string) {
  return z.string(message).check(z.overwrite(typedEmail), z.refine(isEmail, message));
}
