import { emailKey } from '@lima-id/domain';
import type { Clock } from '../clock/clock.ts';
import type { MailMessage, MailPort } from './mailPort.ts';
import { mailText } from './mailText.ts';

/** Mails that are kept; the oldest goes first. */
const keptMails = 100;

/** A mail that the outbox keeps. */
export interface OutboxMail extends MailMessage {
  subject: string;
  text: string;
  /** When it was sent, as ISO 8601 in UTC. */
  sentAt: string;
}

/** Keeps mails instead of sending them: for a machine without a mail server. */
export interface MailOutbox extends MailPort {
  /** The last 100 mails, newest first; only those to an address when one is given. */
  mails(email?: string): OutboxMail[];
}

/** Makes an outbox. `print` gets one line for each mail, without its end; what it prints holds the address and the code. */
export function createMailOutbox(print: (line: string) => void, clock: Pick<Clock, 'now'>): MailOutbox {
  const kept: OutboxMail[] = [];
  return {
    async send({ email, purpose, code }) {
      const { subject, text } = mailText({ purpose, code });
      kept.unshift({ email, purpose, code, subject, text, sentAt: clock.now().toISOString() });
      kept.splice(keptMails);
      print(`邮件 ${email} ${subject} ${text}`);
      return { ok: true };
    },
    mails(email) {
      return email === undefined ? [...kept] : kept.filter((mail) => emailKey(mail.email) === emailKey(email));
    },
  };
}
