import type { MailMessage, MailOutcome, MailPort } from './mailPort.ts';
import { mailText } from './mailText.ts';

/** TLS mode: implicit, STARTTLS, or none. */
export type SmtpTls = 'tls' | 'starttls' | 'none';

/** SMTP server and account. */
export interface SmtpAccount {
  host: string;
  port: number;
  tls: SmtpTls;
  /** Null for a server without authentication. */
  login: { user: string; password: string } | null;
  /** Sender, `name <address>` or an address. */
  from: string;
}

export interface SmtpOptions extends SmtpAccount {
  /** The platform that mails are from. */
  platformName: string;
  /** Total timeout of a mail in ms, after which its connection is closed. */
  timeoutMs: number;
  /** Trusted certificates instead of the system's; for tests. */
  trusted?: string;
}

/** RCPT reply codes about the mailbox (RFC 5321); others are about the sender. */
const recipientCodes = new Set([550, 551, 553]);

/** Whether a reply is about the recipient by its enhanced status code (RFC 3463), if it has one. A full mailbox is temporary. */
function saysRecipient(answer: string): boolean {
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})/.exec(answer)?.[1];
  return enhanced === undefined || enhanced.startsWith('5.1.') || (enhanced.startsWith('5.2.') && enhanced !== '5.2.2');
}

/** The library's error codes for connection, TLS and authentication errors. */
const connectionCodes = new Set([
  'EABORT',
  'EAUTH',
  'ECONNECTION',
  'EDNS',
  'ENOAUTH',
  'EPROTOCOL',
  'ESOCKET',
  'ETIMEDOUT',
  'ETLS',
]);

/** Log text of an error: error codes of the library and SMTP, never the server's text, which repeats the address. */
function detailOf(parts: unknown[]): string {
  const words = parts.filter(
    (part) => typeof part === 'number' || (typeof part === 'string' && /^[A-Z ]{1,32}$/.test(part)),
  );
  return words.length === 0 ? 'unreadable answer' : words.join(' ');
}

function outcomeOfError(error: unknown): MailOutcome {
  const { code, command, responseCode, response } = Object(error) as Record<string, unknown>;
  const detail = detailOf([code, command, responseCode]);
  const isAboutRecipient =
    command === 'RCPT TO' && recipientCodes.has(Number(responseCode)) && saysRecipient(String(response));
  if (isAboutRecipient) return { ok: false, reason: 'recipient', detail };
  return { ok: false, reason: connectionCodes.has(String(code)) ? 'unreachable' : 'refused', detail };
}

async function loadSender(options: SmtpOptions): Promise<(message: MailMessage) => Promise<void>> {
  const { createTransport } = await import('nodemailer');
  const { host, port, tls, login, from, timeoutMs, trusted, platformName } = options;
  const transport = createTransport(
    {
      host,
      port,
      secure: tls === 'tls',
      requireTLS: tls === 'starttls',
      ignoreTLS: tls === 'none',
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      dnsTimeout: timeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
      ...(login === null ? {} : { auth: { user: login.user, pass: login.password } }),
      ...(trusted === undefined ? {} : { tls: { ca: trusted } }),
    },
    // RFC 3834: suppresses auto-replies.
    { from, headers: { 'Auto-Submitted': 'auto-generated' } },
  );
  return async ({ email, purpose, code }) => {
    // The timeout closes the connection, so that a server that recovers later receives nothing.
    const signal = AbortSignal.timeout(timeoutMs);
    const { subject, text } = mailText({ purpose, code }, platformName);
    await transport.sendMail({ to: { name: '', address: email }, subject, text, signal });
  };
}

/**
 * Sends codes by SMTP. The library is loaded lazily, only if SMTP is used. Never throws and never logs; each mail is sent once on a
 * connection of its own, without retries.
 */
export function createSmtpMail(options: SmtpOptions): MailPort {
  const sender = loadSender(options);
  // A failed import is reported when a mail is sent.
  sender.catch(() => {});
  return {
    async send(message) {
      try {
        await (await sender)(message);
        return { ok: true };
      } catch (error) {
        return outcomeOfError(error);
      }
    },
  };
}
