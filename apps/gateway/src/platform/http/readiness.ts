import { successEnvelope } from '@lima-id/api';
import type { FastifyInstance } from 'fastify';
import type { Store } from '../database/database.ts';
import type { JobReports } from '../job/jobs.ts';
import { jsonType, refuse } from './answer.ts';
import { refusals } from './refusals.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Makes /readyz answer 503 from now on, so that a balancer sends nobody here, and ends connections with their next answer; called
     * before the server closes.
     */
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

/** What /readyz reports to operators; none of it makes a gateway unready. */
export interface ReadinessReport {
  /** What became of the background jobs. */
  jobs: () => JobReports;
  /** What is configured wrongly, as sentences in Chinese. */
  warnings: () => readonly string[];
}

/**
 * Mounts /healthz (the process lives) and /readyz (the database answers and the gateway is not shutting down), which also reports the
 * jobs and warnings: requests are answered whatever these say.
 */
export function mountReadiness(app: FastifyInstance, store: Store, { jobs, warnings }: ReadinessReport): void {
  let closing = false;
  app.decorate('endReadiness', () => {
    closing = true;
  });
  app.addHook('onRequest', (_request, reply, done) => {
    if (closing) reply.header('connection', 'close');
    done();
  });
  const good = JSON.stringify({ success: true, data: null, message: '' });
  const uncached = { 'cache-control': 'no-store', 'content-type': jsonType };
  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) => reply.headers(uncached).send(good));
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    reply.headers(uncached);
    if (closing || !(await answers(store))) return refuse(reply, refusals.notReady);
    return reply.send(JSON.stringify(successEnvelope({ jobs: jobs(), warnings: warnings() }, '')));
  });
}
