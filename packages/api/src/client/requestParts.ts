import type { Endpoint } from '../contract/endpoint.ts';
import { filledPath, pathFields } from '../contract/path.ts';

/** The parts of an HTTP request that carry a contract request. */
export interface RequestParts {
  path: string;
  /** Without its question mark. */
  query?: string;
  body?: string | URLSearchParams | FormData;
  /** Where the body does not tell its type by itself. */
  contentType?: string;
}

function fields(wire: unknown): [name: string, value: unknown][] {
  if (typeof wire !== 'object' || wire === null) return [];
  return Object.entries(wire).filter(([, value]) => value !== undefined && value !== null);
}

function withoutPlaces(path: string, wire: unknown): unknown {
  const places = pathFields(path);
  if (places.length === 0) return wire;
  return Object.fromEntries(fields(wire).filter(([name]) => !places.includes(name)));
}

function textFields(wire: unknown): URLSearchParams {
  return new URLSearchParams(fields(wire).map(([name, value]): [string, string] => [name, String(value)]));
}

function formData(wire: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of fields(wire)) form.append(name, value instanceof Blob ? value : String(value));
  return form;
}

/**
 * Puts the wire form of a request where the endpoint says: fields named in its path there, the rest where its encoding tells.
 * Absent and null fields stay out of queries and forms.
 */
export function requestParts(
  endpoint: Pick<Endpoint<unknown, unknown>, 'path' | 'encoding'>,
  wire: unknown,
): RequestParts {
  const path = filledPath(endpoint.path, wire);
  const rest = withoutPlaces(endpoint.path, wire);
  switch (endpoint.encoding) {
    case 'none':
      return { path };
    case 'query': {
      const query = String(textFields(rest));
      return query === '' ? { path } : { path, query };
    }
    case 'json':
      return { path, body: JSON.stringify(rest), contentType: 'application/json' };
    case 'form':
      return { path, body: textFields(rest) };
    case 'multipart':
      return { path, body: formData(rest) };
  }
}
