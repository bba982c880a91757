import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import { sendJson } from '../http/answer.ts';
import { fromThisMachine } from './fromThisMachine.ts';
import { outboxPage } from './outboxPage.ts';
import type { SmsMessage, SmsPort } from './smsPort.ts';
import { smsText } from './smsText.ts';

/** Messages that are kept; the oldest goes first. */
const keptMessages = 100;

/** A message that the outbox keeps. */
export interface OutboxMessage extends SmsMessage {
  /** What the phone would show. */
  text: string;
  /** When it was sent, as ISO 8601 in UTC. */
  sentAt: string;
}

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

/** The phone asked for; empty for all. One that is given twice counts as the first. */
function askedPhone(query: unknown): string {
  const { phone } = query as { phone?: string | string[] };
  return ([phone].flat()[0] ?? '').trim();
}

/**
 * Mounts `GET /__outbox`: what the outbox keeps, as JSON or, for a browser, as a page; `?phone=` chooses one phone. It shows codes, so
 * it answers requests made on this very machine only and is an unknown call to everybody else.
 */
export function mountOutbox(app: FastifyInstance, outbox: Pick<SmsOutbox, 'messages'>): void {
  app.get('/__outbox', (request, reply) => {
    if (!fromThisMachine(request)) return reply.callNotFound();
    const phone = askedPhone(request.query);
    const messages = outbox.messages(phone === '' ? undefined : phone);
    reply.headers({ 'cache-control': 'no-store', vary: 'Accept', 'cross-origin-resource-policy': 'same-origin' });
    if (request.headers.accept?.includes('text/html')) {
      return reply.type('text/html; charset=utf-8').send(outboxPage(messages, phone));
    }
    return sendJson(reply, 200, JSON.stringify({ messages }));
  });
}
