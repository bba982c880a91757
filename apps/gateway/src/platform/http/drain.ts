import type { FastifyInstance } from 'fastify';

/** Milliseconds for which a closing gateway waits for requests that are under way. */
const graceMs = 8_000;

/**
 * Lets a closing gateway end: requests under way are answered, and connections without one are closed. Left alone, a browser's
 * spare connection would hold the process for as long as connections are kept.
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
    // The server stops listening after this hook: what is open then is closed in the next turn.
    setImmediate(closeWhenQuiet);
    const end = setTimeout(() => app.server.closeAllConnections(), graceMs).unref();
    app.server.once('close', () => clearTimeout(end));
  });
}
