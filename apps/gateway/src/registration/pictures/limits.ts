import type { AttemptLimit } from '../../platform/attempts/attempts.ts';

const hourMs = 60 * 60_000;

/** Publications of an account per hour: each makes a picture three times. */
export const publishedPerAccount: AttemptLimit = { kind: 'product-picture', max: 300, windowMs: hourMs };

/** Milliseconds after which a picture is deleted that no model names. */
export const looseMs = 7 * 24 * hourMs;

/** Interval of the cleanup job in ms. */
export const cleanupIntervalMs = hourMs;

/** Pictures deleted in one run: the job runs again soon. */
export const cleanupMax = 500;
