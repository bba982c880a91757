import type { MediaTypeObject } from '@lima-id/api';
import type { Operation } from './operations.ts';

/** A request as the examples in all languages send it. */
interface ExampleRequest {
  method: 'GET' | 'POST';
  url: string;
  /** Placeholder for the `accessToken` header; undefined where no token is needed. */
  token: string | null;
  /** Requires the client credential. */
  client: boolean;
  body: { kind: 'json'; value: unknown } | { kind: 'form'; fields: [string, string][] } | MultipartBody | null;
}

interface MultipartBody {
  kind: 'multipart';
  fields: { name: string; value: string; isFile: boolean }[];
}

/** Placeholders for secrets of the caller. */
const placeholders = { accessToken: '<访问令牌>', enterpriseToken: '<企业令牌>', client: '<客户端标识>' } as const;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function written(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Names of the file fields, single or lists. */
function fileFields({ schema }: MediaTypeObject): Set<string> {
  const properties = (schema['properties'] ?? {}) as Record<string, unknown>;
  return new Set(
    Object.entries(properties)
      .filter(([, inner]) => JSON.stringify(inner).includes('"binary"'))
      .map(([name]) => name),
  );
}

function bodyOf({ requestBody }: Operation): ExampleRequest['body'] {
  const [type, media] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (media === undefined) return null;
  if (type === 'application/json') return { kind: 'json', value: media.example ?? {} };
  const fields = Object.entries(isRecord(media.example) ? media.example : {});
  if (type !== 'multipart/form-data')
    return { kind: 'form', fields: fields.map(([name, value]) => [name, written(value)]) };
  const files = fileFields(media);
  return {
    kind: 'multipart',
    fields: fields.flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one) => ({ name, value: written(one), isFile: files.has(name) })),
    ),
  };
}

/** With a body, only required fields outside it; without one, all of them. */
function queryOf({ parameters = [], requestBody }: Operation): string {
  const sent = parameters.filter(
    ({ in: place, required }) => place === 'query' && (required || requestBody === undefined),
  );
  return new URLSearchParams(sent.map(({ name, example }) => [name, written(example)])).toString();
}

function requestOf(operation: Operation, origin: string): ExampleRequest {
  const { method, path, parameters = [], security = [] } = operation;
  const filled = parameters
    .filter(({ in: place }) => place === 'path')
    .reduce((sofar, { name, example }) => sofar.replace(`{${name}}`, encodeURIComponent(written(example))), path);
  const query = queryOf(operation);
  const needed = security.some((one) => Object.keys(one).length === 0) ? [] : security.flatMap(Object.keys);
  const token = needed.find((one) => one === 'accessToken' || one === 'enterpriseToken');
  return {
    method,
    url: `${origin}${filled}${query === '' ? '' : `?${query}`}`,
    token: token === undefined ? null : placeholders[token],
    client: needed.includes('client'),
    body: bodyOf(operation),
  };
}

/** A text in single quotes for a shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

function curlBody(body: ExampleRequest['body']): string[] {
  switch (body?.kind) {
    case 'json':
      return [`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(body.value, null, 2))}`];
    case 'form':
      return body.fields.map(([name, value]) => `--data-urlencode ${quoted(`${name}=${value}`)}`);
    case 'multipart':
      return body.fields.map(({ name, value, isFile }) => `-F ${quoted(`${name}=${isFile ? '@' : ''}${value}`)}`);
    default:
      return [];
  }
}

/** A call as a cURL command. */
export function curlCode(operation: Operation, origin: string): string {
  const { method, url, token, client, body } = requestOf(operation, origin);
  const parts = [
    `curl -X ${method}`,
    quoted(url),
    ...(client ? [`-u ${quoted(placeholders.client)}`] : []),
    ...(token === null ? [] : [`-H ${quoted(`accessToken: ${token}`)}`]),
    ...curlBody(body),
  ];
  return parts.map((part) => part.replaceAll('\n', '\n  ')).join(' \\\n  ');
}

/** A text or a value as a JavaScript literal. */
function literal(value: unknown, indent: string): string {
  return JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`);
}

function formCode({ fields }: MultipartBody): string[] {
  const lines = fields.map(
    ({ name, value, isFile }) => `form.append(${literal(name, '')}, ${isFile ? 'file' : literal(value, '')});`,
  );
  return ['const form = new FormData();', ...lines, ''];
}

function scriptBody(body: ExampleRequest['body']): string[] {
  switch (body?.kind) {
    case 'json':
      return [`body: JSON.stringify(${literal(body.value, '  ')}),`];
    case 'form':
      return [`body: new URLSearchParams(${literal(Object.fromEntries(body.fields), '  ')}),`];
    case 'multipart':
      return ['body: form,'];
    default:
      return [];
  }
}

/** A call as JavaScript; a file that it sends is named `file`. */
export function scriptCode(operation: Operation, origin: string): string {
  const { method, url, token, client, body } = requestOf(operation, origin);
  const headers = {
    ...(client ? { Authorization: `Basic ${placeholders.client}` } : {}),
    ...(token === null ? {} : { accessToken: token }),
    ...(body?.kind === 'json' ? { 'Content-Type': 'application/json' } : {}),
  };
  const options = [
    `method: ${literal(method, '')},`,
    ...(Object.keys(headers).length === 0 ? [] : [`headers: ${literal(headers, '  ')},`]),
    ...scriptBody(body),
  ];
  return [
    ...(body?.kind === 'multipart' ? formCode(body) : []),
    `const response = await fetch(${literal(url, '')}, {`,
    ...options.map((line) => `  ${line}`),
    '});',
    'const { success, data, message } = await response.json();',
  ].join('\n');
}
