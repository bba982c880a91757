import * as z from 'zod/mini';

/** A text that is trimmed and must not be empty; one message for a missing, an empty and a wrong value. */
export function textField(message: string) {
  return z.string(message).check(z.trim(), z.minLength(1, message));
}

/**
 * As `textField`, for texts with a rule of their own, which runs only on texts that are not empty. Not for forms with a rule over several
 * fields: zod skips that as well while this one is empty.
 */
export function requiredText(message: string) {
  return z.string(message).check(z.trim(), z.minLength(1, { error: message, abort: true }));
}

/** A text that is trimmed and has to satisfy `holds`; one message for a missing, an empty and a wrong value. */
export function checkedField(message: string, holds: (text: string) => boolean) {
  return z.string(message).check(z.trim(), z.refine(holds, message));
}

/** A text that is trimmed and has to match; one message for a missing, an empty and a wrong value. */
export function patternField(message: string, pattern: RegExp) {
  return z.string(message).check(z.trim(), z.regex(pattern, message));
}
