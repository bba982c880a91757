import * as z from 'zod/mini';
import { checkedField } from '../form/field.ts';
import { plainLine } from '../text/plainText.ts';
import { typedCharacters } from '../text/typedCharacters.ts';
import { emailMaxLength, emailNameMaxLength } from './limits.ts';

const shape = z.regexes.email;

/**
 * Whether a text is an e-mail address to which a message can be sent: ASCII, a name of `emailNameMaxLength` characters at most before the
 * @, and `emailMaxLength` at most altogether.
 */
export function isEmail(text: string): boolean {
  return text.length <= emailMaxLength && text.lastIndexOf('@') <= emailNameMaxLength && shape.test(text);
}

/**
 * The e-mail address in what a visitor typed: full-width characters, `。` for a full stop, surrounding blanks and invisible characters, as
 * Chinese input methods leave them, are normalized. Null when the rest is not an address. Source: docs/rules/account.md.
 */
export function readEmail(input: string): string | null {
  const address = typedCharacters(input);
  return isEmail(address) ? address : null;
}

/** The value of an e-mail field: the address if the input is one, else the input as a plain line. */
export function typedEmail(input: string): string {
  return readEmail(input) ?? plainLine(input);
}

/** The key by which addresses are compared: in lower case. Source: docs/rules/account.md. */
export function emailKey(email: string): string {
  return email.toLowerCase();
}

/** A field that reads an e-mail address and refuses everything else, the empty text included, with one message. */
export function emailField(message: string) {
  return checkedField(message, isEmail, typedEmail);
}
