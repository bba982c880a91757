import * as z from 'zod/mini';

/**
 * One figure of a trend. `time` is an hour of the day (`8`, `8:00`) on an axis of hours, else `YYYY-MM-DD`, optionally followed by `HH:mm`
 * or `HH:mm:ss`, China time. Figures are 0 or more.
 */
export const trendPoint = z.object({ time: z.string(), value: z.number().check(z.nonnegative()) });
export type TrendPoint = z.infer<typeof trendPoint>;
