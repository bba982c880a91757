/** Purpose of an SMS; `mobileChanged` is a notice, whose code is the last four digits of the new number. */
export const messagePurposes = [
  'codeLogin',
  'register',
  'resetPassword',
  'changePassword',
  'changeMobile',
  'newMobile',
  'mobileChanged',
  'changeEmail',
  'prefix',
  'scene',
] as const;

/** One of `messagePurposes`. */
export type MessagePurpose = (typeof messagePurposes)[number];

/** A code to be sent. */
export interface SmsMessage {
  /** A mainland mobile number: 11 digits. */
  phone: string;
  purpose: MessagePurpose;
  /** The code: 4 to 6 digits. */
  code: string;
}

/**
 * Outcome of a message. `limited`: the phone is rate limited by the provider. `unreachable`: a network error or timeout, so that it may or
 * may not have been sent. `refused`: rejected, or an unknown answer. `detail` is for the log, without phone and code.
 */
export type SmsOutcome = { ok: true } | { ok: false; reason: 'refused' | 'unreachable' | 'limited'; detail: string };

/** Sends codes by SMS. Never throws. */
export interface SmsPort {
  send(message: SmsMessage): Promise<SmsOutcome>;
}

export interface OutboxMessage extends SmsMessage {
  /** Text as on the phone. */
  text: string;
  /** Time of sending, as ISO 8601 in UTC. */
  sentAt: string;
}
