import type { Delivery } from '../codes/codes.ts';

/** Purpose of a mail; `emailChanged` is a notice, whose code is the masked new address. */
export const mailPurposes = ['changeEmail', 'newEmail', 'emailChanged'] as const;

/** One of `mailPurposes`. */
export type MailPurpose = (typeof mailPurposes)[number];

/** A code to be mailed. */
export interface MailMessage {
  /** An e-mail address. */
  email: string;
  purpose: MailPurpose;
  /** The six-digit code. */
  code: string;
}

/**
 * Outcome of a mail. `recipient`: the address was permanently rejected. `unreachable`: a connection or authentication error, or a timeout,
 * so that it may or may not have been sent. `refused`: rejected, temporarily or for another reason. `detail` is for the log, without
 * address and code.
 */
export type MailOutcome = Delivery<'recipient' | 'refused' | 'unreachable'>;

/** Sends codes by mail. Never throws, and never retries. */
export interface MailPort {
  send(message: MailMessage): Promise<MailOutcome>;
}
