import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import { sendJson } from '../http/answer.ts';
import { wantsPage } from '../http/browserPage.ts';
import { queryOf } from '../http/requestedAddress.ts';
import type { MailOutbox } from '../mail/mailOutbox.ts';
import { sameText } from '../secret/sameText.ts';
import { fromThisMachine } from './fromThisMachine.ts';
import { outboxPage } from './outboxPage.ts';
import type { OutboxMessage, SmsPort } from './smsPort.ts';
import { smsText } from './smsText.ts';

/** Number of messages kept; the oldest is dropped first. */
const keptMessages = 100;

/** Keeps messages instead of sending them: for a machine without a provider. */
export interface SmsOutbox extends SmsPort {
  /** The last 100 messages, newest first; filtered by phone when one is given. */
  messages(phone?: string): OutboxMessage[];
}

/** Creates an outbox. `print` gets one line per message, without line end, with the phone and the code. */
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

/** Path of the outbox page. */
const path = '/__outbox';

/** Cookie with the key, set when the link is opened. */
const keyCookie = 'lima_outbox';

/** A query parameter; empty when absent. */
function asked(url: string, name: 'phone' | 'email' | 'key'): string {
  return (queryOf(url)[name] ?? '').trim();
}

/** Redirects a browser to the URL without the key, so that it is neither in the address bar nor in a shared link. */
function takeKey(reply: FastifyReply, key: string, sought: { phone: string; email: string }): FastifyReply {
  const cookie = stringifySetCookie({ name: keyCookie, value: key, path, httpOnly: true, sameSite: 'strict' });
  const fields = new URLSearchParams(Object.entries(sought).filter(([, value]) => value !== ''));
  const query = fields.size === 0 ? '' : `?${fields}`;
  return reply.header('cache-control', 'no-store').header('set-cookie', cookie).redirect(`${path}${query}`, 303);
}

/** Content of the page; a channel with real delivery is omitted. */
export interface Outboxes {
  smsOutbox?: Pick<SmsOutbox, 'messages'>;
  mailOutbox?: Pick<MailOutbox, 'mails'>;
}

/**
 * Mounts `GET /__outbox`: the messages in the outboxes, as JSON or, for browsers, as a page, filtered by `?phone=` and `?email=`. Because
 * it shows codes, it requires the key, from `?key=` or from the cookie set for it, and a request from this machine; otherwise it is 404.
 * The machine alone is not enough: a local proxy that adds no header looks the same.
 */
export function mountOutbox(app: FastifyInstance, { smsOutbox, mailOutbox }: Outboxes, key: string): void {
  app.get(path, (request, reply) => {
    const isKeyGiven = sameText(asked(request.url, 'key'), key);
    const isKnown = isKeyGiven || sameText(parseCookie(request.headers.cookie ?? '')[keyCookie] ?? '', key);
    if (!isKnown || !fromThisMachine(request)) return reply.callNotFound();
    const sought = { phone: asked(request.url, 'phone'), email: asked(request.url, 'email') };
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
