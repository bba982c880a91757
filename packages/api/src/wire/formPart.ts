import * as z from 'zod/mini';
import { requestErrors } from '../contract/requestError.ts';

/** The only file of a form with other fields; on the wire a list, as repeatable files are. */
export const oneFile = z.codec(
  z
    .array(z.file(), { error: requestErrors.fileMissing })
    .check(z.minLength(1, requestErrors.fileMissing), z.maxLength(1)),
  z.file(),
  { decode: ([file]) => file as File, encode: (file) => [file] },
);

/** Maximum number of digits of a count in a form. */
const digitsMax = 9;

/** A count of bytes. A check of our own: zod's integer schemas would add to every page that reads a reply. */
export const byteCount = z.number().check(z.refine((bytes) => Number.isSafeInteger(bytes) && bytes >= 0));

/** A count of bytes in a form, as a string of digits, since everything but files is text there. */
export const formCount = z.codec(z.string().check(z.regex(new RegExp(`^\\d{1,${digitsMax}}$`))), byteCount, {
  decode: Number,
  encode: String,
});
