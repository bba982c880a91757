import { emailKey } from '@lima-id/domain';
import type { Clock } from '../clock/clock.ts';
import type { MailMessage, MailPort } from './mailPort.ts';
import { mailText } from './mailText.ts';

/** Number of mails kept; the oldest is dropped first. */
const keptMails = 100;

export interface OutboxMail extends MailMessage {
  subject: string;
  text: string;
  /** Time of sending, as ISO 8601 in UTC. */
  sentAt: string;
}

/** Keeps mails instead of sending them: for a machine without a mail server. */
export interface MailOutbox extends MailPort {
  /** The last 100 mails, newest first; filtered by address when one is given. */
  mails(email?: string): OutboxMail[];
}

interface MailOutboxOptions {
  /** The platform that mails are from. */
  platformName: string;
  /** Gets one line per mail, without line end, with the address and the code. */
  print(line: string): void;
  clock: Pick<Clock, 'now'>;
}

export function createMailOutbox({ platformName, print, clock }: MailOutboxOptions): MailOutbox {
  const kept: OutboxMail[] = [];
  return {
    async send({ email, purpose, code }) {
      const { subject, text } = mailText({ purpose, code }, platformName);
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
