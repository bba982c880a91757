/** Parses the Date header of a response, in milliseconds since 1970 UTC; undefined when it is missing or malformed. */
export function readDate(headers: Headers): number | undefined {
  const text = headers.get('date') ?? '';
  const moment = Date.parse(text);
  // The one form that servers may write. Engines parse many others, and each its own.
  return new Date(moment).toUTCString() === text && !Number.isNaN(moment) ? moment : undefined;
}

/**
 * The server's time in a response that no cache can have kept, to the whole second; undefined for any other. A GET may be answered by the
 * browser's cache, with the Date of then, unless the response must not be stored; a shared cache adds Age.
 */
export function readServerTime(method: string, headers: Headers): number | undefined {
  const isKept = method === 'GET' && !/\bno-store\b/.test(headers.get('cache-control') ?? '');
  return isKept || headers.has('age') ? undefined : readDate(headers);
}
