import type { AttemptLimit } from '../../attempts/attempts.ts';
import { codeMs, pauseMs } from '../../codes/limits.ts';

/** Milliseconds that an SMS code is good. */
export const smsCodeMs = codeMs;

/** Milliseconds between two codes to a number; a little less than the button waits, so that clocks may differ. */
export const smsPauseMs = pauseMs;
/** The same on prefix registration after a resend, where the button waits 10 s. */
export const prefixSmsPauseMs = 8_000;

/** The first code to a number for prefix registration within an hour; every later one is a resend. */
export const firstForPrefix: AttemptLimit = { kind: 'sms-prefix-first', max: 1, windowMs: 60 * 60_000 };
