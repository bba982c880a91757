import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import { sendJson } from '../http/answer.ts';
import type { MailOutbox } from '../mail/mailOutbox.ts';
import { sameText } from '../secret/sameText.ts';
import { fromThisMachine } from './fromThisMachine.ts';
import { outboxPage } from './outboxPage.ts';
import type { OutboxMessage, SmsPort } from './smsPort.ts';
import { smsText } from './smsText.ts';

/** Messages that are kept; the oldest goes first. */
const keptMessages = 100;

/** Keeps messages instead of sending them: for a machine without a provider. */
export interface SmsOutbox extends SmsPort {
  /** The last 100 messages, newest first; only those to a phone when one is given. */
  messages(phone?: string): OutboxMessage[];
}

/** Makes an outbox. `print` gets one line for each message, without its end; what it prints holds the phone and the code. */
export function createOutbox(print: (line: string) => void, clock: Pick<Clock, 'now'>): SmsOutbox {
  const kept: OutboxMessage[] = [];
  return {
    async send({ phone, purpose, code }) {
      const text = smsText({ purpose, code });
      kept.unshift({ phone, purpose, code, text, sentAt: clock.now().toISOString() });
      kept.splice(keptMessages);
      print(`短信 ${phone} ${text}`);
      return { ok: true };
    },
    messages: (phone) => (phone === undefined ? [...kept] : kept.filter((message) => message.phone === phone)),
  };
}

/** Where the outbox is shown. */
const path = '/__outbox';

/** The cookie by which a browser that has opened the link once is known. */
const keyCookie = 'lima_outbox';

/** A field of the query; empty without one. One that is given twice counts as the first. */
function asked(query: unknown, name: 'phone' | 'email' | 'key'): string {
  const given = (query as Partial<Record<typeof name, string | string[]>>)[name];
  return ([given].flat()[0] ?? '').trim();
}

/** Leads a browser to the page without the key, so that it stands neither in its bar nor in a link that somebody passes on. */
function takeKey(reply: FastifyReply, key: string, sought: { phone: string; email: string }): FastifyReply {
  const cookie = stringifySetCookie({ name: keyCookie, value: key, path, httpOnly: true, sameSite: 'strict' });
  const fields = new URLSearchParams(Object.entries(sought).filter(([, value]) => value !== ''));
  const query = fields.size === 0 ? '' : `?${fields}`;
  return reply.header('cache-control', 'no-store').header('set-cookie', cookie).redirect(`${path}${query}`, 303);
}

function wantsPage(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/html') ?? false;
}

/** What the page shows; a channel that really sends is left out. */
export interface Outboxes {
  smsOutbox?: Pick<SmsOutbox, 'messages'>;
  mailOutbox?: Pick<MailOutbox, 'mails'>;
}

/**
 * Mounts `GET /__outbox`: what the outboxes keep, as JSON or, for a browser, as a page; `?phone=` chooses one phone and `?email=` one address. It shows codes, so it
 * answers requests with the key only, from `?key=` or from the cookie that a browser gets for it, made on this very machine, and is an
 * unknown call to all others. The machine alone is not enough: a proxy on it that adds no header looks the same.
 */
export function mountOutbox(app: FastifyInstance, { smsOutbox, mailOutbox }: Outboxes, key: string): void {
  app.get(path, (request, reply) => {
    const isKeyGiven = sameText(asked(request.query, 'key'), key);
    const isKnown = isKeyGiven || sameText(parseCookie(request.headers.cookie ?? '')[keyCookie] ?? '', key);
    if (!isKnown || !fromThisMachine(request)) return reply.callNotFound();
    const sought = { phone: asked(request.query, 'phone'), email: asked(request.query, 'email') };
    if (isKeyGiven && wantsPage(request)) return takeKey(reply, key, sought);
    const messages = smsOutbox?.messages(sought.phone || undefined) ?? [];
    const mails = mailOutbox?.mails(sought.email || undefined) ?? [];
    reply.headers({ 'cache-control': 'no-store', vary: 'Accept', 'cross-origin-resource-policy': 'same-origin' });
    if (wantsPage(request)) {
      return reply.type('text/html; charset=utf-8').send(outboxPage({ messages, mails, ...sought }));
    }
    return sendJson(reply, 200, JSON.stringify({ messages, mails }));
  });
}
