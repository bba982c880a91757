import * as z from 'zod/mini';

/** The id of an app, a package or a category, or nothing: up to 64 characters that can be seen. */
export const wireId = z.string().check(z.maxLength(64), z.regex(/^[^\p{Cc}]*$/u));
