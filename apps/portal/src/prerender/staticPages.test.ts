import { matchRoutes, type RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { routes } from '../routes.tsx';
import { ownAddress } from '../shared/page/ownAddress.ts';
import { ownPages, staticPages } from './staticPages.ts';

/** Pages that show what a database has, and what leads to no page of its own. */
const otherwise = new Set([
  '/',
  '*',
  '/product_scene',
  '/application',
  '/application/list',
  '/application/list/detail/:id',
  '/application/detail/:id',
]);

function pathsOf(table: readonly RouteObject[]): string[] {
  return table.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...pathsOf(children)]);
}

const pathnameOf = (address: string) => new URL(address, 'http://localhost').pathname;
const routeOf = (address: string) => matchRoutes(routes, pathnameOf(address))?.at(-1)?.route.path ?? '';

describe('the table of static pages', () => {
  it('holds every page of the portal that is the same for everybody', () => {
    const drawn = new Set(staticPages.map(({ address }) => routeOf(address)));
    const undecided = pathsOf(routes).filter(
      (path) => !drawn.has(path) && !otherwise.has(path) && !ownPages.some((start) => path.startsWith(start)),
    );
    expect(undecided).toEqual([]);
  });

  it('holds no page that is somebody’s own or that the portal does not have', () => {
    const wrong = staticPages.filter(
      ({ address, isHidden = false }) =>
        otherwise.has(routeOf(address)) || ownPages.some((start) => address.startsWith(start)) !== isHidden,
    );
    expect(wrong).toEqual([]);
  });

  it('holds each page once, under the address by which it is known', () => {
    const addresses = staticPages.map(({ address }) => address);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.map((address) => ownAddress(new URL(address, 'http://localhost')))).toEqual(addresses);
  });

  it.each(['/home', '/news?page=2', '/solution?page=2', '/news/detail/24', '/solution/4', '/application/48'])(
    'holds %s',
    (address) => {
      expect(staticPages.map((page) => page.address)).toContain(address);
    },
  );
});
