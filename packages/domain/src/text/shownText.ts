import * as z from 'zod/mini';

// Control characters, unpaired halves and the like: nobody reads them, and no database keeps all of them.
const visible = /^[^\p{C}]*$/u;

/** A text of 1 to `maxLength` characters that is shown to visitors as it is; blanks around it do not count. */
export function shownText(error: string, maxLength: number) {
  const message = { error };
  return z
    .string(message)
    .check(z.trim(), z.minLength(1, message), z.maxLength(maxLength, message), z.regex(visible, message));
}
