import { readRetryAfter, requestTimeoutMs } from '@lima-id/domain';
import { decodeFailure, decodeReply, encodeRequest } from '../contract/codec.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { type Envelope, readEnvelope } from '../contract/envelope.ts';
import type { GatewayBases } from '../contract/pathBases.ts';
import { type CallFailure, describeTrouble, type Trouble } from './outcome.ts';
import { readFile } from './readFile.ts';
import { rebased } from './rebased.ts';
import { requestParts } from './requestParts.ts';
import { type Fetch, send } from './send.ts';
import { readDate, readServerTime } from './serverTime.ts';

/**
 * The outcome of a call: the reply, with its numeric code if there is one, or a failure that can be shown. `data` of a failure is
 * set for `refused` only.
 */
export type Result<Reply, Failure = null> =
  | { success: true; data: Reply; message: string; code?: number }
  | ({ success: false; data: Failure | null } & CallFailure);

/** Where calls go and what they carry. */
export interface ClientOptions {
  /** Origin of the gateway, without a trailing slash; empty (the default) means the page's own. */
  origin?: string;
  /** Bases of the gateway that differ from those of the contract, such as `{ '/platform-user-service': '/user' }`; none by default. */
  bases?: GatewayBases;
  /** Makes the requests, given an absolute URL; the `fetch` of the platform by default. */
  fetch?: Fetch;
  /**
   * Timeout of a whole call in milliseconds, reading the response included; the platform's limit by default. The file of a call that
   * answers with one may take longer once it has begun.
   */
  timeoutMs?: number;
  /** The caller's access token, or a function that is asked for it before each call that carries one; null and empty send none. */
  token?: string | null | (() => string | null);
  /**
   * Public client id and secret, separated by a colon, that this client sends to obtain tokens; empty (the default) sends none.
   */
  clientCredential?: string;
  /** The brand's token for calls without a visitor's token; empty (the default) sends none. */
  defaultAccessToken?: string;
  /** What a visitor reads when no answer comes although the device is online; `messages.request.offline` of the rules by default. */
  unreachableMessage?: string;
  /**
   * Receives the server's time with each answer of the gateway that no cache can have kept: milliseconds since 1970 UTC, to the whole
   * second, and the milliseconds since its request. A gateway on another origin has to expose its Date header.
   */
  onServerTime?: (serverMs: number, tookMs: number) => void;
  /** Receives the number of calls in flight whenever it changes, for a loading bar. */
  onActivity?: (pending: number) => void;
}

/** How one call is made. */
export interface CallOptions {
  /** Aborts the call. */
  signal?: AbortSignal;
  /** The request survives the page being closed. */
  keepalive?: boolean;
  /** For repeatable calls: a repetition with the same key, 8 to 128 printable ASCII characters, gets the first answer. */
  idempotencyKey?: string;
}

/** Makes the calls of the contract at one gateway. */
export interface Client {
  /**
   * Makes one call. Never rejects: every error is part of the result. An aborted `signal` ends the call with the failure `aborted`.
   */
  call<Request, Reply, Failure>(
    endpoint: Endpoint<Request, Reply, Failure>,
    request: NoInfer<Request>,
    options?: CallOptions,
  ): Promise<Result<Reply, Failure>>;
}

/** What the response headers add to the body. */
type Marks = Pick<CallFailure, 'requestId' | 'retryAfterSeconds'>;

type Answer =
  | { at: 'envelope'; status: number; envelope: Envelope; marks: Marks }
  | { at: 'file'; status: number; file: File; marks: Marks }
  | { at: 'answer'; status: number; marks: Marks }
  | Trouble;

/** The device's network state; undefined on a server. */
function deviceOnLine(): boolean | undefined {
  const navigator: unknown = Reflect.get(globalThis, 'navigator');
  const onLine: unknown =
    typeof navigator === 'object' && navigator !== null ? Reflect.get(navigator, 'onLine') : undefined;
  return typeof onLine === 'boolean' ? onLine : undefined;
}

function readMarks({ headers }: Response): Marks {
  const requestId = headers.get('x-request-id');
  const retryAfterSeconds = readRetryAfter(headers.get('retry-after'), readDate(headers) ?? Date.now());
  return {
    ...(requestId !== null && /^[\w-]{1,64}$/.test(requestId) && { requestId }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  };
}

function resolveAddress(origin: string, path: string): string | null {
  if (path === '') return null;
  try {
    // A server has no page whose origin could complete a relative address.
    const page: unknown = Reflect.get(globalThis, 'location');
    return new URL(origin + path, page === undefined ? undefined : String(page)).href;
  } catch {
    return null;
  }
}

/** Creates a client for one gateway. It sends cookies, follows redirects, and retries reads only. */
export function createClient(options: ClientOptions = {}): Client {
  const { origin = '', bases = {}, timeoutMs = requestTimeoutMs } = options;
  const { defaultAccessToken = '', clientCredential = '' } = options;
  let pending = 0;

  function count(change: 1 | -1): void {
    pending += change;
    options.onActivity?.(pending);
  }

  function heldToken(): string | null | undefined {
    return typeof options.token === 'function' ? options.token() : options.token;
  }

  async function ask<Request, Reply, Failure>(
    endpoint: Endpoint<Request, Reply, Failure>,
    request: NoInfer<Request>,
    { signal, keepalive, idempotencyKey }: CallOptions,
  ): Promise<Answer> {
    if (resolveAddress(origin, endpoint.path) === null) return { at: 'address' };
    if (signal?.aborted) return { at: 'abort' };
    const wire = encodeRequest(endpoint, request);
    if (!wire.ok) return { at: 'request', message: wire.message };
    const { path, query, body = null, contentType } = requestParts(endpoint, wire.value);
    const address = resolveAddress(origin, rebased(path, bases)) ?? '';
    const authorization = endpoint.clientCredential && clientCredential !== '' ? `Basic ${btoa(clientCredential)}` : '';
    const token = (endpoint.auth === 'none' ? null : heldToken()) || defaultAccessToken;

    // One timeout covers connecting, the retry and reading the body.
    const limit = new AbortController();
    let stopped: 'abort' | 'timeout' | undefined;
    const stop = (reason: 'abort' | 'timeout') => {
      stopped ??= reason;
      limit.abort();
    };
    const onAbort = () => stop('abort');
    signal?.addEventListener('abort', onAbort);
    const timer = setTimeout(() => stop('timeout'), timeoutMs);
    const [sent, sentOn] = [performance.now(), Date.now()];
    try {
      const response = await send(options.fetch ?? fetch, query === undefined ? address : `${address}?${query}`, {
        method: endpoint.method,
        headers: {
          accept: ['application/json', ...(endpoint.fileTypes ?? [])].join(', '),
          ...(contentType === undefined ? {} : { 'content-type': contentType }),
          ...(token === '' ? {} : { accessToken: token }),
          ...(authorization === '' ? {} : { authorization }),
          ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
        },
        body,
        credentials: 'include',
        keepalive,
        signal: limit.signal,
      });
      const { status } = response;
      const marks = readMarks(response);
      if (endpoint.fileTypes !== undefined && response.ok) {
        clearTimeout(timer);
        return { at: 'file', status, file: await readFile(response), marks };
      }
      const text = await response.text();
      const envelope = readText(text);
      // A page of a network's own login is no answer of the gateway.
      const serverMs = envelope === null ? undefined : readServerTime(endpoint.method, response.headers);
      // `performance.now()` stands still while a phone sleeps, and an answer may have come before it woke.
      const tookMs = Math.max(performance.now() - sent, Date.now() - sentOn);
      if (serverMs !== undefined) options.onServerTime?.(serverMs, tookMs);
      return envelope === null ? { at: 'answer', status, marks } : { at: 'envelope', status, envelope, marks };
    } catch {
      return stopped === undefined ? { at: 'network', onLine: deviceOnLine() } : { at: stopped };
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    }
  }

  return {
    async call(endpoint, request, how = {}) {
      count(1);
      try {
        const answer = await ask(endpoint, request, how);
        if (answer.at === 'file') {
          const reply = decodeReply(endpoint, answer.file);
          if (reply !== undefined) return { success: true, data: reply.value, message: '' };
          return { success: false, data: null, ...describeTrouble({ ...answer, at: 'answer' }), ...answer.marks };
        }
        if (answer.at !== 'envelope') {
          const marks = 'marks' in answer ? answer.marks : {};
          return { success: false, data: null, ...describeTrouble(answer, options.unreachableMessage), ...marks };
        }
        const { status, envelope, marks } = answer;
        if (envelope.success) {
          const reply = decodeReply(endpoint, envelope.data);
          if (reply === undefined)
            return { success: false, data: null, ...describeTrouble({ at: 'answer', status }), ...marks };
          const { message, code } = envelope;
          const result = { success: true, data: reply.value, message } as const;
          return code === undefined ? result : { ...result, code };
        }
        const refusal = { at: 'refusal', status, code: envelope.code ?? null, message: envelope.message } as const;
        return { success: false, data: decodeFailure(endpoint, envelope.data), ...describeTrouble(refusal), ...marks };
      } finally {
        count(-1);
      }
    },
  };
}

function readText(text: string): Envelope | null {
  try {
    return readEnvelope(JSON.parse(text));
  } catch {
    return null;
  }
}
