import { describe, expect, it } from 'vitest';
import { isPortalPage, portalRoutes } from './portalRoutes.ts';

describe('isPortalPage', () => {
  it.each(portalRoutes)('knows %s', (route) => {
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

  it('knows a page when a slash ends it', () => {
    expect(isPortalPage('/home/')).toBe(true);
  });
});
