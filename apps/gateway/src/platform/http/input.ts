import formBody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { Endpoint } from '@lima-id/api';
import { pathFields } from '@lima-id/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fieldLimits } from './forms/readForm.ts';
import { refusals } from './refusals.ts';

/** What a form with a file is read as where the endpoint does not say: each kind of picture has a smaller limit of its own. */
const oneFile = { most: 1, maxBytes: 12 * 1024 * 1024 };

/** Thrown for a body of another type than the endpoint takes; the error handler turns it into the envelope. */
class WrongBodyType extends Error {
  override readonly name = 'WrongBodyType';
  readonly statusCode = refusals.bodyType.status;
}

/** Teaches a server to read forms and files besides JSON. */
export async function readForms(app: FastifyInstance): Promise<void> {
  await app.register(formBody);
  await app.register(multipart, { limits: fieldLimits });
}

const bodyTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;

/** A body that came as another type than the endpoint takes is refused: pages of other sites can send forms, not JSON. */
function checkType(request: FastifyRequest, encoding: keyof typeof bodyTypes): void {
  const [type = ''] = (request.headers['content-type'] ?? '').split(';');
  const sent = type.trim().toLowerCase();
  if (sent === bodyTypes[encoding] || (sent === '' && request.body === undefined)) return;
  throw new WrongBodyType(`${encoding} expected`);
}

function isEmpty(body: unknown): boolean {
  return body === undefined || body === null || (typeof body === 'object' && Object.keys(body).length === 0);
}

/** What is in a request, in the wire form of an endpoint. */
export interface Input {
  read(): unknown;
  /** Removes files that came along, once nobody needs them. */
  close?(): Promise<void>;
}

/** Where the wire form of an endpoint's request stands in the HTTP request. Opening a request reads nothing of a form with files. */
export function createInputReader(
  endpoint: Pick<Endpoint<unknown, unknown>, 'path' | 'encoding' | 'files' | 'queryFields' | 'queryToo'>,
): (request: FastifyRequest) => Input {
  const { path, encoding, files = oneFile, queryFields = [], queryToo = [] } = endpoint;
  const open = (request: FastifyRequest): Input => {
    if (encoding === 'none') return { read: () => undefined };
    if (encoding === 'query') return { read: () => request.query };
    // A client that sends everything in the query may send no body, of any type.
    if (queryToo.length === 0 || !isEmpty(request.body)) checkType(request, encoding);
    return encoding === 'multipart' ? request.server.forms.open(request, files) : { read: () => request.body };
  };
  const elsewhere = [...pathFields(path), ...queryFields];
  if (elsewhere.length === 0 && queryToo.length === 0) return open;
  // What belongs elsewhere is not taken from the body.
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
