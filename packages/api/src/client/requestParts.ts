import type { EndpointEncoding } from '../contract/endpoint.ts';

/** The parts of an HTTP request that carry a contract request. */
export interface RequestParts {
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

function textFields(wire: unknown): URLSearchParams {
  return new URLSearchParams(fields(wire).map(([name, value]): [string, string] => [name, String(value)]));
}

function formData(wire: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of fields(wire)) form.append(name, value instanceof Blob ? value : String(value));
  return form;
}

/** Puts the wire form of a request where its encoding says; absent and null fields stay out of queries and forms. */
export function requestParts(encoding: EndpointEncoding, wire: unknown): RequestParts {
  switch (encoding) {
    case 'none':
      return {};
    case 'query':
      return { query: String(textFields(wire)) };
    case 'json':
      return { body: JSON.stringify(wire), contentType: 'application/json' };
    case 'form':
      return { body: textFields(wire) };
    case 'multipart':
      return { body: formData(wire) };
  }
}
