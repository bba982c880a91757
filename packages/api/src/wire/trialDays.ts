import { trialDays } from '@lima-id/domain';
import * as z from 'zod/mini';

/** Days of a free trial: negative on the wire without one, null elsewhere. */
export const wireTrialDays = z.codec(z.int(), trialDays, {
  decode: (days) => (days < 0 ? null : days),
  encode: (days) => days ?? -1,
});
