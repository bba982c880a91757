import type { FastifyInstance } from 'fastify';

/** Milliseconds that a shutdown waits for requests in progress. */
const graceMs = 8_000;

/**
 * Graceful shutdown of connections: requests in progress are answered, and idle connections are closed. Otherwise a browser's spare
 * connection would hold the process for the keep-alive timeout.
 */
export function drainOnClose(app: FastifyInstance): void {
  let underWay = 0;
  let closing = false;
  const closeWhenQuiet = () => {
    if (closing && underWay === 0) app.server.closeAllConnections();
  };
  app.addHook('onRequest', (_request, _reply, done) => {
    underWay += 1;
    done();
  });
  app.addHook('onResponse', (_request, _reply, done) => {
    underWay -= 1;
    closeWhenQuiet();
    done();
  });
  app.addHook('preClose', async () => {
    closing = true;
    // The server stops listening after this hook: connections open then are closed in the next tick.
    setImmediate(closeWhenQuiet);
    const end = setTimeout(() => app.server.closeAllConnections(), graceMs).unref();
    app.server.once('close', () => clearTimeout(end));
  });
}
