import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a script of this site, or a program, may have made a request: not an element of a page, such as a picture, a frame, a form or a link,
 * and not another site. Browsers say so (Fetch Metadata); requests without these headers count as those of scripts.
 */
export function mayBeScript(headers: IncomingHttpHeaders): boolean {
  const { 'sec-fetch-dest': destination = 'empty', 'sec-fetch-site': site } = headers;
  return destination === 'empty' && site !== 'cross-site';
}
