/**
 * True when an If-None-Match header contains the ETag, so that the client has the answer cached. Uses weak comparison by RFC 9110 section
 * 13.1.2: a proxy may have marked the tag as weak.
 */
export function holdsTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === tag || ifNoneMatch === '*') return true;
  const opaque = strong(tag);
  return ifNoneMatch.split(',').some((held) => strong(held.trim()) === opaque);
}

function strong(tag: string): string {
  return tag.startsWith('W/') ? tag.slice(2) : tag;
}
