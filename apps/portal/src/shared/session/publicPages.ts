import { pageEntries } from '@lima-id/api';

/** Whether a path is that of a page, or of one of its items where its own path has a place at the end. */
function isAt(path: string, pagePath: string): boolean {
  const place = pagePath.indexOf('{');
  return place === -1 ? path === pagePath : path.startsWith(pagePath.slice(0, place));
}

/** Whether a page may stay open when its visitor logs out: private ones show nothing to a visitor who is not logged in. */
export function isPublicPage(pathname: string): boolean {
  const path = pathname.replace(/\/+$/, '');
  return !pageEntries.some(([, page]) => page.isPrivate && isAt(path, page.path));
}
