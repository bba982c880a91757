import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseUnavailable } from '../database/databaseUnavailable.ts';
import { PicturesUnavailable } from '../picturesUnavailable.ts';
import { isStorageFull } from '../storageFull.ts';
import { refuse } from './answer.ts';
import { sendPageInstead, wantsPage } from './browserPage.ts';
import { type OwnRefusal, refusals } from './refusals.ts';
import { pathOf } from './requestedAddress.ts';

/** Message for a client error, by HTTP status. */
const byStatus: Record<number, OwnRefusal> = {
  400: refusals.malformedBody,
  404: refusals.unknownCall,
  413: refusals.bodyTooLarge,
  415: refusals.bodyType,
  416: refusals.rangeMissing,
  429: refusals.tooMany,
  503: refusals.busy,
};

/** Thrown for an unreadable body; the error handler turns it into the envelope. */
class UnreadableBody extends Error {
  override readonly name = 'UnreadableBody';
  readonly statusCode = refusals.malformedBody.status;
}

/**
 * Rethrows a body parser's error with a client error status if it has none: form parsers throw plain errors. System errors, such as a full
 * disk, are unchanged.
 */
export function throwUnreadable(error: unknown): never {
  if (!(error instanceof Error) || 'statusCode' in error || 'syscall' in error) throw error;
  throw new UnreadableBody('body not readable', { cause: error });
}

/** NUL and UTF-8-encoded surrogates in a URL: no lookup key contains them. */
const unreadableAddress = /%00|%ED%[AB]/i;

/** Answers a malformed URL: browsers get a page. */
function answerAddress(request: FastifyRequest, reply: FastifyReply): void {
  const page = sendPageInstead(request, reply);
  if (page === null) refuse(reply.header('cache-control', 'no-store'), refusals.malformedAddress);
  else page.catch((error: FastifyError) => answerError(error, request, reply));
}

/** Rejects URLs with text that no database can store. Pages read their query without it (`readQuery`). */
export function refuseUnreadableAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { url } = request;
    const isRefused = unreadableAddress.test(url) && (!wantsPage(request) || unreadableAddress.test(pathOf(url)));
    if (isRefused) answerAddress(request, reply);
    else done();
  });
}

/** Answers an error. Its message is only logged; the client gets one of the gateway's own messages. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('cache-control', 'no-store');
  if (error instanceof DatabaseUnavailable) {
    request.log.warn({ err: error }, 'database unavailable');
    return refuse(reply, refusals.databaseAway);
  }
  if (error instanceof PicturesUnavailable) {
    request.log.warn({ err: error }, 'picture storage unavailable');
    return refuse(reply, refusals.picturesAway);
  }
  if (isStorageFull(error)) {
    request.log.error({ err: error }, 'storage full');
    return refuse(reply, refusals.storageFull);
  }
  const status = error.statusCode ?? 500;
  const refusal = byStatus[status] ?? (status < 500 ? refusals.malformedBody : undefined);
  if (refusal !== undefined) return refuse(reply, refusal);
  request.log.error({ err: error }, 'unexpected error');
  return refuse(reply, refusals.unexpected, request.id);
}

/** Answers a URL that the router cannot read: no route, and no hook, has seen the request. */
export function answerUnroutable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  if (error.code !== 'FST_ERR_BAD_URL' && !wantsPage(request)) answerError(error, request, reply);
  else answerAddress(request, reply);
}

/** Parses JSON bodies, an empty one as absent, and no other content type. */
export function readJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'ignore');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body as string, done);
  });
}
