import { describe, expect, it } from 'vitest';
import { type AppBanner, appBanner } from './banner.ts';
import { followBanner } from './followBanner.ts';

function bannerOf(changes: Partial<AppBanner>): AppBanner {
  return { id: '1', bannersViewer: '/b.png', redirectType: 'app', outSiteUrl: '', productId: '', ...changes };
}
const missing = { ok: false, reason: 'appMissing', message: '暂无该应用' };
const app = { ok: true, outside: false, address: '/application/list/detail/a%2F1' };

describe('followBanner', () => {
  it.each(['https://example.com', 'http://example.com/a?b=c#d', 'HTTPS://EXAMPLE.COM/'])(
    'leads outside to %s when the type says so',
    (outSiteUrl) => {
      const banner = bannerOf({ redirectType: 'outside', outSiteUrl: ` ${outSiteUrl} `, productId: 'a/1' });
      expect(followBanner(banner, true)).toEqual({ ok: true, outside: true, address: outSiteUrl });
      expect(followBanner(banner, false)).toEqual({ ok: true, outside: true, address: outSiteUrl });
    },
  );

  it.each([
    '',
    'javascript:alert(1)',
    'java\nscript:alert(1)//https://a.cn',
    'data:text/html,x',
    '//example.com',
    '/home',
    'ftp://example.com',
    'http://',
    'https:///a',
    'https:\\\\example.com',
    'https://a.cn\\@b.cn',
    'https://a.cn b',
    'x https://a.cn',
    'https://example.com：8080/',
    'https://example.com:99999/',
    'https://:8080/',
    'https://[::1/',
    'https://a%zz.cn',
  ])('never follows %j, but opens the app when there is one', (outSiteUrl) => {
    const banner = bannerOf({ redirectType: 'outside', outSiteUrl, productId: 'a/1' });
    expect(followBanner(banner, true)).toEqual(app);
    expect(followBanner(banner, false)).toEqual(missing);
  });

  it('opens the app when the type says so, even with an outside address', () => {
    const banner = bannerOf({ redirectType: 'app', outSiteUrl: 'https://example.com', productId: 'a/1' });
    expect(followBanner(banner, true)).toEqual(app);
    expect(followBanner(banner, false)).toEqual(missing);
  });

  it('says 暂无该应用 when the banner names no app', () => {
    expect(followBanner(bannerOf({}), true)).toEqual(missing);
  });
});

describe('appBanner', () => {
  it('takes a banner when it is whole', () => {
    expect(appBanner.parse(bannerOf({}))).toEqual(bannerOf({}));
    expect(appBanner.safeParse({ ...bannerOf({}), redirectType: 2 }).success).toBe(false);
  });
});
