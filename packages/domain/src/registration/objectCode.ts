import { formatPrefix, objectCodeRefusal, parseIdentifier } from '../identifier/code.ts';
import { type CodeRefusal, codeRefusals } from '../identifier/codeRefusal.ts';
import { plainCharacters, trimPasted } from '../identifier/pastedText.ts';
import { registrationMessages as messages } from '../messages/registration.ts';

/** The object code in a text, or why there is none. */
export type ObjectCodeVerdict =
  | { ok: true; objectCode: string }
  | { ok: false; reason: CodeRefusal | 'foreign'; message: string };

/** Reads an object code without its prefix, as a code is read: spaces dropped, full-width characters plain, case kept. */
export function readObjectCode(input: string): ObjectCodeVerdict {
  const objectCode = plainCharacters(trimPasted(input)).replace(/\s/g, '');
  const reason = objectCodeRefusal(objectCode);
  return reason === null ? { ok: true, objectCode } : { ok: false, reason, message: codeRefusals[reason].message };
}

/** The beginning of a code with a prefix, whole or not. */
const prefixed = /^\d+(?:\.\d*)+\//;

/**
 * Reads a code that an enterprise with the prefix `prefix` registers: the object code alone, or the whole code. A text that begins like a
 * prefix is a whole code, so that a mistyped prefix never becomes part of an object code. Source: docs/rules/registration.md.
 */
export function readOwnCode(prefix: string, input: string): ObjectCodeVerdict {
  const whole = parseIdentifier(input);
  if (whole.ok) {
    if (formatPrefix(whole.code) === prefix) return { ok: true, objectCode: whole.code.objectCode };
    return { ok: false, reason: 'foreign', message: messages.line.foreign(prefix) };
  }
  const own = readObjectCode(input);
  const meantWhole = whole.reason === 'prefixSeparator' || (own.ok && prefixed.test(own.objectCode));
  return meantWhole ? { ok: false, reason: whole.reason, message: whole.message } : own;
}
