import type { Endpoint } from '../contract/endpoint.ts';
import { filledPath, pathFields } from '../contract/path.ts';

/** The parts of an HTTP request that carry a contract request. */
export interface RequestParts {
  path: string;
  /** Without its question mark. */
  query?: string;
  body?: string | URLSearchParams | FormData;
  /** Set where the body does not imply its content type. */
  contentType?: string;
}

function fields(wire: unknown): [name: string, value: unknown][] {
  if (typeof wire !== 'object' || wire === null) return [];
  return Object.entries(wire).filter(([, value]) => value !== undefined && value !== null);
}

function without(wire: unknown, names: readonly string[]): unknown {
  if (names.length === 0) return wire;
  return Object.fromEntries(fields(wire).filter(([name]) => !names.includes(name)));
}

function only(wire: unknown, names: readonly string[]): unknown {
  return Object.fromEntries(fields(wire).filter(([name]) => names.includes(name)));
}

function textFields(wire: unknown): URLSearchParams {
  return new URLSearchParams(fields(wire).map(([name, value]): [string, string] => [name, String(value)]));
}

function formData(wire: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of fields(wire)) {
    // A list is sent as a repeated field.
    for (const one of Array.isArray(value) ? value : [value])
      form.append(name, one instanceof Blob ? one : String(one));
  }
  return form;
}

/** The query string of a request; absent when it is empty. */
function queryPart(wire: unknown): { query?: string } {
  const query = String(textFields(wire));
  return query === '' ? {} : { query };
}

/**
 * Distributes the wire form of a request as the endpoint declares: path fields into the path, query fields into the query, the
 * rest by its encoding. Absent and null fields are left out of queries and forms.
 */
export function requestParts(
  endpoint: Pick<Endpoint<unknown, unknown>, 'path' | 'encoding' | 'queryFields'>,
  wire: unknown,
): RequestParts {
  const { queryFields = [] } = endpoint;
  const head = { path: filledPath(endpoint.path, wire), ...queryPart(only(wire, queryFields)) };
  const rest = without(wire, [...pathFields(endpoint.path), ...queryFields]);
  switch (endpoint.encoding) {
    case 'none':
      return head;
    case 'query':
      return { ...head, ...queryPart(rest) };
    case 'json':
      return { ...head, body: JSON.stringify(rest), contentType: 'application/json' };
    case 'form':
      return { ...head, body: textFields(rest) };
    case 'multipart':
      return { ...head, body: formData(rest) };
  }
}
