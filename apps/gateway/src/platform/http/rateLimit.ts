import rateLimit from '@fastify/rate-limit';
import { contract } from '@lima-id/api';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { refusals } from './refusals.ts';

/** Rate limit per address. */
export interface RateLimit {
  max: number;
  windowMs: number;
}

/** Ten calls a second over a minute: more than a person, or a hall of people behind one address, needs. */
export const defaultRateLimit: RateLimit = { max: 600, windowMs: 60_000 };

/** Maximum number of counted addresses (LRU). */
const rememberedAddresses = 20_000;

/** Thrown when the limit is exceeded; the error handler turns it into the envelope. */
export class TooManyRequests extends Error {
  override readonly name = 'TooManyRequests';
  readonly statusCode = refusals.tooMany.status;
}

/** Calls of enterprises' systems, which pace themselves by what is left. */
const registrarCalls: ReadonlySet<string> = new Set(
  Object.values(contract)
    .filter(({ auth }) => auth === 'registrar')
    .map(({ name }) => name),
);

/**
 * Sets the headers `RateLimit-Limit`, `-Remaining` and `-Reset` of a call, also of one that is refused, as the draft
 * draft-ietf-httpapi-ratelimit-headers had them at first, and the plugin has them: calls that are left, and seconds until all are.
 */
function announceRate(app: FastifyInstance, { windowMs }: RateLimit): onRequestAsyncHookHandler {
  const look = app.createRateLimit();
  return async (request, reply) => {
    const state = await look(request, { increment: false });
    if (state.isAllowed) return;
    // This call is counted next; in a new window nothing is known yet.
    const seconds = Math.ceil((state.ttl > 0 ? state.ttl : windowMs) / 1000);
    reply.headers({
      'ratelimit-limit': state.max,
      'ratelimit-remaining': Math.max(0, state.remaining - 1),
      'ratelimit-reset': seconds,
    });
  };
}

/**
 * Rate limits calls of the API, known and unknown together, by address; IPv6 by network, since a visitor has 2^64 addresses. Pages and
 * files are not limited. Answers 429 with Retry-After. Calls of registrars say what is left. Returns the hook for routes outside the contract.
 */
export async function limitRate(app: FastifyInstance, limit: RateLimit): Promise<onRequestAsyncHookHandler> {
  const silent = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };
  await app.register(rateLimit, {
    global: false,
    max: limit.max,
    timeWindow: limit.windowMs,
    cache: rememberedAddresses,
    ipv6Subnet: 64,
    addHeaders: { ...silent, 'retry-after': true },
    addHeadersOnExceeding: silent,
    errorResponseBuilder: () => new TooManyRequests('rate limit passed'),
  });
  const hook = app.rateLimit();
  const announce = announceRate(app, limit);
  app.addHook('onRoute', (route) => {
    const name = route.config?.endpoint;
    if (name !== undefined) route.onRequest = registrarCalls.has(name) ? [announce, hook] : hook;
  });
  return hook;
}
