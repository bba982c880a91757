/**
 * Every page of the portal, by path: those answer 200, any other path shows the home page with 404. `{id}` stands for one segment,
 * `{number}` for one of digits only.
 */
export const portalRoutes = [
  '/',
  '/home',
  '/login',
  '/special',
  '/smartexpo',
  '/solution',
  '/solution/{id}',
  '/identification',
  '/introduce',
  '/product_scene',
  '/develop_document',
  '/application',
  '/application/{number}',
  '/application/list',
  '/application/list/detail/{id}',
  '/application/detail/{id}',
  '/application/confirmOrder',
  '/application/payment',
  '/application/payResult',
  '/news',
  '/news/detail/{id}',
  '/personal_update',
  '/personal_orders',
  '/personal_orders/{id}',
  '/personal_invoices',
  '/personal_trials',
  '/cooperation_case',
  '/cooperation_case/detail',
  '/cooperation_case/detail/{id}',
  '/new_identification',
  '/ecology',
  '/apporder',
  '/success',
  '/equipment/detail',
  '/contact',
  '/work_order',
] as const;

const places: Record<string, string> = { '{id}': '[^/]+', '{number}': '[0-9]+' };

function patternOf(routes: readonly string[]): RegExp {
  const patterns = routes.map((route) => route.replaceAll(/\{\w+\}/g, (place) => places[place] ?? place));
  return new RegExp(`^(?:${patterns.join('|')})/?$`);
}

function sameLetters(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

const known = patternOf(portalRoutes);

/** Pages of what the portal tells by itself, item by item. */
const content = patternOf([
  '/solution/{id}',
  '/application/{number}',
  '/news/detail/{id}',
  '/cooperation_case/detail/{id}',
] satisfies (typeof portalRoutes)[number][]);

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

/** True when a path is that of an item which the portal tells of by itself: a built portal has a document of each that there is. */
export function isContentPage(path: string): boolean {
  return content.test(path);
}
