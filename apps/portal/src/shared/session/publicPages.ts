import { pageEntries } from '@lima-id/api';

/** Whether a path belongs to a page, or to one of its items where its own path ends in a placeholder. */
function isAt(path: string, pagePath: string): boolean {
  const place = pagePath.indexOf('{');
  return place === -1 ? path === pagePath : path.startsWith(pagePath.slice(0, place));
}

/** Whether a page may stay open when its visitor logs out: private ones show nothing to a visitor who is not logged in. */
export function isPublicPage(pathname: string): boolean {
  const path = pathname.replace(/\/+$/, '');
  return !pageEntries.some(([, page]) => page.isPrivate && isAt(path, page.path));
}
