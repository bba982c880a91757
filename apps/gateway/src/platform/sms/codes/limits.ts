import type { AttemptLimit } from '../../attempts/attempts.ts';
import { codeMs, pauseMs } from '../../codes/limits.ts';

/** Lifetime of an SMS code in ms. */
export const smsCodeMs = codeMs;

/** Cooldown of a number in ms; a little less than the button's countdown, to allow for clock differences. */
export const smsPauseMs = pauseMs;
/** Cooldown for prefix registration after a resend, where the button counts 10 s. */
export const prefixSmsPauseMs = 8_000;

/** The first code to a number for prefix registration within an hour; later ones are resends. */
export const firstForPrefix: AttemptLimit = { kind: 'sms-prefix-first', max: 1, windowMs: 60 * 60_000 };
