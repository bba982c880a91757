import { readFileSync } from 'node:fs';
import { appDetail, appList, chosenAppList } from '@lima-id/api/msw';
import type { ProductDetail } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import renderMarketPage from './marketPage.tsx';

const template = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
const origin = 'https://id.example.cn';
const beside = { categories: [], config: { advisorName: '', advisorPhone: '', advisorHours: '' }, chosen: [] };
const address = `/application/list/detail/${appDetail.id}`;

const renderApp = (changes: Partial<ProductDetail> = {}) =>
  renderMarketPage({
    template,
    url: address,
    origin,
    found: { kind: 'app', app: { ...appDetail, ...changes }, package: null, chosen: [] },
  });

function scriptOf(page: string, opening: string): unknown {
  const start = page.indexOf(opening) + opening.length;
  return JSON.parse(page.slice(start, page.indexOf('</script>', start)));
}

describe('renderMarketPage', () => {
  it('shows an app by its name when no script runs, with the same text for shared links', async () => {
    const page = await renderApp();
    expect(page).toContain(`>${appDetail.name}</h1>`);
    expect(page).toContain(`<title>${appDetail.name} - 力码</title>`);
    expect(page).toContain(`<meta property="og:title" content="${appDetail.name} - 力码" />`);
    expect(page).toContain(`<meta property="og:description" content="${appDetail.describes}" />`);
    expect(page).toContain(`<link rel="canonical" href="${origin}${address}" />`);
    expect(scriptOf(page, '<script type="application/ld+json">')).toMatchObject([
      { '@type': 'Product', name: appDetail.name, url: `${origin}${address}` },
      { '@type': 'BreadcrumbList' },
    ]);
  });

  it('shares the first picture of the app in a format that readers of links support', async () => {
    const pictures = { viewPicture: '/pictures/app.webp', viewBannerUrls: ['/illustrations/a.svg'] };
    expect(await renderApp(pictures)).toContain(`<meta property="og:image" content="${origin}/pictures/app.webp" />`);
    const drawings = { viewPicture: '/a.svg', viewBannerUrls: ['/b.svg?v=1'], pictureViewer: '' };
    expect(await renderApp(drawings)).toContain(`<meta property="og:image" content="${origin}/social/general.png" />`);
  });

  it('renders an example identifier in the text by segments, and leaves other codes unchanged', async () => {
    const page = await renderApp({ detail: '<p><code>88.118.001/GT-2026-000123</code></p><p><code>appId</code></p>' });
    expect(page).toContain('aria-label="企业前缀 001"');
    expect(page).toContain('<p><code>appId</code></p>');
  });

  it('passes the query data to the scripts', async () => {
    const page = await renderApp();
    expect(scriptOf(page, '<script type="application/json" id="start">')).toMatchObject({
      address,
      content: expect.arrayContaining([
        [['market', 'app', appDetail.id], expect.objectContaining({ id: appDetail.id })],
      ]),
    });
  });

  it('shows the list and the home page with their heads', async () => {
    const found = {
      records: [],
      total: 0,
      counts: { categories: {}, anyCategory: 0, sources: { own: 0, partner: 0 } },
    };
    const list = await renderMarketPage({
      template,
      url: '/application/list?page=2',
      origin,
      found: { kind: 'list', ...beside, found },
    });
    expect(list).toContain('>全部应用</h1>');
    expect(list).toContain(`<link rel="canonical" href="${origin}/application/list?page=2" />`);
    const home = await renderMarketPage({
      template,
      url: '/application',
      origin,
      found: { kind: 'home', ...beside, banners: [], free: [], blocks: [] },
    });
    expect(home).toContain('>应用市场</h1>');
    expect(home).not.toContain('<template');
  });

  it('preloads the pictures of the first view with high priority, and no others of its lists', async () => {
    const pictures = { viewPicture: '/list.webp', viewBannerUrls: ['/first.webp', '/second.webp'] };
    const hint = (address: string) => `<link rel="preload" as="image" href="${address}" fetchPriority="high"/>`;
    const app = await renderApp(pictures);
    expect(app).toContain(hint('/first.webp'));
    expect(app).not.toContain('as="image" href="/second.webp"');
    const pictured = <App extends object>(apps: readonly App[]) =>
      apps.slice(0, 3).map((app, index) => ({ ...app, viewPicture: `/${index + 1}.webp` }));
    const list = await renderMarketPage({
      template,
      url: '/application/list',
      origin,
      found: { kind: 'list', ...beside, found: { records: pictured(appList), total: 3 } },
    });
    const home = await renderMarketPage({
      template,
      url: '/application',
      origin,
      found: { kind: 'home', ...beside, chosen: pictured(chosenAppList), banners: [], free: [], blocks: [] },
    });
    for (const page of [list, home]) {
      expect(page).toContain(hint('/1.webp'));
      expect(page).toContain(hint('/2.webp'));
      expect(page).not.toContain('as="image" href="/3.webp"');
    }
  });

  it('escapes text of a provider when it looks like markup', async () => {
    const nasty = '</script></title><img src=x onerror=alert(1)>"$&\u2028';
    const page = await renderApp({ name: nasty, describes: nasty, trait: nasty, detail: `<p>${'&lt;'}/script></p>` });
    expect(page).not.toContain('<img src=x');
    expect(scriptOf(page, '<script type="application/json" id="start">')).toMatchObject({
      content: expect.arrayContaining([[['market', 'app', appDetail.id], expect.objectContaining({ name: nasty })]]),
    });
  });

  it.each([
    ['name=%E6%A0%87%E8%AF%8', 'name=%E6%A0%87'],
    ['name=%E6%A0%87%E8%AF%86&name=a', 'name=%E6%A0%87%E8%AF%86'],
    ['from=mail&amp;name=a+b', 'name=a%20b'],
  ])(
    'prerenders the list of the damaged address ?%s as that of ?%s, which the gateway reads in it',
    async (damaged, read) => {
      const found = { records: [], total: 0 };
      const [page, same] = await Promise.all(
        [damaged, read].map(async (query) => {
          const drawn = await renderMarketPage({
            template,
            url: `/application/list?${query}`,
            origin,
            found: { kind: 'list', ...beside, found },
          });
          return drawn.slice(drawn.indexOf('<div id="root">'));
        }),
      );
      expect(page).toContain('id="root"><');
      expect(page).toBe(same);
    },
  );
});
