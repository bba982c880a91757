import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isApiPath } from './apiPath.ts';
import { decodedPathOf } from './requestedAddress.ts';

/** Answers a request with a page. */
type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

declare module 'fastify' {
  interface FastifyInstance {
    /** What browsers are shown at addresses that nothing else answers; null without a portal. */
    browserPage: { send: SendPage | null };
  }
}

/** Lets the portal, which is registered last, answer browsers. */
export function holdBrowserPage(app: FastifyInstance): void {
  app.decorate('browserPage', { send: null });
}

/** True for a browser that opens an address; scripts, pictures and API callers do not ask for HTML. */
export function wantsPage({ method, url, headers }: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && (headers.accept?.includes('text/html') ?? false) && !isApiPath(decodedPathOf(url));
}

/** Shows a browser the portal's page in place of a refusal in JSON, which people cannot read; null for everyone else. */
export function sendPageInstead(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | null {
  const { send } = request.server.browserPage;
  return send !== null && wantsPage(request) ? send(request, reply) : null;
}
