import type { AttemptLimit } from '../../attempts/attempts.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Milliseconds that an SMS code is good. */
export const smsCodeMs = 5 * minuteMs;

/** Digits of an SMS code. */
export const smsCodeDigits = 6;

/** Guesses that one SMS code stands. */
export const smsCodeTries = 5;

/** Milliseconds between two codes to a number; a little less than the button waits, so that clocks may differ. */
export const smsPauseMs = 55_000;
/** The same on prefix registration, where the button waits 10 s after a resend. */
export const prefixSmsPauseMs = 8_000;

/** How often codes may be asked for and tried: from one address, and for one number. */
export interface SmsCodeLimits {
  sentToAddress: readonly AttemptLimit[];
  sentToPhone: readonly AttemptLimit[];
  guessedFromAddress: readonly AttemptLimit[];
  guessedForPhone: readonly AttemptLimit[];
}

/**
 * The limits of one use of codes; each use counts by itself, so that who wears one out locks nobody out of the others. A hall of
 * people may share an address. Guesses for a number count across all codes that were sent to it.
 */
export function smsCodeLimits(use: string): SmsCodeLimits {
  return {
    sentToAddress: [
      { kind: `${use}-sms-address-hour`, max: 60, windowMs: hourMs },
      { kind: `${use}-sms-address-day`, max: 200, windowMs: dayMs },
    ],
    sentToPhone: [
      { kind: `${use}-sms-phone-hour`, max: 5, windowMs: hourMs },
      { kind: `${use}-sms-phone-day`, max: 10, windowMs: dayMs },
    ],
    guessedFromAddress: [{ kind: `${use}-code-address`, max: 100, windowMs: hourMs }],
    guessedForPhone: [{ kind: `${use}-code-phone`, max: 10, windowMs: hourMs }],
  };
}
