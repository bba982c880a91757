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

/** A count of bytes; its digits in a form, where everything but files is text. */
export const formCount = z.codec(
  z.string().check(z.regex(new RegExp(`^\\d{1,${digitsMax}}$`))),
  z.int().check(z.nonnegative()),
  { decode: Number, encode: String },
);
