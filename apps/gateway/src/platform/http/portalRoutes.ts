import { pageEntries } from '@lima-id/api';

/** The paths of a page as they are written: a last segment that may be missing makes two of one. */
function written(path: string): string[] {
  const optional = /\/\{(\w+)\?\}$/;
  return optional.test(path) ? [path.replace(optional, ''), path.replace(optional, '/{$1}')] : [path];
}

/**
 * Every path of the portal: those answer 200, any other shows the home page with 404. `{id}` stands for one segment, `{number}` for one
 * of digits only.
 */
export const portalRoutes: readonly string[] = [
  // Leads to the home page.
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

/** Pages of content, item by item: those that are built and have a place. */
const content = patternOf(
  pageEntries
    .filter(([, { drawn }]) => drawn === 'build')
    .flatMap(([, { path }]) => written(path))
    .filter((path) => path.includes('{')),
);

/** True when a path (without query) is a page of the portal. */
export function isPortalPage(path: string): boolean {
  return known.test(path);
}

/**
 * The page of the portal that a path means whose letters are written in another case: `/home` for `/HOME`; what stands for a place is left
 * as it is written. Null for the pages themselves, and when no page is meant.
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

/** True when a path is that of an item of content: a built portal has a document of each that there is. */
export function isContentPage(path: string): boolean {
  return content.test(path);
}
