import type { AttemptLimit } from '../../attempts/attempts.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Milliseconds that an SMS code is good. */
export const smsCodeMs = 5 * minuteMs;

/** Digits of an SMS code. */
export const smsCodeDigits = 6;

/** Wrong codes that one SMS code stands: so many of who asked for it, and so many of all others together. */
export const smsCodeTries = 5;

/** Milliseconds between two codes to a number; a little less than the button waits, so that clocks may differ. */
export const smsPauseMs = 55_000;
/** The same on prefix registration after a resend, where the button waits 10 s. */
export const prefixSmsPauseMs = 8_000;

/** One code to a number until the pause is over or the code was used. */
export const pauseOfPhone: AttemptLimit = { kind: 'sms-pause', max: 1, windowMs: smsPauseMs };

/** The first code to a number for prefix registration within an hour; every later one is a resend. */
export const firstForPrefix: AttemptLimit = { kind: 'sms-prefix-first', max: 1, windowMs: hourMs };

/** Codes to a number, whatever they are for. */
export const sentToPhone: readonly AttemptLimit[] = [
  { kind: 'sms-phone-hour', max: 5, windowMs: hourMs },
  { kind: 'sms-phone-day', max: 10, windowMs: dayMs },
];

/** Codes that one address asks for, whatever they are for; a hall of people may share an address. */
export const sentToAddress: readonly AttemptLimit[] = [
  { kind: 'sms-address-hour', max: 60, windowMs: hourMs },
  { kind: 'sms-address-day', max: 200, windowMs: dayMs },
];

/** Codes that the whole platform sends in a day. */
export function sentByPlatform(perDay: number): AttemptLimit {
  return { kind: 'sms-platform-day', max: perDay, windowMs: dayMs };
}

/** Codes that one address tries for numbers for which it asked for none. */
export const guessedFromAddress: AttemptLimit = { kind: 'sms-guess-address', max: 100, windowMs: hourMs };
