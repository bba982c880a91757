import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { routes } from './routes.tsx';

const matchedPath = (pathname: string) => matchRoutes(routes, pathname)?.at(-1)?.route.path;

describe('the table of routes', () => {
  it.each([
    ['/', '/'],
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

  it.each(['/nowhere', '/news/9', '/solution/4/more', '/HOME', '/Login', '/news/Detail/3'])(
    'shows the page for unknown paths at %s',
    (path) => {
      expect(matchedPath(path)).toBe('*');
    },
  );
});
