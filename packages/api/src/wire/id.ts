import * as z from 'zod/mini';

/** The id of an app, a package or a category, or empty: up to 64 printable characters. */
export const wireId = z.string().check(z.maxLength(64), z.regex(/^[^\p{Cc}]*$/u));
