import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../testing/platform/testApp.ts';
import type { Subject } from '../../schema/subject.ts';
import { inlineSourceOf } from './inlineElements.ts';
import { inlineStyleSources } from './inlineStyles.ts';

const written = 'https://origin.invalid';
const frame = '<!doctype html><title>力码</title>';
const site = 'https://id.example.cn';

const market: Subject = { name: 'market', mount() {}, listPages: async () => ['/application/detail/a&b'] };

let folder: string;
let app: FastifyInstance;

function write(file: string, text: string): void {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), text);
}

async function open(publicUrl: string | null): Promise<FastifyInstance> {
  return await testApp({
    portalDir: folder,
    config: { logLevel: 'info', trustProxy: false, publicUrl, clientCredential: 'test:test' },
    subjects: [market],
  });
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lima-documents-'));
  write('index.html', frame);
  write('home.html', `首页 <link rel="canonical" href="${written}/home">`);
  write('news.html', '资讯 1');
  write('news/page-2.html', '资讯 2');
  write('news/detail/3.html', '文章 3');
  write('404.html', '没有这一页');
  write('sitemap.xml', `<urlset>\n<url><loc>${written}/home</loc></url>\n</urlset>\n`);
  write('robots.txt', `User-agent: *\nDisallow: /login\n\nSitemap: ${written}/sitemap.xml\n`);
  write(
    '.well-known/security.txt',
    `Contact: mailto:a@example.cn\nExpires: 2020-01-01T00:00:00Z\nCanonical: ${written}/.well-known/security.txt\n`,
  );
  write('.server/site.json', JSON.stringify({ origin: written }));
  app = await open(site);
});

afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('a static page of the build', () => {
  it("is served with the site's origin, uncached, under the CSP of pages", async () => {
    const { statusCode, body, headers } = await get('/home?from=mail');
    expect([statusCode, body]).toEqual([200, `首页 <link rel="canonical" href="${site}/home">`]);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
  });

  it('allows its own inline styles and no others, also when it is sent again, is missing or is only a frame', async () => {
    write('home.html', `<style>.a{}</style><p style="x:1">${written}</p>`);
    write('404.html', '<style>.b{}</style>');
    write('index.html', '<style>.c{}</style>');
    const stylesOf = ({ headers }: { headers: Record<string, unknown> }) =>
      String(headers['content-security-policy'])
        .split('; ')
        .find((directive) => directive.startsWith('style-src'));
    const allowing = (html: string) => ["style-src 'self'", ...inlineStyleSources(html)].join(' ');
    const home = await get('/home');
    expect(stylesOf(home)).toBe(allowing('<style>.a{}</style><p style="x:1">'));
    const again = await get('/home', { 'if-none-match': String(home.headers.etag) });
    expect([again.statusCode, stylesOf(again)]).toEqual([304, stylesOf(home)]);
    expect(stylesOf(await get('/nowhere'))).toBe(allowing('<style>.b{}</style>'));
    expect(stylesOf(await get('/personal_update'))).toBe(allowing('<style>.c{}</style>'));
    expect(stylesOf(await get('/robots.txt'))).toBe(allowing(''));
  });

  it('allows the inline scripts of the frame, and none that came with its content', async () => {
    write('index.html', '<script>mode()</script>');
    write('home.html', '<script>mode()</script><script>smuggled()</script>');
    const scriptsOf = ({ headers }: { headers: Record<string, unknown> }) =>
      String(headers['content-security-policy'])
        .split('; ')
        .find((directive) => directive.startsWith('script-src'));
    const allowed = `script-src 'self' 'wasm-unsafe-eval' ${inlineSourceOf('mode()')}`;
    for (const path of ['/home', '/nowhere', '/personal_update']) expect(scriptsOf(await get(path))).toBe(allowed);
    expect(scriptsOf(await get('/robots.txt'))).toBe("script-src 'self' 'wasm-unsafe-eval'");
  });

  it('has relative URLs when the origin is unknown', async () => {
    await app.close();
    app = await open(null);
    expect((await get('/home')).body).toBe('首页 <link rel="canonical" href="/home">');
  });

  it('keeps the origin given to the build when the gateway has none', async () => {
    write('.server/site.json', JSON.stringify({ origin: 'https://built.example.cn' }));
    write('home.html', 'https://built.example.cn/home');
    await app.close();
    app = await open(null);
    expect((await get('/home')).body).toBe('https://built.example.cn/home');
  });

  it.each([
    ['/', '首页'],
    ['/home/', '首页'],
    ['/news', '资讯 1'],
    ['/news?page=1', '资讯 1'],
    ['/news?page=2&from=mail', '资讯 2'],
    ['/news?page=2&page=2', '资讯 2'],
    ['/news/detail/3', '文章 3'],
  ])('answers %s', async (url, text) => {
    const { statusCode, body } = await get(url);
    expect([statusCode, body.startsWith(text)]).toEqual([200, true]);
  });

  it.each(['/news?page=9', '/news?page=02', '/news?page=../page-2', '/home?page=2', '/login'])(
    'is replaced by the frame for %s, which has none',
    async (url) => {
      const { statusCode, body } = await get(url);
      expect([statusCode, body]).toEqual([200, frame]);
    },
  );

  it('is served compressed to clients that accept it, and answered 304 to those that have it', async () => {
    const plain = await get('/news');
    const packed = await get('/news', { 'accept-encoding': 'gzip, br' });
    expect([packed.headers['content-encoding'], packed.headers.vary]).toEqual(['br', 'accept-encoding']);
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
    const again = await get('/news', { 'if-none-match': String(plain.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('is reloaded when the portal was rebuilt', async () => {
    expect((await get('/news')).body).toBe('资讯 1');
    write('news.html', '资讯 1，新');
    utimesSync(join(folder, 'news.html'), 2_000_000_000, 2_000_000_000);
    expect((await get('/news')).body).toBe('资讯 1，新');
  });

  it('is replaced by the frame during a rebuild', async () => {
    rmSync(join(folder, 'news.html'));
    expect((await get('/news')).body).toBe(frame);
  });

  it.each(['/home.html', '/news/page-2.html', '/404.html', '/index.html'])(
    'is not served under its file name, %s',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );
});

describe('an unknown path', () => {
  it('is answered with a document of its own, excluded from search engines', async () => {
    const known = await get('/home');
    const { statusCode, body, headers } = await get('/nowhere', { 'if-none-match': String(known.headers.etag) });
    expect([statusCode, body, headers['x-robots-tag']]).toEqual([404, '没有这一页', 'noindex']);
    expect(headers.etag).toBeUndefined();
  });

  it.each(['/news/detail/99', '/solution/99', '/application/99', '/cooperation_case/detail/99'])(
    'is answered 404 when the item does not exist: %s',
    async (url) => {
      const { statusCode, body, headers } = await get(url);
      expect([statusCode, body, headers['x-robots-tag']]).toEqual([404, frame, 'noindex']);
    },
  );
});

describe('files for crawlers', () => {
  it("include a sitemap of the build's pages and the gateway's", async () => {
    const { statusCode, body, headers } = await get('/sitemap.xml');
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    expect([...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)).toEqual([
      `${site}/home`,
      `${site}/application/detail/a&amp;b`,
    ]);
  });

  it('include robots.txt with private paths and the sitemap', async () => {
    const { statusCode, body, headers } = await get('/robots.txt');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toBe(`User-agent: *\nDisallow: /login\n\nSitemap: ${site}/sitemap.xml\n`);
  });

  it('include no sitemap when the origin is unknown', async () => {
    await app.close();
    app = await open(null);
    expect((await get('/sitemap.xml')).statusCode).toBe(404);
    expect((await get('/robots.txt')).body).not.toContain('Sitemap');
  });

  it('include security.txt with an expiry in the future, whatever the age of the build', async () => {
    const { statusCode, body, headers } = await get('/.well-known/security.txt');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const [, expires = ''] = /^Expires: (\S+)$/m.exec(body) ?? [];
    const days = (Date.parse(expires) - Date.now()) / 86_400_000;
    expect([days > 170, days < 365]).toEqual([true, true]);
    expect(body).toContain('Contact: mailto:a@example.cn\n');
    expect(body).toContain(`Canonical: ${site}/.well-known/security.txt\n`);
  });

  it('omit Canonical from security.txt when the origin is unknown', async () => {
    await app.close();
    app = await open(null);
    const { body } = await get('/.well-known/security.txt');
    expect(body).toMatch(/^Contact: .*\nExpires: .*\n$/);
  });

  it('are answered 404 when the portal was built without them', async () => {
    for (const file of ['sitemap.xml', 'robots.txt', '.well-known/security.txt']) {
      rmSync(join(folder, file));
      expect((await get(`/${file}`)).statusCode).toBe(404);
    }
  });
});
