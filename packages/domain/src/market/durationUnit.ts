import * as z from 'zod/mini';

/** The unit of a duration. */
export const durationUnit = z.enum(['year', 'month', 'lifetime']);
