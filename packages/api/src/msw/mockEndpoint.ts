import { type HttpHandler, HttpResponse, http } from 'msw';
import { decodeRequest, encodeFailure, encodeReply } from '../contract/codec.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { type Envelope, failureEnvelope, successEnvelope } from '../contract/envelope.ts';
import { routePattern } from '../contract/path.ts';
import { untilOver } from './pendingCalls.ts';

/** A refusal for a story or test: HTTP status 404 by default. */
export interface MockRefusal<Failure> {
  refusal: { status?: number; message: string; code?: number; data?: Failure };
}

/**
 * The outcome of a mocked call: a reply (with its numeric code, if it has one), a refusal, a broken connection, or no response
 * until `endPending` is called.
 */
export type MockAnswer<Reply, Failure> =
  | { reply: Reply; code?: number }
  | MockRefusal<Failure>
  | 'unreachable'
  | 'pending';

/** Chooses the outcome of a mocked call; receives the clean request, as the gateway's handlers do. */
export type MockResolver<Request, Reply, Failure> = (
  request: Request,
) => MockAnswer<Reply, Failure> | Promise<MockAnswer<Reply, Failure>>;

type Encoded = Pick<Endpoint<unknown, unknown>, 'encoding' | 'files'>;

async function readForm(files: Encoded['files'], request: Request): Promise<unknown> {
  const form = await request.formData();
  const read = Object.fromEntries(form);
  return files === undefined ? read : { ...read, [files.field]: form.getAll(files.field) };
}

async function readInput({ encoding, files }: Encoded, request: Request): Promise<unknown> {
  switch (encoding) {
    case 'none':
      return undefined;
    case 'query':
      return Object.fromEntries(new URL(request.url).searchParams);
    case 'json':
      return request.json().catch(() => undefined);
    case 'form':
    case 'multipart':
      return readForm(files, request);
  }
}

function answer(envelope: Envelope, status: number): Response {
  return HttpResponse.json({ ...envelope }, { status });
}

/** A wildcard's match has a number for a name. */
function isUnnamed(name: string): boolean {
  return !Number.isNaN(Number(name));
}

/**
 * A handler for one endpoint, on any origin, that uses the contract's own codecs: a reply that breaks the contract fails the
 * story or test instead of reaching the screen. A request that breaks it is refused with 400.
 */
export function mockEndpoint<Request, Reply, const Failure>(
  endpoint: Endpoint<Request, Reply, Failure>,
  resolver: MockResolver<NoInfer<Request>, NoInfer<Reply>, Failure>,
): HttpHandler {
  const handle = endpoint.method === 'GET' ? http.get : http.post;
  return handle(`*${routePattern(endpoint.path)}`, async ({ request, params }) => {
    const body = await readInput(endpoint, request);
    const query = new URL(request.url).searchParams;
    const fromQuery = (endpoint.queryFields ?? []).flatMap((name) =>
      query.has(name) ? [[name, query.get(name)]] : [],
    );
    const input = fromQuery.length === 0 ? body : { ...Object(body), ...Object.fromEntries(fromQuery) };
    const verdict = decodeRequest(
      endpoint,
      Object.keys(params).every(isUnnamed) ? input : { ...Object(input), ...params },
    );
    if (!verdict.ok) return answer(failureEnvelope({ message: verdict.message }), 400);
    const outcome = await resolver(verdict.value);
    if (outcome === 'unreachable') return HttpResponse.error();
    if (outcome === 'pending') {
      await untilOver();
      return HttpResponse.error();
    }
    if ('reply' in outcome) {
      const data = encodeReply(endpoint, outcome.reply);
      if (data instanceof File) {
        const disposition = `attachment; filename="${data.name}"`;
        return new HttpResponse(data, { headers: { 'content-type': data.type, 'content-disposition': disposition } });
      }
      return answer(successEnvelope(data, '', outcome.code), 200);
    }
    const { status = 404, data, ...refusal } = outcome.refusal;
    return answer(failureEnvelope({ ...refusal, data: encodeFailure(endpoint, data ?? null) }), status);
  });
}
