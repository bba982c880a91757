import { wholeNumber } from '@lima-id/domain';
import * as z from 'zod/mini';

/** A whole number from 1 to `max`; a string of digits in a query. */
export function wireCount(max: number) {
  return z.codec(z.string().check(z.regex(/^[1-9]\d{0,6}$/)), wholeNumber(1, max), {
    decode: Number,
    encode: String,
  });
}
