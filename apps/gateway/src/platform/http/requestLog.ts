import type { FastifyInstance } from 'fastify';

/**
 * Writes one line a request: method, route (never the address asked for, which may carry what a visitor typed), status and time.
 * Neither the visitor's address nor any header is written.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const fields = {
      method: request.method,
      route: request.routeOptions.config.endpoint ?? request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (reply.statusCode >= 500) request.log.error(fields, 'request');
    else request.log.info(fields, 'request');
    done();
  });
}
