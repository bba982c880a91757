import { describe, expect, it } from 'vitest';
import { isContentPage, isPortalPage, pageMeantBy, portalRoutes } from './portalRoutes.ts';

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
  ])('leads %s to %s', (path, page) => {
    expect(pageMeantBy(path)).toBe(page);
  });

  it.each(['/home', '/home/', '/', '//home', '//HOME', '/nowhere', '/application/abc', '/News/Detail/', ''])(
    'returns null for %s',
    (path) => {
      expect(pageMeantBy(path)).toBeNull();
    },
  );
});
