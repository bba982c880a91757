import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { refuse } from './answer.ts';
import { sendPageInstead } from './browserPage.ts';
import { refusals } from './refusals.ts';

/**
 * Answers unmatched routes with the 404 envelope, and browsers outside the API with the page of unknown addresses; unknown calls count
 * towards the rate limit.
 */
export function answerUnknown(app: FastifyInstance, limit: onRequestAsyncHookHandler | undefined): void {
  app.setNotFoundHandler(
    limit === undefined ? {} : { preHandler: limit },
    (request, reply) =>
      sendPageInstead(request, reply) ?? refuse(reply.header('cache-control', 'no-store'), refusals.unknownCall),
  );
}
