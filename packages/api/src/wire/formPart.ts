import * as z from 'zod/mini';
import { requestErrors } from '../contract/requestError.ts';

/** The one file of a form that has fields beside it; on the wire a list, as files that may come several times are. */
export const oneFile = z.codec(
  z
    .array(z.file(), { error: requestErrors.fileMissing })
    .check(z.minLength(1, requestErrors.fileMissing), z.maxLength(1)),
  z.file(),
  { decode: ([file]) => file as File, encode: (file) => [file] },
);

/** Most digits of a count in a form. */
const digitsMax = 9;

/** A count of bytes. Written as a rule of its own: zod's whole numbers would weigh on every page that reads a reply. */
export const byteCount = z.number().check(z.refine((bytes) => Number.isSafeInteger(bytes) && bytes >= 0));

/** A count of bytes in a form; its digits, since everything but files is text there. */
export const formCount = z.codec(z.string().check(z.regex(new RegExp(`^\\d{1,${digitsMax}}$`))), byteCount, {
  decode: Number,
  encode: String,
});
