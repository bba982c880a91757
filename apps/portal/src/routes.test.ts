import { isPortalPage, portalRoutes } from '@lima-id/api';
import { readPath } from '@lima-id/domain';
import fc from 'fast-check';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { routesAt } from './routes.tsx';

const matchOf = (pathname: string) => matchRoutes(routesAt(pathname), pathname)?.at(-1);
const matchedPath = (pathname: string) => matchOf(pathname)?.route.path;

describe('the table of routes', () => {
  it.each([
    ['/', '/'],
    ['/console', '/console'],
    ['/home', '/home'],
    ['/login', '/login'],
    ['/special', '/special'],
    ['/smartexpo', '/smartexpo'],
    ['/solution', '/solution'],
    ['/solution/4', '/solution/:id'],
    ['/identification', '/identification'],
    ['/introduce', '/introduce'],
    ['/product_scene?identifier=88.118.001%2FGT-2026-000123', '/product_scene'],
    ['/develop_document', '/develop_document'],
    ['/application', '/application'],
    ['/application/6', '/application/:id'],
    ['/application/list', '/application/list'],
    ['/application/list/detail/12', '/application/list/detail/:id'],
    ['/application/detail/12', '/application/detail/:id'],
    ['/application/confirmOrder', '/application/confirmOrder'],
    ['/application/payment', '/application/payment'],
    ['/application/payResult', '/application/payResult'],
    ['/news', '/news'],
    ['/news/detail/3', '/news/detail/:id'],
    ['/personal_update', '/personal_update'],
    ['/personal_orders?status=0&page=2', '/personal_orders'],
    ['/personal_orders/12', '/personal_orders/:id'],
    ['/personal_invoices?page=2', '/personal_invoices'],
    ['/personal_trials', '/personal_trials'],
    ['/cooperation_case', '/cooperation_case'],
    ['/cooperation_case/detail', '/cooperation_case/detail/:id?'],
    ['/cooperation_case/detail/1', '/cooperation_case/detail/:id?'],
    ['/new_identification', '/new_identification'],
    ['/ecology', '/ecology'],
    ['/apporder', '/apporder'],
    ['/success', '/success'],
    ['/equipment/detail', '/equipment/detail'],
    ['/contact', '/contact'],
    ['/work_order?number=WX-2026-000318', '/work_order'],
  ])('leads %s to %s', (address, path) => {
    expect(matchedPath(new URL(address, 'http://localhost').pathname)).toBe(path);
  });

  it.each([
    '/nowhere',
    '/news/9',
    '/solution/4/more',
    '/HOME',
    '/Login',
    '/news/Detail/3',
    '/application/abc',
    '/application%2Flist',
    '/88.118.001%2',
  ])('shows the page for unknown paths at %s', (path) => {
    expect(matchedPath(path)).toBe('*');
  });

  it('shows the page that the gateway takes a damaged address for, with the parameter that it reads', () => {
    // React Router reports every malformed path.
    vi.spyOn(console, 'warn').mockReturnValue();
    const known = fc.constantFrom(...portalRoutes.map((route) => route.replace(/\{\w+\}/, '12')));
    const damage = fc.tuple(
      known,
      fc.nat(),
      fc.constantFrom('', '/', '//', '%', '%2', '%E6', '%E6%A0%87', '%2F', '%00', '%ZZ', '。', ')', '.', '+', ' ', 'x'),
      fc.boolean(),
    );
    fc.assert(
      fc.property(damage, ([page, cut, added, isEnd]) => {
        const at = 1 + (cut % page.length);
        // The path as a browser says it.
        const { pathname } = new URL(`https://id.example.cn${page.slice(0, at)}${added}${isEnd ? '' : page.slice(at)}`);
        const match = matchOf(pathname);
        expect(match?.route.path === '*').toBe(!isPortalPage(pathname));
        const ids = Object.entries(match?.params ?? {}).flatMap(([name, value]) => (name === 'id' ? [value] : []));
        const read = readPath(pathname.replace(/\/+$/, '')).at(-1);
        expect(ids.filter((id) => id !== undefined && id !== read)).toEqual([]);
      }),
    );
    vi.restoreAllMocks();
  });
});
