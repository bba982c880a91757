import { readPath, readQuery } from '@lima-id/domain';

/** Scheme and host of a URL, which requests to a proxy have, and a server must accept (RFC 9112, 3.2.2). */
const originPart = /^https?:\/\/[^/?#]*/i;

/** The URL of a request from its path on, as the router reads it; `*` as it is. */
export function withoutOrigin({ url = '' }: { readonly url?: string | undefined }): string {
  if (url.startsWith('/')) return url;
  const place = url.replace(originPart, '');
  return place === url || place.startsWith('/') ? place : `/${place}`;
}

/** The path of a URL as it is written. */
export function pathOf(url: string): string {
  const end = url.search(/[?#]/);
  return end === -1 ? url : url.slice(0, end);
}

/** What follows the path of a URL. */
export function afterPath(url: string): string {
  return url.slice(pathOf(url).length);
}

/** The decoded path of a URL, as it is where an escape in it is malformed. */
export function decodedPathOf(url: string): string {
  return `/${readPath(pathOf(url)).join('/')}`;
}

/**
 * The query of a URL that people open, read as pages read it: one text a name. Calls of the API keep to the contract, which refuses a
 * parameter that is given twice. Without a prototype, since names are a caller's.
 */
export function queryOf(url: string): Readonly<Record<string, string | undefined>> {
  return Object.assign(Object.create(null), Object.fromEntries(readQuery(afterPath(url))));
}
