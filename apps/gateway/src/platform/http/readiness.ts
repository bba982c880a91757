import type { FastifyInstance } from 'fastify';
import type { Store } from '../database/database.ts';
import { jsonType, refuse } from './answer.ts';
import { refusals } from './refusals.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes /readyz answer 503 from now on, so that a balancer sends nobody here; called before the server closes. */
    endReadiness(): void;
  }
}

/** Milliseconds the database has for the answer that counts as ready. */
const answerMs = 2_000;

async function answers(store: Store): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), answerMs);
  });
  const answered = store.prepared('readiness', 'select 1 as ready', []).then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answered, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Mounts /healthz (the process lives) and /readyz (the database answers and the gateway is not shutting down). */
export function mountReadiness(app: FastifyInstance, store: Store): void {
  let closing = false;
  app.decorate('endReadiness', () => {
    closing = true;
  });
  const good = JSON.stringify({ success: true, data: null, message: '' });
  const uncached = { 'cache-control': 'no-store', 'content-type': jsonType };
  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) => reply.headers(uncached).send(good));
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    reply.headers(uncached);
    if (closing || !(await answers(store))) return refuse(reply, refusals.notReady);
    return reply.send(good);
  });
}
