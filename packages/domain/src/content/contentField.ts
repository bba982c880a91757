import * as z from 'zod/mini';

/** A required text of an item. */
export const contentText = z.string().check(z.minLength(1));

/** An address that content leads to: inside the site, or http(s). */
export const contentAddress = z.string().check(z.regex(/^(?:\/(?!\/)|https?:\/\/)\S*$/));
