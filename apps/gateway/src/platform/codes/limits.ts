import type { AttemptLimit } from '../attempts/attempts.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Lifetime of a code in ms. */
export const codeMs = 5 * minuteMs;

export const codeDigits = 6;

/** Attempts per code: for its requester, and for all others together. */
export const codeTries = 5;

/** Cooldown of a recipient in ms; a little less than the button's countdown, to allow for clock differences. */
export const pauseMs = 55_000;

/** Rate limits of one channel, for all purposes together. */
export interface CodeLimits {
  /** One code per recipient until the cooldown ends or the code was used. */
  pause: AttemptLimit;
  toRecipient: readonly AttemptLimit[];
  /** Codes per requesting address; a hall of people may share one. */
  fromAddress: readonly AttemptLimit[];
  /** Codes per day of the platform. */
  byPlatform: AttemptLimit;
  /** Attempts per address for recipients whose codes it has not requested. */
  guessed: AttemptLimit;
}

/** The limits of a channel, counted separately from others. */
export function codeLimits(channel: 'sms' | 'mail', perDay: number): CodeLimits {
  const recipient = channel === 'sms' ? 'phone' : 'mailbox';
  return {
    pause: { kind: `${channel}-pause`, max: 1, windowMs: pauseMs },
    toRecipient: [
      { kind: `${channel}-${recipient}-hour`, max: 5, windowMs: hourMs },
      { kind: `${channel}-${recipient}-day`, max: 10, windowMs: dayMs },
    ],
    fromAddress: [
      { kind: `${channel}-address-hour`, max: 60, windowMs: hourMs },
      { kind: `${channel}-address-day`, max: 200, windowMs: dayMs },
    ],
    byPlatform: { kind: `${channel}-platform-day`, max: perDay, windowMs: dayMs },
    guessed: { kind: `${channel}-guess-address`, max: 100, windowMs: hourMs },
  };
}
