import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './answer.ts';
import { type OwnRefusal, refusals } from './refusals.ts';

/** What a visitor is told of an error that is the request's own fault, by its HTTP status. */
const byStatus: Record<number, OwnRefusal> = {
  400: refusals.malformedBody,
  404: refusals.unknownCall,
  413: refusals.bodyTooLarge,
  415: refusals.bodyType,
  416: refusals.rangeMissing,
  429: refusals.tooMany,
};

/** Answers an error. The text of an error is for the log; the visitor gets one of the gateway's own sentences. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('cache-control', 'no-store');
  if (error.code === 'FST_ERR_BAD_URL') return refuse(reply, refusals.malformedAddress);
  const status = error.statusCode ?? 500;
  const refusal = byStatus[status] ?? (status < 500 ? refusals.malformedBody : undefined);
  if (refusal !== undefined) return refuse(reply, refusal);
  request.log.error({ err: error }, 'unexpected error');
  return refuse(reply, refusals.unexpected, request.id);
}

/** Reads JSON bodies, an empty one as absent, and no other kind of body. */
export function readJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'ignore');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body as string, done);
  });
}
