import type * as z from 'zod/mini';

/**
 * Who may call: anyone (`none`), anyone but a caller who is known gets more (`optional`), only callers with a valid
 * access token (`token`), only an enterprise's own systems with the enterprise's token (`enterprise`).
 */
export type EndpointAuth = 'none' | 'optional' | 'token' | 'enterprise';

/** How a request travels: not at all, in the query, or in the body as JSON, as a URL-encoded or as a multipart form. */
export type EndpointEncoding = 'none' | 'query' | 'json' | 'form' | 'multipart';

/** A codec from what travels (misspelt names included) to the clean value that all other packages use. */
export type WireCodec<Clean> = z.ZodMiniType<Clean, unknown>;

/** One call of the contract, as data. Client, gateway, story handlers and documentation are derived from it. */
export interface Endpoint<Request, Reply, Failure = null> {
  /** The entry's name in the contract; the `operationId` of the documentation. */
  name: string;
  /** What the call does, one plain sentence in Chinese; shown in the documentation. */
  summary: string;
  method: 'GET' | 'POST';
  /** Absolute path under the gateway's address, without a query. A field of the request named in braces stands in the path. */
  path: string;
  auth: EndpointAuth;
  /** True for calls by which a token is had: the caller names itself with the public credential of its client (HTTP Basic). */
  clientCredential?: boolean;
  encoding: EndpointEncoding;
  /** Bytes that the body may have where that is more than a gateway takes of any call. */
  bodyMaxBytes?: number;
  /**
   * The field of a multipart form that may come several times, once a file, and is read as a list: how many of them there may be, and
   * bytes of one. Without it a form carries one file and nothing else.
   */
  files?: { field: string; most: number; maxBytes: number };
  /** Fields, as they are called on the wire, that travel in the query beside a body. */
  queryFields?: readonly string[];
  /**
   * Fields of the body, as they are called on the wire, that a gateway takes from the query as well, where other clients send them. Ours
   * never does: addresses are written down on their way, in logs of proxies and in histories.
   */
  queryToo?: readonly string[];
  request: WireCodec<Request>;
  /** The `data` of a success. */
  reply: WireCodec<Reply>;
  /** The `data` of a refusal that explains itself; a refusal may always carry `null` instead. */
  failure: WireCodec<Failure>;
  /** HTTP statuses with which this call is refused beyond those that every call of its kind shares. */
  refusals?: readonly number[];
  /** True when the reply carries an ETag and a repeated call may be answered with 304. */
  cacheable?: boolean;
}

/** What an endpoint takes, clean. */
export type RequestOf<E> = E extends Endpoint<infer Request, infer _Reply, infer _Failure> ? Request : never;

/** What an endpoint answers, clean. */
export type ReplyOf<E> = E extends Endpoint<infer _Request, infer Reply, infer _Failure> ? Reply : never;

/** What a refusal of an endpoint carries, clean. */
export type FailureOf<E> = E extends Endpoint<infer _Request, infer _Reply, infer Failure> ? Failure : never;
