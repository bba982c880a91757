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
  '/cooperation_case',
  '/cooperation_case/detail/{id}',
  '/new_identification',
  '/ecology',
  '/apporder',
  '/success',
  '/equipment/detail',
  '/contact',
] as const;

const places: Record<string, string> = { '{id}': '[^/]+', '{number}': '[0-9]+' };

const known = new RegExp(
  `^(?:${portalRoutes.map((route) => route.replaceAll(/\{\w+\}/g, (place) => places[place] ?? place)).join('|')})/?$`,
);

/** True when a path (without query) is a page of the portal. */
export function isPortalPage(path: string): boolean {
  return known.test(path);
}
