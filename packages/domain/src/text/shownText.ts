import * as z from 'zod/mini';

// Control characters, lone surrogates and the like: they cannot be read, and no database stores all of them.
const visible = /^[^\p{C}]*$/u;

/** A trimmed text of 1 to `maxLength` characters that is shown to visitors as is. */
export function shownText(error: string, maxLength: number) {
  const message = { error };
  return z
    .string(message)
    .check(z.trim(), z.minLength(1, message), z.maxLength(maxLength, message), z.regex(visible, message));
}
