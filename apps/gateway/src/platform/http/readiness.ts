import { successEnvelope } from '@lima-id/api';
import type { FastifyInstance } from 'fastify';
import type { Store } from '../database/database.ts';
import type { JobReports } from '../job/jobs.ts';
import { jsonType, refuse } from './answer.ts';
import { refusals } from './refusals.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Makes /readyz answer 503 from now on, so that load balancers stop routing, and closes connections after their next answer; called
     * before the server closes.
     */
    endReadiness(): void;
  }
}

/** Timeout in ms of the database check. */
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

/** Details of /readyz for operators; they do not affect readiness. */
export interface ReadinessReport {
  /** Reports of background jobs. */
  jobs: () => JobReports;
  /** Warnings about the configuration and the log, in Chinese. */
  warnings: () => readonly string[];
}

/**
 * Mounts the health checks /healthz (liveness) and /readyz (readiness: the database answers and the gateway is not shutting down), with
 * reports of jobs and warnings. Requests are served whatever these say.
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
