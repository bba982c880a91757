import { readFileSync } from 'node:fs';
import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { unknownPath } from '../screens/home/bannerContent.ts';
import { drawStaticPage, drawUnknownPath, type Site } from './staticPage.ts';
import { staticPages } from './staticPages.ts';

const template = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
const origin = 'https://id.example.cn';
const site: Site = {
  template,
  origin,
  scriptsOf: (parts) => parts.map((name) => `/${name}.js`),
};

/** The addresses of pictures that a document preloads, and those that it loads at once, each with the names of the elements around it. */
function picturesOf(html: string) {
  const preloaded: string[] = [];
  const eager: { address: string; within: readonly string[] }[] = [];
  const open: string[] = [];
  const parser = new Parser({
    onopentag(name, { rel, as, href = '', src = '', loading }) {
      if (rel === 'preload' && as === 'image') preloaded.push(href);
      if (name === 'img' && loading !== 'lazy' && !src.startsWith('data:'))
        eager.push({ address: src, within: [...open] });
      open.push(name);
    },
    onclosetag: () => open.pop(),
  });
  parser.end(html);
  return { preloaded, eager };
}

async function draw(address: string): Promise<string> {
  const page = staticPages.find((one) => one.address === address);
  if (page === undefined) throw new Error(`There is no page ${address}.`);
  return await drawStaticPage(page, site);
}

function jsonOf(page: string, opening: string): unknown {
  const start = page.indexOf(opening) + opening.length;
  return JSON.parse(page.slice(start, page.indexOf('</script>', start)));
}

const factsOf = (page: string) => jsonOf(page, '<script type="application/ld+json">');
const startOf = (page: string) => jsonOf(page, '<script type="application/json" id="start">');

describe('drawStaticPage', () => {
  it('shows an article with its text and its head when no script runs', async () => {
    const page = await draw('/news/detail/2');
    const text = page.slice(page.indexOf('<div id="root">')).replaceAll(/<script[^>]*>[^<]*<\/script>|<[^>]*>/g, '');
    expect(text).toContain('部件级标识的三个关键决策');
    expect(text).toContain('编码');
    expect(page).toContain('<h2');
    expect(page).toContain(`<link rel="canonical" href="${origin}/news/detail/2" />`);
    expect(page).toContain('<meta property="og:type" content="article" />');
    expect(page).toContain(`<meta property="og:image" content="${origin}/social/general.png" />`);
    expect(page).toContain('<link rel="modulepreload" fetchpriority="low" crossorigin href="/article.js" />');
    expect(factsOf(page)).toMatchObject([
      { '@type': 'NewsArticle', datePublished: '2025-12-22T00:00:00+08:00', publisher: { '@type': 'Organization' } },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{ item: `${origin}/home` }, { item: `${origin}/news` }, { item: `${origin}/news/detail/2` }],
      },
    ]);
  });

  it('passes the query data to the scripts', async () => {
    expect(startOf(await draw('/news/detail/2'))).toMatchObject({
      address: '/news/detail/2',
      content: [[['content', 'news', 2], { id: 2 }]],
    });
  });

  it('names the organisation on the home page, and leaves placeholders for the gateway', async () => {
    const page = await draw('/home');
    expect(factsOf(page)).toMatchObject([{ '@type': 'Organization', url: `${origin}/home` }]);
    expect(startOf(page)).toEqual({ address: '/home', content: [] });
    // Chromium waits for a preloaded face before it paints anything.
    expect(page).not.toContain('as="font"');
    expect(page).toContain('action="/product_scene"');
    expect(page).not.toContain('<template');
  });

  it('describes a catalogue entry as a product and a solution as a service', async () => {
    expect(factsOf(await draw('/application/6'))).toMatchObject([
      { '@type': 'Product', name: '标识赋码系统' },
      { '@type': 'BreadcrumbList', itemListElement: [{}, { name: '应用市场' }, { name: '产品目录' }, {}] },
    ]);
    expect(factsOf(await draw('/solution/4'))).toMatchObject([{ '@type': 'Service' }, { '@type': 'BreadcrumbList' }]);
  });

  it.each(staticPages.map(({ address }) => address))(
    'preloads the logo and the drawings of the head of %s, and none of a list',
    async (address) => {
      const { preloaded, eager } = picturesOf(await draw(address));
      expect(preloaded[0]).toMatch(/\/logo(?:-on-ink)?\.svg$/);
      expect(new Set(preloaded)).toEqual(new Set(eager.map((picture) => picture.address)));
      expect(eager.filter(({ within }) => within.includes('li') || within.includes('footer'))).toEqual([]);
    },
  );

  it('rejects when the content of a page is missing', async () => {
    const page = { address: '/news/detail/99', parts: [], content: async () => null };
    await expect(drawStaticPage(page, site)).rejects.toThrow('/news/detail/99');
  });

  it('rejects when a page sets another canonical address', async () => {
    await expect(drawStaticPage({ address: '/nowhere', parts: [] }, site)).rejects.toThrow('/home');
  });
});

describe('drawUnknownPath', () => {
  it('shows the home page with a message and noindex', async () => {
    const page = await drawUnknownPath(site);
    expect(page).toContain(unknownPath.text);
    expect(page).toContain('<meta name="robots" content="noindex" />');
    expect(page).not.toContain('rel="canonical"');
    expect(startOf(page)).toEqual({ content: [] });
  });
});
