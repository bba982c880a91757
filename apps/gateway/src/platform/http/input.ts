import formBody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { Endpoint } from '@lima-id/api';
import { pathFields } from '@lima-id/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fieldLimits, oneFile } from './forms/readForm.ts';
import { refusals } from './refusals.ts';

/** Thrown for an unexpected content type; the error handler turns it into the envelope. */
class WrongBodyType extends Error {
  override readonly name = 'WrongBodyType';
  readonly statusCode = refusals.bodyType.status;
}

/** Registers parsers of forms and files besides JSON. */
export async function readForms(app: FastifyInstance): Promise<void> {
  await app.register(formBody);
  await app.register(multipart, { limits: fieldLimits });
}

const bodyTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;

/** An unexpected content type is rejected (CSRF): pages of other sites can send forms, not JSON. */
function checkType(request: FastifyRequest, encoding: keyof typeof bodyTypes): void {
  const [type = ''] = (request.headers['content-type'] ?? '').split(';');
  const sent = type.trim().toLowerCase();
  if (sent === bodyTypes[encoding] || (sent === '' && request.body === undefined)) return;
  throw new WrongBodyType(`${encoding} expected`);
}

function isEmpty(body: unknown): boolean {
  return body === undefined || body === null || (typeof body === 'object' && Object.keys(body).length === 0);
}

/** The input of a request, in the wire format of an endpoint. */
export interface Input {
  read(): unknown;
  /** Deletes uploaded files once they are no longer needed. */
  close?(): Promise<void>;
}

/** Collects an endpoint's wire input from an HTTP request. Opening it reads nothing of a form with files. */
export function createInputReader(
  endpoint: Pick<Endpoint<unknown, unknown>, 'path' | 'encoding' | 'files' | 'queryFields' | 'queryToo'>,
): (request: FastifyRequest) => Input {
  const { path, encoding, files = oneFile, queryFields = [], queryToo = [] } = endpoint;
  const open = (request: FastifyRequest): Input => {
    if (encoding === 'none') return { read: () => undefined };
    if (encoding === 'query') return { read: () => request.query };
    // A client with everything in the query may send an empty body of any type.
    if (queryToo.length === 0 || !isEmpty(request.body)) checkType(request, encoding);
    return encoding === 'multipart' ? request.server.forms.open(request, files) : { read: () => request.body };
  };
  const elsewhere = [...pathFields(path), ...queryFields];
  if (elsewhere.length === 0 && queryToo.length === 0) return open;
  // Path and query parameters are not taken from the body.
  return (request) => {
    const input = open(request);
    return {
      ...input,
      async read() {
        const places = { ...Object(request.query), ...Object(request.params) };
        const found = (names: readonly string[]) =>
          names.flatMap((name) => (Object.hasOwn(places, name) ? [[name, places[name]] as const] : []));
        const body = Object.entries(Object(await input.read())).filter(([name]) => !elsewhere.includes(name));
        return Object.fromEntries([...body, ...found(queryToo), ...found(elsewhere)]);
      },
    };
  };
}
