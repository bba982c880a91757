import * as z from 'zod/mini';

/** A whole number from `least` to `most`, both included: 2^53 - 1 at most. Not zod's own, which would bundle every other format too. */
export function wholeNumber(least: number, most = Number.MAX_SAFE_INTEGER) {
  return z.number().check(z.refine((value) => Number.isSafeInteger(value) && value >= least && value <= most));
}
