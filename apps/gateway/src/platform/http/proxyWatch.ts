import type { FastifyInstance } from 'fastify';

/** Warning of `GET /readyz` about an untrusted proxy. */
const unnamedProxy =
  '收到经代理转发的请求（X-Forwarded-For 或 Forwarded），但未设置 TRUST_PROXY：代理之后的所有访客被当作同一个地址，共用访问次数限制。请按 README 设置 TRUST_PROXY。';

/**
 * Detects forwarded requests while no proxy is trusted: all visitors behind that proxy then share one rate limit. Logs one warning; the
 * returned function gives the warnings for the lifetime of the gateway. Without a proxy, a client has set the header itself, which is
 * harmless.
 */
export function watchForProxy(app: FastifyInstance, isTrusting: boolean): () => readonly string[] {
  const warnings: string[] = [];
  if (isTrusting) return () => warnings;
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request;
    if (warnings.length === 0 && (headers['x-forwarded-for'] ?? headers['forwarded']) !== undefined) {
      warnings.push(unnamedProxy);
      app.log.warn('a request was forwarded while TRUST_PROXY is off: visitors behind the proxy count as one');
    }
    done();
  });
  return () => warnings;
}
