import formBody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { Endpoint } from '@lima-id/api';
import { pathFields } from '@lima-id/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusals } from './refusals.ts';

/** Bytes a file may have when it is read; each kind of picture has a smaller limit of its own. */
const fileMaxBytes = 12 * 1024 * 1024;

/** Fields beside the file, and characters of one. */
const multipartLimits = { files: 1, fields: 10, fieldSize: 4096, headerPairs: 50, fileSize: fileMaxBytes };

/** Thrown for a body of another type than the endpoint takes; the error handler turns it into the envelope. */
class WrongBodyType extends Error {
  override readonly name = 'WrongBodyType';
  readonly statusCode = refusals.bodyType.status;
}

/** Teaches a server to read forms and files besides JSON. */
export async function readForms(app: FastifyInstance): Promise<void> {
  await app.register(formBody);
  await app.register(multipart, { limits: multipartLimits });
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

async function readFile(request: FastifyRequest): Promise<Record<string, unknown>> {
  const part = await request.file();
  if (part === undefined) return {};
  const bytes = await part.toBuffer();
  return { [part.fieldname]: new File([new Uint8Array(bytes)], part.filename, { type: part.mimetype }) };
}

/** Reads a form of fields and of files that come under one name; each file is held in memory, as many as there may be. */
async function readFiles(
  request: FastifyRequest,
  { field, most, maxBytes }: NonNullable<Endpoint<unknown, unknown>['files']>,
): Promise<Record<string, unknown>> {
  const read: Record<string, unknown> = {};
  const files: File[] = [];
  for await (const part of request.parts({ limits: { ...multipartLimits, files: most, fileSize: maxBytes } })) {
    if (part.type === 'field') read[part.fieldname] = part.value;
    else {
      const bytes = new Uint8Array(await part.toBuffer());
      if (part.fieldname === field) files.push(new File([bytes], part.filename, { type: part.mimetype }));
    }
  }
  return { ...read, [field]: files };
}

/** Where the wire form of an endpoint's request stands in the HTTP request. */
export function createInputReader(
  endpoint: Pick<Endpoint<unknown, unknown>, 'path' | 'encoding' | 'files' | 'queryFields'>,
): (request: FastifyRequest) => unknown {
  const { path, encoding, files, queryFields = [] } = endpoint;
  const read = (request: FastifyRequest): unknown => {
    if (encoding === 'none') return undefined;
    if (encoding === 'query') return request.query;
    checkType(request, encoding);
    if (encoding !== 'multipart') return request.body;
    return files === undefined ? readFile(request) : readFiles(request, files);
  };
  const elsewhere = [...pathFields(path), ...queryFields];
  if (elsewhere.length === 0) return read;
  // What belongs elsewhere is not taken from the body.
  return async (request) => {
    const places = { ...Object(request.query), ...Object(request.params) };
    const found = elsewhere.flatMap((name) => (Object.hasOwn(places, name) ? [[name, places[name]] as const] : []));
    const body = Object.entries(Object(await read(request))).filter(([name]) => !elsewhere.includes(name));
    return Object.fromEntries([...body, ...found]);
  };
}
