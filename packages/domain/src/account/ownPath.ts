/** Characters that browsers read as a slash, or drop. */
const misread = /[\\\p{Cc}]/u;

/** The same, and consecutive slashes, in a path that is decoded twice. */
const misreadPath = /(?:\/|%2f){2}|%5c|%[01][\da-f]|%7f/i;

/** Whether every parser reads an address the same way: it has no backslash and no control character. */
export function isUnambiguousAddress(address: string): boolean {
  return !misread.test(address);
}

/** A path whose dot segments are resolved, as browsers do; `%2e` is a dot. */
function resolveDots(path: string): string {
  const segments = path.split('/').slice(1);
  const kept: string[] = [];
  for (const [index, segment] of segments.entries()) {
    const dots = segment.replace(/%2e/gi, '.');
    if (dots !== '.' && dots !== '..') {
      kept.push(segment);
      continue;
    }
    if (dots === '..') kept.pop();
    if (index === segments.length - 1) kept.push('');
  }
  return `/${kept.join('/')}`;
}

/**
 * A path of this site, with its query and hash, its dot segments resolved; null for every other address. The result leads to this site
 * wherever it is followed from: it begins with a slash, and its path has no two consecutive slashes, no backslash and no control character,
 * encoded or not. Source: docs/rules/account.md.
 */
export function ownPath(address: string): string | null {
  if (!address.startsWith('/') || !isUnambiguousAddress(address)) return null;
  const end = address.search(/[?#]|$/);
  const path = resolveDots(address.slice(0, end));
  return misreadPath.test(path) ? null : path + address.slice(end);
}
