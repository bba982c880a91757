import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { refuse } from './answer.ts';
import { refusals } from './refusals.ts';

/** First path segments of the API; unknown paths below them are unknown calls, never pages. */
const apiPath = /^\/(?:platform-[^/]*|app-zs-asset-manage|security)(?:\/|$)/;

/** True when a path (without query) belongs to the API. */
export function isApiPath(path: string): boolean {
  return apiPath.test(path);
}

/** Answers unmatched routes with the 404 envelope; unknown calls count towards the rate limit. */
export function answerUnknown(app: FastifyInstance, limit: onRequestAsyncHookHandler | undefined): void {
  app.setNotFoundHandler(limit === undefined ? {} : { preHandler: limit }, (_request, reply) =>
    refuse(reply.header('cache-control', 'no-store'), refusals.unknownCall),
  );
}
