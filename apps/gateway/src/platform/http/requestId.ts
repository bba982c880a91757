import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const wellFormed = /^[A-Za-z0-9_-]{8,64}$/;

/** Header of request ids, in both directions. */
export const requestIdHeader = 'x-request-id';

/**
 * The id of a request: the client's when it is 8 to 64 letters, digits, hyphens and underscores (which prevents log injection), else a new
 * one.
 */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers[requestIdHeader];
  return typeof given === 'string' && wellFormed.test(given) ? given : randomUUID();
}
