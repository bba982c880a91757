import type { Delivery } from '../codes/codes.ts';

/** What a mail is sent for; `emailChanged` is a notice, and its code the new address, most of it hidden. */
export const mailPurposes = ['changeEmail', 'newEmail', 'emailChanged'] as const;

/** What a mail is sent for: one of `mailPurposes`. */
export type MailPurpose = (typeof mailPurposes)[number];

/** A code on its way to a mailbox. */
export interface MailMessage {
  /** An e-mail address. */
  email: string;
  purpose: MailPurpose;
  /** The code itself: 6 digits. */
  code: string;
}

/**
 * What became of a mail. `recipient`: the address was refused for good. `unreachable`: nobody answered to the end, or the platform was not
 * let in, so that it may or may not have been sent. `refused`: not taken, for now or for another reason. `detail` is for the log: it holds
 * neither the address nor the code.
 */
export type MailOutcome = Delivery<'recipient' | 'refused' | 'unreachable'>;

/** Sends codes to mailboxes. Never throws, and sends each mail once. */
export interface MailPort {
  send(message: MailMessage): Promise<MailOutcome>;
}
