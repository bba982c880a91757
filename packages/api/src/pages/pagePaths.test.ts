import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isContentPage, isPortalPage, pageMeantBy, portalRoutes } from './pagePaths.ts';

describe('isPortalPage', () => {
  it.each(portalRoutes)('is true for %s', (route) => {
    expect(isPortalPage(route.replace('{id}', 'a-1').replace('{number}', '12'))).toBe(true);
  });

  it.each([
    '/nowhere',
    '/homes',
    '/home/x',
    '/solution/4/5',
    '/application/abc',
    '/application/list/detail',
    '/application/list/detail/',
    '/news/detail',
    '/equipment',
    '//home',
    '/Home',
    '/home%',
    '/application%2Flist',
    '/%6Eews/%ZZ',
    '',
  ])('does not know %s', (path) => {
    expect(isPortalPage(path)).toBe(false);
  });

  it('is true for a page with a trailing slash', () => {
    expect(isPortalPage('/home/')).toBe(true);
  });
});

describe('isContentPage', () => {
  it.each(['/news/detail/3', '/solution/4/', '/application/48', '/cooperation_case/detail/1'])(
    'is true for %s',
    (path) => {
      expect(isContentPage(path)).toBe(true);
    },
  );

  it.each(['/news', '/solution', '/application/list', '/application/detail/3', '/cooperation_case/detail'])(
    'is false for %s',
    (path) => {
      expect(isContentPage(path)).toBe(false);
    },
  );
});

describe('pageMeantBy', () => {
  it.each([
    ['/HOME', '/home'],
    ['/News/Detail/3/', '/news/detail/3'],
    ['/application/CONFIRMORDER', '/application/confirmOrder'],
    ['/Application/12', '/application/12'],
    ['/SOLUTION/aB-%2F', '/solution/aB-%2F'],
    ['/%68ome', '/home'],
    ['/home//', '/home'],
    ['//', '/'],
    ['/home。', '/home'],
    ['/home%E3%80%82', '/home'],
    ['/news/detail/3)', '/news/detail/3'],
    ['/news/detail/3%22/', '/news/detail/3'],
    ['/application/detail/1%2', '/application/detail/1'],
    ['/product_scene%', '/product_scene'],
    ['/application/12。', '/application/12'],
  ])('leads %s to %s', (path, page) => {
    expect(pageMeantBy(path)).toBe(page);
  });

  it.each([
    '/home',
    '/home/',
    '/',
    '//home',
    '//HOME',
    '/nowhere',
    '/application/abc',
    '/News/Detail/',
    '/88.118.001%2',
    '/application%2Flist',
    '/news/detail/%E6%ZZ',
    '',
  ])('returns null for %s', (path) => {
    expect(pageMeantBy(path)).toBeNull();
  });

  it('names a page that means itself, whatever the path', () => {
    const parts = [
      '/',
      '/',
      'HOME',
      'news',
      'detail',
      'application',
      '3',
      '%2',
      '%E6',
      '%E3%80%82',
      ')',
      '%68ome',
      '%2F',
      '%',
      '\\',
      'evil.example',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 8 }), (made) => {
        const page = pageMeantBy(`/${made.join('')}`);
        if (page === null) return;
        expect(page).toMatch(/^\/(?!\/)/);
        expect(isPortalPage(page)).toBe(true);
      }),
    );
  });
});
