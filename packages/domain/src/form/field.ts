import * as z from 'zod/mini';
import { textMessages } from '../messages/text.ts';
import { plainLine, unreadableCharacter } from '../text/plainText.ts';

/**
 * A text as its reader reads it (one line of plain text unless another is given), with one message for a missing value. A character that
 * remains unreadable is named in a message of its own, and nothing else is then checked at the field.
 */
export function readField(message: string | z.core.$ZodStringParams, read: (typed: string) => string = plainLine) {
  return z.string(message).check(
    z.overwrite(read),
    z.refine((text) => unreadableCharacter(text) === null, {
      error: ({ input }) => textMessages.unreadable(unreadableCharacter(String(input)) ?? ''),
      abort: true,
    }),
  );
}

/** A text that must not be empty; one message for a missing and an empty value. */
export function textField(message: string, read = plainLine) {
  return readField(message, read).check(z.minLength(1, message));
}

/**
 * As `textField`, for texts with a rule of their own, which runs only on texts that are not empty. Not for forms with a rule over several
 * fields: zod skips that as well while this one is empty.
 */
export function requiredText(message: string, read = plainLine) {
  return readField(message, read).check(z.minLength(1, { error: message, abort: true }));
}

/** A text that a page sends and nobody types, as an id or a name of the platform: trimmed and not empty, else as it is. */
export function givenText(message: string) {
  return z.string(message).check(z.trim(), z.minLength(1, { error: message, abort: true }));
}

/** A text that has to satisfy `holds`; one message for a missing, an empty and a wrong value. */
export function checkedField(message: string, holds: (text: string) => boolean, read = plainLine) {
  return readField(message, read).check(z.refine(holds, message));
}

/** A text that has to match; one message for a missing, an empty and a wrong value. */
export function patternField(message: string, pattern: RegExp, read = plainLine) {
  return readField(message, read).check(z.regex(pattern, message));
}
