import type { AttemptLimit } from '../attempts/attempts.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Milliseconds that a code is good. */
export const codeMs = 5 * minuteMs;

/** Digits of a code. */
export const codeDigits = 6;

/** Wrong codes that one code stands: so many of who asked for it, and so many of all others together. */
export const codeTries = 5;

/** Milliseconds between two codes to a recipient; a little less than the button waits, so that clocks may differ. */
export const pauseMs = 55_000;

/** How often codes may be sent and tried by one channel, whatever they are for. */
export interface CodeLimits {
  /** One code to a recipient until the pause is over or the code was used. */
  pause: AttemptLimit;
  toRecipient: readonly AttemptLimit[];
  /** Codes that one address asks for; a hall of people may share an address. */
  fromAddress: readonly AttemptLimit[];
  /** Codes that the whole platform sends in a day. */
  byPlatform: AttemptLimit;
  /** Codes that one address tries for recipients for whom it asked for none. */
  guessed: AttemptLimit;
}

/** The limits of a channel, which counts apart from every other one. */
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
