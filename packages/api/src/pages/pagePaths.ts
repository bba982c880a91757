import { mendedPath, readPath } from '@lima-id/domain';
import { type Page, type PageName, pageEntries } from './pages.ts';

/** Expands an optional last segment to two paths. */
function written(path: string): string[] {
  const optional = /\/\{(\w+)\?\}$/;
  return optional.test(path) ? [path.replace(optional, ''), path.replace(optional, '/{$1}')] : [path];
}

const pathsOf = ({ path, alsoAt = [] }: Page): string[] => [path, ...alsoAt].flatMap(written);

/**
 * Every path of the portal: those answer 200, any other shows the home page with 404. `{id}` stands for one segment, `{number}` for one of
 * digits only.
 */
export const portalRoutes: readonly string[] = [
  // Redirect to the home page, and to the console.
  '/',
  '/console',
  ...pageEntries.flatMap(([, page]) => pathsOf(page)),
];

const places: Readonly<Record<string, RegExp>> = { '{id}': /./s, '{number}': /^\d+$/ };

/** Segments of a route or a path, which the root has none of. */
const segmentsOf = (path: string): readonly string[] => (path === '/' ? [] : path.split('/').slice(1));

const routes = portalRoutes.map(segmentsOf);

const namedRoutes = pageEntries.flatMap(([name, page]) =>
  pathsOf(page).map((path) => ({ name, route: segmentsOf(path) })),
);

/** Item pages of content, which are static documents. */
const contentRoutes = pageEntries
  .filter(([, { prerender }]) => prerender === 'build')
  .flatMap(([, { path }]) => written(path))
  .filter((path) => path.includes('{'))
  .map(segmentsOf);

type Same = (one: string, other: string) => boolean;
const isSame: Same = (one, other) => one === other;
const isSameInAnyCase: Same = (one, other) => one.toLowerCase() === other.toLowerCase();

function isAt(route: readonly string[], path: readonly string[], same: Same): boolean {
  return (
    route.length === path.length &&
    route.every((part, at) => places[part]?.test(path[at] ?? '') ?? same(part, path[at] ?? ''))
  );
}

/** A path without slashes at its end; the root is one. Linear, whatever the path. */
function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path.charAt(end - 1) === '/') end -= 1;
  return path.slice(0, end);
}

/** The segments of a path as it is written in an address; null for what does not begin with a slash. */
function readSegments(path: string): readonly string[] | null {
  if (!path.startsWith('/')) return null;
  const whole = withoutEndSlashes(path);
  return whole === '/' ? [] : readPath(whole);
}

function isAmong(known: readonly (readonly string[])[], path: string): boolean {
  const read = readSegments(path);
  return read !== null && known.some((route) => isAt(route, read, isSame));
}

/** True when a path, as it is written in an address without its query, is a page of the portal. Server and page decide by it. */
export function isPortalPage(path: string): boolean {
  return isAmong(routes, path);
}

/** The page of such a path; null for unknown paths, and for those that redirect. */
export function portalPageAt(path: string): PageName | null {
  const read = readSegments(path);
  if (read === null) return null;
  return namedRoutes.find(({ route }) => isAt(route, read, isSame))?.name ?? null;
}

/**
 * The page that a path means which is written in another way: in another case or encoding (`/HOME`, `/%68ome`), with more slashes at its
 * end, cut off within an escape, or with marks that a chat appended (`/news/detail/3。`). Null for pages themselves, and for unknown paths.
 */
export function pageMeantBy(path: string): string | null {
  if (!path.startsWith('/')) return null;
  const mended = mendedPath(path);
  const asIs = segmentsOf(mended);
  const read = mended === '/' ? [] : readPath(mended);
  const route = routes.find((one) => isAt(one, read, isSameInAnyCase));
  if (route === undefined) return null;
  const page = `/${route.map((part, at) => (part in places ? asIs[at] : part)).join('/')}`;
  return page === path || (page !== '/' && `${page}/` === path) ? null : page;
}

/** True for the path of a content item: the build has a document of each existing one. */
export function isContentPage(path: string): boolean {
  return isAmong(contentRoutes, path);
}
