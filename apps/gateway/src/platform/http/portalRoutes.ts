import { pageEntries } from '@lima-id/api';

/** Expands an optional last segment to two paths. */
function written(path: string): string[] {
  const optional = /\/\{(\w+)\?\}$/;
  return optional.test(path) ? [path.replace(optional, ''), path.replace(optional, '/{$1}')] : [path];
}

/**
 * Every path of the portal: those answer 200, any other shows the home page with 404. `{id}` stands for one segment, `{number}` for one of
 * digits only.
 */
export const portalRoutes: readonly string[] = [
  // Redirects to the home page.
  '/',
  ...pageEntries.flatMap(([, { path, alsoAt = [] }]) => [path, ...alsoAt].flatMap(written)),
];

const places: Record<string, string> = { '{id}': '[^/]+', '{number}': '[0-9]+' };

function patternOf(routes: readonly string[]): RegExp {
  const patterns = routes.map((route) => route.replaceAll(/\{\w+\}/g, (place) => places[place] ?? place));
  return new RegExp(`^(?:${patterns.join('|')})/?$`);
}

function sameLetters(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

const known = patternOf(portalRoutes);

/** Item pages of content, which are static documents. */
const content = patternOf(
  pageEntries
    .filter(([, { prerender }]) => prerender === 'build')
    .flatMap(([, { path }]) => written(path))
    .filter((path) => path.includes('{')),
);

/** True when a path (without query) is a page of the portal. */
export function isPortalPage(path: string): boolean {
  return known.test(path);
}

/**
 * The page of a path in another case: `/home` for `/HOME`; parameters are kept as written. Null for pages themselves, and for unknown
 * paths.
 */
export function pageMeantBy(path: string): string | null {
  if (isPortalPage(path)) return null;
  const asked = path.replace(/\/$/, '').split('/');
  for (const route of portalRoutes) {
    const named = route.split('/');
    const isMeant =
      named.length === asked.length && named.every((part, at) => part in places || sameLetters(part, asked[at] ?? ''));
    if (!isMeant) continue;
    const page = named.map((part, at) => (part in places ? asked[at] : part)).join('/');
    if (isPortalPage(page)) return page;
  }
  return null;
}

/** True for the path of a content item: the build has a document of each existing one. */
export function isContentPage(path: string): boolean {
  return content.test(path);
}
