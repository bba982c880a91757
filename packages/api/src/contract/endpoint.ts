import type * as z from 'zod/mini';

/**
 * Who may call: anyone (`none`), anyone, with more for a known caller (`optional`), only callers with a valid access token
 * (`token`), only an enterprise's own systems with the enterprise's token (`enterprise`), callers with either (`registrar`).
 */
export type EndpointAuth = 'none' | 'optional' | 'token' | 'enterprise' | 'registrar';

/** How a request is sent: not at all, in the query, or in the body as JSON, as a URL-encoded or as a multipart form. */
export type EndpointEncoding = 'none' | 'query' | 'json' | 'form' | 'multipart';

/** A codec from the wire form (misspelt names included) to the clean value that all other packages use. */
export type WireCodec<Clean> = z.ZodMiniType<Clean, unknown>;

/** One call of the contract, as data. Client, gateway, story handlers and documentation are derived from it. */
export interface Endpoint<Request, Reply, Failure = null> {
  /** The entry's name in the contract; the `operationId` of the documentation. */
  name: string;
  method: 'GET' | 'POST';
  /** Absolute path under the gateway's address, without a query. A field of the request named in braces stands in the path. */
  path: string;
  auth: EndpointAuth;
  /** True for calls that issue tokens: the caller authenticates with the public credential of its client (HTTP Basic). */
  clientCredential?: boolean;
  encoding: EndpointEncoding;
  /** Maximum body size in bytes where it exceeds the gateway's general limit. */
  bodyMaxBytes?: number;
  /**
   * The repeatable file field of a multipart form, which is decoded as a list: the maximum number of files, and bytes of each.
   * Without it a form carries exactly one file.
   */
  files?: { field: string; most: number; maxBytes: number };
  /** Wire names of fields that are sent in the query beside a body. */
  queryFields?: readonly string[];
  /**
   * Wire names of body fields that a gateway also accepts in the query, for other clients. Ours never sends them there: addresses
   * end up in proxy logs and browser histories.
   */
  queryToo?: readonly string[];
  request: WireCodec<Request>;
  /** The `data` of a success, or its file where `fileTypes` are given. */
  reply: WireCodec<Reply>;
  /**
   * Makes the `data` of another gateway's success like that of ours, before it is decoded; `data` of ours comes out with the same meaning.
   * Encoding and documentation have `reply` alone.
   */
  adaptReply?: (data: unknown) => unknown;
  /** Media types of the file that a success is answered with in place of an envelope. Refusals are envelopes as ever. */
  fileTypes?: readonly string[];
  /** The `data` of a refusal with details; a refusal may always carry `null` instead. */
  failure: WireCodec<Failure>;
  /** HTTP statuses of refusals specific to this call, beyond those shared by every call of its kind. */
  refusals?: readonly number[];
  /** True when a repetition with the same `Idempotency-Key` header gets the first answer. */
  isRepeatable?: boolean;
  /** True when the reply has an ETag and a repeated call may be answered with 304. */
  cacheable?: boolean;
}

/** The clean request of an endpoint. */
export type RequestOf<E> = E extends Endpoint<infer Request, infer _Reply, infer _Failure> ? Request : never;

/** The clean reply of an endpoint. */
export type ReplyOf<E> = E extends Endpoint<infer _Request, infer Reply, infer _Failure> ? Reply : never;

/** The clean failure data of an endpoint. */
export type FailureOf<E> = E extends Endpoint<infer _Request, infer _Reply, infer Failure> ? Failure : never;
