import {
  contract,
  type EndpointEncoding,
  type EndpointName,
  type JsonSchema,
  type ResolvedOperation,
  resolvedDocument,
} from '@lima-id/api';
import { openApiDocument } from '@lima-id/api/openapi';

/** A call of the contract with valid example values from its documentation. */
export interface SampleCall {
  name: EndpointName;
  method: 'GET' | 'POST';
  /** With path parameters by name: `/company/{id}` */
  path: string;
  encoding: EndpointEncoding;
  /** Path parameters. */
  places: Record<string, string>;
  query: Record<string, string>;
  /** Form fields, or the JSON value; undefined without a body. */
  body: unknown;
  /** Form fields with files. */
  files: string[];
}

/** An encoded request. */
export interface SentRequest {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  payload: Buffer | undefined;
}

/** A part of a multipart form. */
export interface FormPart {
  name: string;
  fileName?: string;
  content: string | Buffer;
}

function holdsFile(schema: JsonSchema): boolean {
  return schema['format'] === 'binary' || (schema['items'] !== undefined && holdsFile(schema['items'] as JsonSchema));
}

function sampleOf(path: string, method: 'GET' | 'POST', operation: ResolvedOperation): SampleCall {
  const name = operation.operationId as EndpointName;
  const beside = (place: 'path' | 'query') =>
    Object.fromEntries(
      (operation.parameters ?? [])
        .filter((one) => one.in === place && one.deprecated !== true)
        .map((one) => [one.name, String(one.example)]),
    );
  const media = Object.values(operation.requestBody?.content ?? {})[0];
  const properties = Object.entries((media?.schema['properties'] ?? {}) as Record<string, JsonSchema>);
  return {
    name,
    method,
    path,
    encoding: contract[name].encoding,
    places: beside('path'),
    query: beside('query'),
    body: media?.example,
    files: properties.filter(([, schema]) => holdsFile(schema)).map(([field]) => field),
  };
}

/** Every call of the contract with valid values. */
export function sampleCalls(): SampleCall[] {
  return Object.entries(resolvedDocument(openApiDocument()).paths).flatMap(([path, { get, post }]) => [
    ...(get === undefined ? [] : [sampleOf(path, 'GET', get)]),
    ...(post === undefined ? [] : [sampleOf(path, 'POST', post)]),
  ]);
}

/** Multipart boundary of the tests. */
export const boundary = 'lima-test-boundary';

/** A raw multipart form without escaping. */
export function multipartForm(parts: readonly FormPart[]): Buffer {
  const written = parts.flatMap(({ name, fileName, content }) => {
    const file = fileName === undefined ? '' : `; filename="${fileName}"\r\ncontent-type: image/png`;
    return [
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ];
  });
  return Buffer.concat([...written, Buffer.from(`--${boundary}--\r\n`)]);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** Form fields as texts. */
export function formFields(body: unknown): [name: string, value: string][] {
  return Object.entries(Object(body) as Record<string, unknown>).map(([name, value]) => [name, textOf(value)]);
}

/** URL of a call. */
export function addressOf({ path, places, query }: Pick<SampleCall, 'path' | 'places' | 'query'>): string {
  const filled = path.replace(/\{(\w+)\}/g, (_place, name: string) => encodeURIComponent(places[name] ?? ''));
  const asked = String(new URLSearchParams(query));
  return asked === '' ? filled : `${filled}?${asked}`;
}

/** Encodes a call by its contract. */
export function writeCall(call: SampleCall): SentRequest {
  const { method, encoding, body, files } = call;
  const request = { method, url: addressOf(call), headers: {}, payload: undefined };
  switch (encoding) {
    case 'none':
    case 'query':
      return request;
    case 'json':
      return {
        ...request,
        headers: { 'content-type': 'application/json' },
        payload: Buffer.from(JSON.stringify(body)),
      };
    case 'form':
      return {
        ...request,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: Buffer.from(String(new URLSearchParams(formFields(body)))),
      };
    case 'multipart':
      return {
        ...request,
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
        payload: multipartForm(
          formFields(body).map(([name, content]) =>
            files.includes(name) ? { name, fileName: 'picture.png', content } : { name, content },
          ),
        ),
      };
  }
}
