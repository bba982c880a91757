import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isContentPage, isPortalPage, pageMeantBy, portalPageAt, portalRoutes } from './pagePaths.ts';
import { pageEntries } from './pages.ts';

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

describe('portalPageAt', () => {
  const addressed = pageEntries.flatMap(([name, { path, alsoAt = [] }]) => [path, ...alsoAt].map((one) => [name, one]));

  it.each(addressed)('finds the page %s at %s', (name, path) => {
    const written = path.replace(/\{\w+\??\}/, '12');
    expect([portalPageAt(written), portalPageAt(`${written}/`)]).toEqual([name, name]);
  });

  it.each(['/', '/console', '//', '', 'home', '/nowhere', '/news/9', '/application/abc', '/HOME'])(
    'finds none at %s',
    (path) => {
      expect(portalPageAt(path)).toBeNull();
    },
  );

  it('finds one page at a path at most', () => {
    const segment = fc.constantFrom('12', 'a', 'list', 'detail', 'application', 'news', 'solution', 'cooperation_case');
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 4 }), (segments) => {
        const path = `/${segments.join('/')}`;
        const fits = portalRoutes.filter((route) => {
          const parts = route.split('/').slice(1);
          return (
            parts.length === segments.length &&
            parts.every(
              (part, at) => part === segments[at] || part === '{id}' || (part === '{number}' && segments[at] === '12'),
            )
          );
        });
        expect(fits.length).toBeLessThanOrEqual(1);
        expect(portalPageAt(path) !== null).toBe(fits.length === 1);
      }),
    );
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
