import rateLimit from '@fastify/rate-limit';
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

/**
 * Rate limits calls of the API, known and unknown together, by address; IPv6 by network, since a visitor has 2^64 addresses. Pages and
 * files are not limited. Answers 429 with Retry-After. Returns the hook for routes outside the contract.
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
  app.addHook('onRoute', (route) => {
    if (route.config?.endpoint !== undefined) route.onRequest = hook;
  });
  return hook;
}
