import { readFileSync } from 'node:fs';
import { treadmillRecord } from '@lima-id/api/msw';
import { messages } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import { brand } from '../brand/brand.ts';
import renderIdentifierPage from './identifierPage.tsx';

const template = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
const url = '/product_scene?identifier=88.118.001%2FGT-2026-000123';
const origin = 'https://id.example.cn';

const render = (changes: Partial<typeof treadmillRecord> = {}, site = origin) =>
  renderIdentifierPage({
    template,
    url,
    origin: site,
    found: { record: { ...treadmillRecord, ...changes }, tookMs: 3 },
  });

function scriptOf(page: string, opening: string): unknown {
  const start = page.indexOf(opening) + opening.length;
  return JSON.parse(page.slice(start, page.indexOf('</script>', start)));
}

describe('renderIdentifierPage', () => {
  it('shows name, code, company and the opening scene when no script runs', async () => {
    const page = await render();
    const text = page.slice(page.indexOf('<div id="root">')).replaceAll(/<script[^>]*>[^<]*<\/script>|<[^>]*>/g, '');
    expect(text).toContain(treadmillRecord.identifierName);
    expect(text).toContain(treadmillRecord.identifier);
    expect(text).toContain(treadmillRecord.companyName);
    expect(text).toContain('产品追溯');
    expect(page).not.toContain('<template');
    expect(page.match(/<script(?! type="(?:module|application\/(?:ld\+)?json)")/)).toBeNull();
  });

  it('titles the page by identifier, name and company in the head', async () => {
    const page = await render();
    expect(page).toContain('<title>标识查询 - 力码</title>');
    expect(page).toContain(
      `<meta name="description" content="${treadmillRecord.identifier}，${treadmillRecord.identifierName}，${treadmillRecord.companyName}" />`,
    );
    // Shared links carry the name of the object.
    expect(page).toContain(
      `<meta property="og:title" content="${treadmillRecord.identifierName} · 标识查询 - 力码" />`,
    );
    expect(page).toContain(`<meta property="og:description" content="${treadmillRecord.identifier}，`);
    expect(page).toContain(`<link rel="canonical" href="${origin}${url}" />`);
    expect(scriptOf(page, '<script type="application/ld+json">')).toMatchObject([
      {
        '@type': 'Product',
        name: treadmillRecord.identifierName,
        productID: treadmillRecord.identifier,
        manufacturer: { name: treadmillRecord.companyName },
      },
      { '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, { position: 2 }, { position: 3 }] },
    ]);
  });

  it("shows and describes an object without a picture by the site's default one", async () => {
    const { product } = brand.defaultPictures;
    const page = await render({ images: [] });
    expect(page).toContain(` src="${product}"`);
    expect(scriptOf(page, '<script type="application/ld+json">')).toHaveProperty('0.image', `${origin}${product}`);
  });

  it('omits absolute URLs when the origin of the site is unknown', async () => {
    const page = await render({}, '');
    expect(page).not.toContain('rel="canonical"');
    expect(page).not.toContain('og:url');
    expect(scriptOf(page, '<script type="application/ld+json">')).not.toHaveProperty('0.url');
  });

  it('escapes text of an enterprise when it looks like markup', async () => {
    const nasty = '</script></title><img src=x onerror=alert(1)>"$&';
    const page = await render({ identifierName: nasty, companyName: nasty, describes: nasty });
    expect(page).not.toContain('<img src=x');
    expect(scriptOf(page, '<script type="application/json" id="prepared">')).toMatchObject({
      record: { identifierName: nasty },
    });
  });

  it('suggests existing codes for an unknown one, with noindex', async () => {
    const failure = {
      status: 404,
      message: messages.lookup.notFound,
      data: {
        failedSegment: 'objectCode' as const,
        suggestions: [
          {
            identifier: '88.118.001/GT-2026-000123',
            identifierName: 'GT-6 商用智能跑步机',
            companyName: '山东泰岳健身科技有限公司',
            picture: '/illustrations/treadmill.svg',
            registerTime: '2026-05-02',
          },
        ],
      },
    };
    const asked = '88.118.001/GT-2O26-000123';
    const address = `/product_scene?identifier=${encodeURIComponent(asked)}`;
    const page = await renderIdentifierPage({ template, url: address, origin, found: { failure, asked } });
    const text = page.slice(page.indexOf('<div id="root">')).replaceAll(/<script[^>]*>[^<]*<\/script>|<[^>]*>/g, '');
    expect(text).toContain('未查询到该标识');
    expect(text).toContain('形近字您输入的是字母 O，这里是数字 0');
    expect(page).toContain('href="/product_scene?identifier=88.118.001%2FGT-2026-000123"');
    expect(page).toContain('<meta name="robots" content="noindex" />');
    expect(page).not.toContain('rel="canonical"');
    expect(page).not.toContain('<template');
  });

  it('reports an unknown scene in the address', async () => {
    const found = { record: treadmillRecord, tookMs: 0 };
    const page = await renderIdentifierPage({ template, url: `${url}&scene=nobodys`, origin, found });
    expect(page).toContain('该标识没有这个场景');
    expect(page).toContain('小于 1 ms');
    expect(page).not.toContain('>0 ms');
  });

  it('rejects when the frame has no markers', async () => {
    const found = { record: treadmillRecord, tookMs: 3 };
    await expect(renderIdentifierPage({ template: '<html></html>', url, origin, found })).rejects.toThrow('index.html');
  });
});
