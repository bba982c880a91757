import {
  decodeRequest,
  type Endpoint,
  encodeFailure,
  encodeReply,
  failureEnvelope,
  routePattern,
  successEnvelope,
} from '@lima-id/api';
import { parseCookie, type SetCookie, stringifySetCookie } from 'cookie';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AccessRule, accessRules } from '../authorisation/accessRules.ts';
import { createGuard, type Identities } from '../authorisation/authorise.ts';
import type { Caller, EnterpriseCaller } from '../authorisation/caller.ts';
import { sendJson } from './answer.ts';
import { endOfTurn } from './endOfTurn.ts';
import { holdsTag } from './entityTag.ts';
import { createInputReader, type Input } from './input.ts';
import { visitorOf } from './visitor.ts';

/** What a handler knows about the request beside its content. */
export interface RequestContext {
  /** The visitor's network address; behind a trusted proxy, the forwarded one. Never logged. */
  address: string;
  /** Whom the address stands for where visitors are counted: see `visitorOf`. */
  readonly visitor: string;
  requestId: string;
  log: FastifyBaseLogger;
  /** Who calls; null when nobody is known. */
  caller: Caller | null;
  /** What the visitor's browser says of itself; empty when it says nothing. */
  readonly userAgent: string;
  /** Which enterprise's own systems call; null when it is not they who do. */
  enterprise: EnterpriseCaller | null;
  /** The cookies that came along. */
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** Sends a cookie back. */
  setCookie(cookie: SetCookie): void;
  /** Whether the visitor's connection is encrypted. */
  encrypted: boolean;
}

/** The caller of an endpoint that only callers reach. */
export function callerOf(context: Pick<RequestContext, 'caller'>): Caller {
  if (context.caller === null) throw new Error('This endpoint is open to everybody.');
  return context.caller;
}

/** The enterprise of an endpoint that only enterprises' own systems reach. */
export function enterpriseOf(context: Pick<RequestContext, 'enterprise'>): EnterpriseCaller {
  if (context.enterprise === null) throw new Error("This endpoint is open to others than enterprises' systems.");
  return context.enterprise;
}

/** A refusal: the HTTP status, the message people read and, where the endpoint has one, its failure data. */
export interface Refusal<Failure> {
  status: number;
  code?: number;
  message: string;
  data?: Failure;
  /** Seconds after which the same is worth another try; sent in the header Retry-After. */
  retryAfterSeconds?: number;
}

/**
 * What a handler answers. `code` is what a success says by a number. `etag` is the entity tag as it stands on the wire, quotes included: when the request already has it, the
 * answer is 304, nothing is encoded and `body` is not read. `body` is a whole envelope already written as JSON in UTF-8, for
 * answers that are kept encoded.
 */
export type Reply<Data, Failure> =
  | { data: Data; message?: string; code?: number; etag?: string }
  | { body: Uint8Array; etag?: string }
  | { failure: Refusal<Failure> };

/** Answers one endpoint with clean values in and out. */
export type Handler<Request, Data, Failure> = (
  request: Request,
  context: RequestContext,
) => Promise<Reply<Data, Failure>> | Reply<Data, Failure>;

/**
 * Judges a call before its input is read, and before anything of a form with files is: counts it, for instance. Gives why it is refused;
 * null when it is not.
 */
export type BeforeBody<Failure> = (context: RequestContext) => Promise<Refusal<Failure> | null>;

/** What a mounted endpoint has beside its handler. */
export interface MountOptions<Failure> {
  beforeBody?: BeforeBody<Failure>;
  /** Who may call what, by the endpoint's name. */
  rules?: Readonly<Record<string, AccessRule>>;
}

/** Marks the routes of the contract and gives them the rate limit. */
declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the endpoint in the contract. */
    endpoint?: string;
  }
  interface FastifyInstance extends Identities {
    /** Whether people reach this gateway by HTTPS, as its public address says: a proxy may speak plain HTTP to it. */
    publicHttps: boolean;
  }
}

function contextOf(
  request: FastifyRequest,
  reply: FastifyReply,
  callers: Pick<RequestContext, 'caller' | 'enterprise'>,
): RequestContext {
  return {
    address: request.ip,
    get visitor() {
      return visitorOf(request.ip);
    },
    requestId: request.id,
    log: request.log,
    ...callers,
    userAgent: request.headers['user-agent'] ?? '',
    // Few calls look at them.
    get cookies() {
      return parseCookie(request.headers.cookie ?? '');
    },
    setCookie: (cookie) => void reply.header('set-cookie', stringifySetCookie(cookie)),
    encrypted: request.protocol === 'https' || request.server.publicHttps,
  };
}

/**
 * Mounts one endpoint of the contract: decodes the request by its codec, runs the handler, answers the envelope. A request that
 * breaks the contract is refused with 400 and the codec's sentence. Who may call is what `rules` say of the endpoint's name; one
 * that they do not name cannot be mounted. A form with files is read last, when nothing else speaks against the call.
 */
export function mount<Request, Data, Failure>(
  app: FastifyInstance,
  endpoint: Endpoint<Request, Data, Failure>,
  handler: Handler<Request, Data, Failure>,
  { beforeBody, rules = accessRules }: MountOptions<Failure> = {},
): void {
  const guard = createGuard(endpoint, Object.hasOwn(rules, endpoint.name) ? rules[endpoint.name] : undefined);
  const openInput = createInputReader(endpoint);

  function refuse(reply: FastifyReply, refusal: Refusal<Failure>): FastifyReply {
    const { status, code, message, data, retryAfterSeconds } = refusal;
    if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
    const envelope = failureEnvelope({ message, code, data: encodeFailure(endpoint, data ?? null) });
    return sendJson(reply, status, JSON.stringify(envelope));
  }

  /** Reads the input and runs the handler; what it gives sends the answer. */
  async function answer(
    reply: FastifyReply,
    request: FastifyRequest,
    context: RequestContext,
    input: Input,
  ): Promise<() => FastifyReply> {
    const refusal = beforeBody === undefined ? null : await beforeBody(context);
    if (refusal !== null) return () => refuse(reply, refusal);
    const read = input.read();
    const verdict = decodeRequest(endpoint, read instanceof Promise ? await read : read);
    if (!verdict.ok) return () => refuse(reply, { status: 400, message: verdict.message });
    const handled = handler(verdict.value, context);
    if (!(handled instanceof Promise)) await endOfTurn();
    const answered = await handled;
    if ('failure' in answered) return () => refuse(reply, answered.failure);
    if (answered.etag !== undefined) {
      reply.header('etag', answered.etag).header('cache-control', 'no-cache');
      if (holdsTag(request.headers['if-none-match'], answered.etag)) return () => reply.code(304).send();
    } else {
      reply.header('cache-control', 'no-store');
    }
    const body =
      'body' in answered
        ? answered.body
        : JSON.stringify(successEnvelope(encodeReply(endpoint, answered.data), answered.message, answered.code));
    return () => sendJson(reply, 200, body);
  }

  app.route({
    method: endpoint.method,
    url: routePattern(endpoint.path),
    config: { endpoint: endpoint.name },
    ...(endpoint.bodyMaxBytes === undefined ? {} : { bodyLimit: endpoint.bodyMaxBytes }),
    async handler(request, reply) {
      const guarded = guard(request, app);
      const authorised = guarded instanceof Promise ? await guarded : guarded;
      if ('refusal' in authorised) return refuse(reply, authorised.refusal);
      const context = contextOf(request, reply, authorised);
      const input = openInput(request);
      let send: () => FastifyReply;
      try {
        send = await answer(reply, request, context, input);
      } finally {
        // First, so that a client that has its answer finds the form's place free.
        if (input.close !== undefined) await input.close();
      }
      return send();
    },
  });
}
