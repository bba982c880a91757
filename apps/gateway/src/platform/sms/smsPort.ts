/** What a code is sent for; `mobileChanged` is a notice, and its code the last four digits of the new number. */
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

/** What a code is sent for: one of `messagePurposes`. */
export type MessagePurpose = (typeof messagePurposes)[number];

/** A code on its way to a phone. */
export interface SmsMessage {
  /** A mainland mobile number: 11 digits. */
  phone: string;
  purpose: MessagePurpose;
  /** The code itself: 4 to 6 digits. */
  code: string;
}

/**
 * What became of a message. `limited`: this phone has had too many for now. `unreachable`: nobody answered, so that it may or may
 * not have been sent. `refused`: the provider said no, or what nobody understands. `detail` is for the log: it holds neither the
 * phone nor the code.
 */
export type SmsOutcome = { ok: true } | { ok: false; reason: 'refused' | 'unreachable' | 'limited'; detail: string };

/** Sends codes to phones. Never throws. */
export interface SmsPort {
  send(message: SmsMessage): Promise<SmsOutcome>;
}

/** A message that the outbox keeps. */
export interface OutboxMessage extends SmsMessage {
  /** What the phone would show. */
  text: string;
  /** When it was sent, as ISO 8601 in UTC. */
  sentAt: string;
}
