import {
  decodeRequest,
  type Endpoint,
  encodeFailure,
  encodeReply,
  failureEnvelope,
  successEnvelope,
} from '@lima-id/api';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendJson } from './answer.ts';
import { endOfTurn } from './endOfTurn.ts';
import { holdsTag } from './entityTag.ts';

/** What a handler knows about the request beside its content. */
export interface RequestContext {
  /** The visitor's network address; behind a trusted proxy, the forwarded one. Never logged. */
  address: string;
  requestId: string;
  log: FastifyBaseLogger;
}

/** A refusal: the HTTP status, the message people read and, where the endpoint has one, its failure data. */
export interface Refusal<Failure> {
  status: number;
  code?: number;
  message: string;
  data?: Failure;
}

/**
 * What a handler answers. `etag` is the entity tag as it stands on the wire, quotes included: when the request already has it, the
 * answer is 304, nothing is encoded and `body` is not read. `body` is a whole envelope already written as JSON in UTF-8, for
 * answers that are kept encoded.
 */
export type Reply<Data, Failure> =
  | { data: Data; message?: string; etag?: string }
  | { body: Uint8Array; etag?: string }
  | { failure: Refusal<Failure> };

/** Answers one endpoint with clean values in and out. */
export type Handler<Request, Data, Failure> = (
  request: Request,
  context: RequestContext,
) => Promise<Reply<Data, Failure>> | Reply<Data, Failure>;

/** Marks the routes of the contract and gives them the rate limit. */
declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the endpoint in the contract. */
    endpoint?: string;
  }
}

/** Where the wire form of a request stands in the HTTP request. */
function readInput(
  endpoint: Pick<Endpoint<unknown, unknown>, 'name' | 'encoding'>,
): (request: FastifyRequest) => unknown {
  switch (endpoint.encoding) {
    case 'none':
      return () => undefined;
    case 'query':
      return (request) => request.query;
    case 'json':
      return (request) => request.body;
    case 'form':
    case 'multipart':
      throw new Error(
        `The endpoint ${endpoint.name} is sent as ${endpoint.encoding}, which the gateway does not read yet.`,
      );
  }
}

/**
 * Mounts one endpoint of the contract: decodes the request by its codec, runs the handler, answers the envelope. A request that
 * breaks the contract is refused with 400 and the codec's sentence. Endpoints that need a login are refused at start: there is
 * nothing yet that could check a token.
 */
export function mount<Request, Data, Failure>(
  app: FastifyInstance,
  endpoint: Endpoint<Request, Data, Failure>,
  handler: Handler<Request, Data, Failure>,
): void {
  if (endpoint.auth === 'token')
    throw new Error(`The endpoint ${endpoint.name} needs a login, which the gateway lacks.`);
  const input = readInput(endpoint);

  function refuse(reply: FastifyReply, refusal: Refusal<Failure>): FastifyReply {
    const { status, code, message, data } = refusal;
    const envelope = failureEnvelope({ message, code, data: encodeFailure(endpoint, data ?? null) });
    return sendJson(reply, status, JSON.stringify(envelope));
  }

  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint: endpoint.name },
    async handler(request, reply) {
      const verdict = decodeRequest(endpoint, input(request));
      if (!verdict.ok) return refuse(reply, { status: 400, message: verdict.message });
      const handled = handler(verdict.value, { address: request.ip, requestId: request.id, log: request.log });
      if (!(handled instanceof Promise)) await endOfTurn();
      const answer = await handled;
      if ('failure' in answer) return refuse(reply, answer.failure);
      if (answer.etag !== undefined) {
        reply.header('etag', answer.etag).header('cache-control', 'no-cache');
        if (holdsTag(request.headers['if-none-match'], answer.etag)) return reply.code(304).send();
      } else {
        reply.header('cache-control', 'no-store');
      }
      if ('body' in answer) return sendJson(reply, 200, answer.body);
      return sendJson(reply, 200, JSON.stringify(successEnvelope(encodeReply(endpoint, answer.data), answer.message)));
    },
  });
}
