import type { Readable } from 'node:stream';
import {
  decodeRequest,
  type Endpoint,
  encodeFailure,
  encodeReply,
  failureEnvelope,
  routePattern,
  successEnvelope,
} from '@lima-id/api';
import { type AccessRule, accessRules } from '@lima-id/api/documents';
import { parseCookie, type SetCookie, stringifySetCookie } from 'cookie';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller, EnterpriseCaller } from '../authorisation/caller.ts';
import { sendJson } from './answer.ts';
import { createGuard, type Identities } from './authorise.ts';
import { endOfTurn } from './endOfTurn.ts';
import { holdsTag } from './entityTag.ts';
import { isIdempotencyKey } from './idempotencyKey.ts';
import { createInputReader, type Input } from './input.ts';
import { mayBeScript } from './mayBeScript.ts';
import { packAnswer } from './packAnswer.ts';
import { privateHeaders } from './privateHeaders.ts';
import { refusals } from './refusals.ts';
import { visitorOf } from './visitor.ts';

/** Request context of a handler. */
export interface RequestContext {
  /** Client address; behind a trusted proxy, the forwarded one. Never logged. */
  readonly address: string;
  /** Visitor id for rate limits: see `visitorOf`. */
  readonly visitor: string;
  readonly requestId: string;
  readonly log: FastifyBaseLogger;
  /** The caller; null when anonymous. */
  readonly caller: Caller | null;
  /** User-Agent; empty when absent. */
  readonly userAgent: string;
  /** The enterprise whose own systems call; null for other callers. */
  readonly enterprise: EnterpriseCaller | null;
  /** The key by which a repetition is known, of a call that may be repeated; null without one. */
  readonly idempotencyKey: string | null;
  /** None of a request that an element of a page or another site makes (`mayBeScript`). */
  readonly cookies: Readonly<Record<string, string | undefined>>;
  setCookie(cookie: SetCookie): void;
  /** Whether the client connection is encrypted. */
  readonly encrypted: boolean;
  /** Whether the client has left meanwhile: nobody will read the answer. */
  isGone(): boolean;
}

/** The caller of an endpoint that requires one. */
export function callerOf(context: Pick<RequestContext, 'caller'>): Caller {
  if (context.caller === null) throw new Error('This endpoint is open to everybody.');
  return context.caller;
}

/** The enterprise of an endpoint for enterprises' own systems. */
export function enterpriseOf(context: Pick<RequestContext, 'enterprise'>): EnterpriseCaller {
  if (context.enterprise === null) throw new Error("This endpoint is open to others than enterprises' systems.");
  return context.enterprise;
}

/** A refusal: the HTTP status, the message for people and, where the endpoint has one, its failure data. */
export interface Refusal<Failure> {
  status: number;
  code?: number;
  message: string;
  data?: Failure;
  retryAfterSeconds?: number;
}

/** A file that is sent while it is being made. When the client cuts the connection, `content` is destroyed. */
export interface AnsweredFile {
  /** ASCII, without quotes. */
  name: string;
  /** One of the endpoint's `fileTypes`. */
  type: string;
  content: Readable;
}

/**
 * Result of a handler. `code` is the result code of a success. `etag` is the ETag with quotes: when the client has it, the answer is 304
 * and `body` is not encoded. `body` is an encoded envelope in UTF-8, for cached answers. `file` is for endpoints with `fileTypes`.
 */
export type Reply<Data, Failure> =
  | { data: Data; message?: string; code?: number; etag?: string }
  | { body: Uint8Array; etag?: string }
  | { file: AnsweredFile }
  | { failure: Refusal<Failure> };

/** Handles one endpoint with decoded input and output. */
export type Handler<Request, Data, Failure> = (
  request: Request,
  context: RequestContext,
) => Promise<Reply<Data, Failure>> | Reply<Data, Failure>;

/** Runs before the input is parsed, for instance to rate limit a call before its files are read. Returns a refusal; null to continue. */
export type BeforeBody<Failure> = (context: RequestContext) => Promise<Refusal<Failure> | null>;

export interface MountOptions<Failure> {
  beforeBody?: BeforeBody<Failure>;
  /**
   * Whether long answers are compressed for clients that take it. Not where compressing would take longer than all else of an answer that other
   * systems ask for thousands of times a second.
   * @default true
   */
  isCompressed?: boolean;
  /** Access rules by endpoint name. */
  rules?: Readonly<Record<string, AccessRule>>;
}

/** Marks contract routes and applies the rate limit. */
declare module 'fastify' {
  interface FastifyContextConfig {
    /** Endpoint name in the contract. */
    endpoint?: string;
  }
  interface FastifyInstance extends Identities {
    /** Whether the public URL is HTTPS: a proxy may use plain HTTP internally. */
    publicHttps: boolean;
  }
}

/** Made for every call, so a class: V8 gives an object with getters of its own a shape of its own, which took half the time of an answer. */
class CallContext implements RequestContext {
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  readonly caller: Caller | null;
  readonly enterprise: EnterpriseCaller | null;

  constructor(
    request: FastifyRequest,
    reply: FastifyReply,
    { caller, enterprise }: Pick<RequestContext, 'caller' | 'enterprise'>,
  ) {
    this.#request = request;
    this.#reply = reply;
    this.caller = caller;
    this.enterprise = enterprise;
  }

  get address() {
    return this.#request.ip;
  }

  get visitor() {
    return visitorOf(this.#request.ip);
  }

  get requestId() {
    return this.#request.id;
  }

  get log() {
    return this.#request.log;
  }

  get userAgent() {
    return this.#request.headers['user-agent'] ?? '';
  }

  get idempotencyKey() {
    const key = this.#request.headers['idempotency-key'];
    return typeof key === 'string' ? key : null;
  }

  get cookies() {
    const { headers } = this.#request;
    return mayBeScript(headers) ? parseCookie(headers.cookie ?? '') : {};
  }

  get encrypted() {
    return this.#request.protocol === 'https' || this.#request.server.publicHttps;
  }

  // Functions of its own: handlers take them out of the context.
  readonly setCookie = (cookie: SetCookie) => void this.#reply.header('set-cookie', stringifySetCookie(cookie));

  readonly isGone = () => this.#request.raw.socket.destroyed;
}

/**
 * Mounts one endpoint of the contract: decodes the request by its codec, runs the handler, encodes the envelope. A request that breaks the
 * contract is answered 400 with the codec's message. Access is defined by `rules`; an endpoint without one cannot be mounted. A form with
 * files is parsed last, after all other checks.
 */
export function mount<Request, Data, Failure>(
  app: FastifyInstance,
  endpoint: Endpoint<Request, Data, Failure>,
  handler: Handler<Request, Data, Failure>,
  { beforeBody, isCompressed = true, rules = accessRules }: MountOptions<Failure> = {},
): void {
  const guard = createGuard(endpoint, Object.hasOwn(rules, endpoint.name) ? rules[endpoint.name] : undefined);
  const openInput = createInputReader(endpoint);

  function refuse(reply: FastifyReply, refusal: Refusal<Failure>): FastifyReply {
    const { status, code, message, data, retryAfterSeconds } = refusal;
    if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
    const envelope = failureEnvelope({ message, code, data: encodeFailure(endpoint, data ?? null) });
    return sendJson(reply, status, JSON.stringify(envelope));
  }

  /** Parses the input and runs the handler; the result is sent by the returned function. */
  async function answer(
    reply: FastifyReply,
    request: FastifyRequest,
    context: RequestContext,
    input: Input,
  ): Promise<() => FastifyReply> {
    if (endpoint.isRepeatable && !isIdempotencyKey(context.idempotencyKey))
      return () => refuse(reply, refusals.idempotencyKey);
    const refusal = beforeBody === undefined ? null : await beforeBody(context);
    if (refusal !== null) return () => refuse(reply, refusal);
    const read = input.read();
    const verdict = decodeRequest(endpoint, read instanceof Promise ? await read : read);
    if (!verdict.ok) return () => refuse(reply, { status: 400, message: verdict.message });
    const handled = handler(verdict.value, context);
    if (!(handled instanceof Promise)) await endOfTurn();
    const answered = await handled;
    if ('failure' in answered) return () => refuse(reply, answered.failure);
    if ('file' in answered) {
      const { name, type, content } = answered.file;
      const disposition = `attachment; filename="${name}"`;
      return () =>
        reply.code(200).headers(privateHeaders).type(type).header('content-disposition', disposition).send(content);
    }
    if (isCompressed) reply.header('vary', 'accept-encoding');
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
    const packed = isCompressed ? await packAnswer(request, reply, body) : body;
    return () => sendJson(reply, 200, packed);
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
      const context = new CallContext(request, reply, authorised);
      const input = openInput(request);
      let send: () => FastifyReply;
      try {
        send = await answer(reply, request, context, input);
      } finally {
        // Before the answer, so that the slot is free when the client receives it.
        if (input.close !== undefined) await input.close();
      }
      return send();
    },
  });
}
