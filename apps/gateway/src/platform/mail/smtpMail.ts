import type { MailMessage, MailOutcome, MailPort } from './mailPort.ts';
import { mailText } from './mailText.ts';

/** How the connection to the server is protected: from its first byte, from the command STARTTLS on, or not at all. */
export type SmtpTls = 'tls' | 'starttls' | 'none';

/** The server that takes mails, and as whom. */
export interface SmtpAccount {
  host: string;
  port: number;
  tls: SmtpTls;
  /** Null for a server that asks for no password. */
  login: { user: string; password: string } | null;
  /** Who sends, `name <address>` or an address. */
  from: string;
}

/** An account and how it is used. */
export interface SmtpOptions extends SmtpAccount {
  /** Milliseconds after which a mail is given up, all in all: its connection is closed then. */
  timeoutMs: number;
  /** Certificates that are trusted instead of the machine's own; for tests. */
  trusted?: string;
}

/** Answers to RCPT that are about the mailbox (RFC 5321); others are about who sends. */
const recipientCodes = new Set([550, 551, 553]);

/** Whether an answer is about the recipient by its enhanced code (RFC 3463), where it has one. A full mailbox may have room tomorrow. */
function saysRecipient(answer: string): boolean {
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})/.exec(answer)?.[1];
  return enhanced === undefined || enhanced.startsWith('5.1.') || (enhanced.startsWith('5.2.') && enhanced !== '5.2.2');
}

/** What the library says of a connection that could not be made, kept, protected, or used by whom the platform is. */
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

/** What the log may show of an error: words of the library and numbers of SMTP, and never a server's text, which repeats the address. */
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
  const { host, port, tls, login, from, timeoutMs, trusted } = options;
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
    // RFC 3834: nobody's absence is answered to a code.
    { from, headers: { 'Auto-Submitted': 'auto-generated' } },
  );
  return async ({ email, purpose, code }) => {
    // Its end closes the connection, so that a server that wakes up later finds nothing to take.
    const signal = AbortSignal.timeout(timeoutMs);
    await transport.sendMail({ to: { name: '', address: email }, ...mailText({ purpose, code }), signal });
  };
}

/**
 * Sends codes by a server that speaks SMTP. The library is loaded here and not before: only those pay for it who send by it. Never throws
 * and never logs; sends each mail once, over a connection of its own, and tries none again.
 */
export function createSmtpMail(options: SmtpOptions): MailPort {
  const sender = loadSender(options);
  // A library that cannot be loaded shows when a mail is sent.
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
