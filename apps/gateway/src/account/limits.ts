import type { AttemptLimit } from '../platform/attempts/attempts.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Seconds that an access token lives. */
export const accessTokenSeconds = 30 * 60;

/** Milliseconds that a refresh token lives when it is not used. */
export const refreshTokenMs = 30 * dayMs;

/** Milliseconds after which a session ends, however often it was renewed. */
export const sessionMs = 90 * dayMs;

/** Milliseconds in which a refresh token may come a second time, because the answer to the first never arrived. */
export const refreshGraceMs = 10_000;

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

/** SMS codes to one number. */
export const smsPerPhoneHour: AttemptLimit = { kind: 'sms-phone-hour', max: 5, windowMs: hourMs };
export const smsPerPhoneDay: AttemptLimit = { kind: 'sms-phone-day', max: 10, windowMs: dayMs };

/** SMS codes asked for from one address: a hall of people may share it. */
export const smsPerAddressHour: AttemptLimit = { kind: 'sms-address-hour', max: 60, windowMs: hourMs };
export const smsPerAddressDay: AttemptLimit = { kind: 'sms-address-day', max: 200, windowMs: dayMs };

/** Codes tried for one number, however many were sent to it. */
export const guessesPerPhone: AttemptLimit = { kind: 'code-phone', max: 10, windowMs: hourMs };

/** Codes tried from one address. */
export const guessesPerAddress: AttemptLimit = { kind: 'code-address', max: 100, windowMs: hourMs };

/** Passwords tried for one account. */
export const passwordsPerAccount: AttemptLimit = { kind: 'password-account', max: 10, windowMs: 15 * minuteMs };

/** Passwords tried from one address. */
export const passwordsPerAddress: AttemptLimit = { kind: 'password-address', max: 100, windowMs: 15 * minuteMs };

/** Milliseconds between two removals of what has ended. */
export const sweepMs = 10 * minuteMs;

/** Characters of a user name at most. */
export const usernameMaxLength = 64;

/** Characters of an e-mail address at most. */
export const emailMaxLength = 254;

/** Bytes of a password that are hashed at most: longer ones only cost time. */
export const passwordMaxBytes = 512;
