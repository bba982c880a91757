import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { readQuery } from '@lima-id/domain';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../testing/platform/testApp.ts';
import type { PageRequest, PrerenderedPage } from './prerenderedPage.ts';

const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const unknownPage = '<!doctype html><title>未找到</title><a href="/home">首页</a>';
const missingPage = '<!doctype html><title>没有找到</title><a href="/home">首页</a>';

let folder: string;
let app: FastifyInstance;
let origin = '';
let asked: PageRequest[] = [];

const drawn = (path: string): PrerenderedPage => ({
  path,
  name: 'objectPage',
  async read(request) {
    asked.push(request);
    return { status: 200, content: {}, version: 'v1' };
  },
});

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lima-damaged-'));
  mkdirSync(join(folder, '.server'));
  mkdirSync(join(folder, 'news/detail'), { recursive: true });
  writeFileSync(join(folder, '.server/package.json'), '{"type":"module"}');
  writeFileSync(join(folder, '.server/objectPage.js'), 'export default async ({ url }) => `drawn ${url}`;');
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>力码</title>');
  writeFileSync(join(folder, '404.html'), unknownPage);
  writeFileSync(join(folder, 'missing.html'), missingPage);
  writeFileSync(join(folder, 'news.html'), '<!doctype html>news');
  writeFileSync(join(folder, 'news/page-2.html'), '<!doctype html>news, page 2');
  writeFileSync(join(folder, 'news/detail/3.html'), '<!doctype html>article 3');
  app = await testApp({
    portalDir: folder,
    rateLimit: false,
    subjects: [
      {
        name: 'test',
        mount(to) {
          to.get('/private/:id', (_request, reply) => reply.callNotFound());
        },
        drawnPages: () => [drawn('/product_scene'), drawn('/application/list'), drawn('/application/detail/:id')],
      },
    ],
  });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = browser) => app.inject({ url, headers });

describe('an address that was damaged on its way', () => {
  it.each([
    '/88.118.001%2',
    '/88.118.001%',
    '/%ED%A0%80',
    '/%00',
    '/home/%zz',
    '/private/forged',
    '/private/%zz',
    `/private/${'a'.repeat(300)}`,
    '/assets/gone-1a2b3c4d.js',
    '/assets/%E0%A4%A',
    '/openapi.json%2',
    '/sitemap.xml%E6',
    '/nowhere',
  ])('is shown the page of unknown addresses, with a way on, when a browser opens %s', async (url) => {
    const { statusCode, headers, body } = await get(url);
    expect([statusCode, body]).toEqual([404, unknownPage]);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-robots-tag': 'noindex',
      'x-request-id': expect.any(String),
      'content-security-policy': expect.stringContaining("script-src 'self'"),
    });
  });

  it.each(['/88.118.001%2', '/%ED%A0%80', '/%00', '/private/forged', '/product_scene?identifier=%00'])(
    'is answered in JSON when something else than a browser calls %s',
    async (url) => {
      for (const accept of [undefined, '*/*', 'application/json']) {
        const response = await get(url, accept === undefined ? {} : { accept });
        expect([400, 404]).toContain(response.statusCode);
        expect(response.json()).toMatchObject({ success: false });
      }
    },
  );

  it.each(['/platform-operate-service/nothing', '/platform-operate-service/%zz', '/security/%00'])(
    'is answered in JSON below the paths of the API, whichever client calls %s',
    async (url) => {
      const response = await get(url);
      expect([400, 404]).toContain(response.statusCode);
      expect(response.json()).toMatchObject({ success: false });
    },
  );

  it.each(['POST', 'DELETE'] as const)('is answered in JSON when a form is sent there by %s', async (method) => {
    expect((await app.inject({ method, url: '/88.118.001%2', headers: browser })).json().success).toBe(false);
  });

  it.each([
    '/application/detail/%zz',
    `/application/detail/${'1'.repeat(300)}`,
    '/news/detail/%E6%zz',
    '/news/detail/9',
  ])('is shown the page of missing objects at %s', async (url) => {
    const { statusCode, body } = await get(url);
    expect([statusCode, body]).toEqual([404, missingPage]);
  });

  it.each([
    ['/news/detail/3%2', '/news/detail/3'],
    ['/news/detail/3%E3%80%82', '/news/detail/3'],
    ['/news/detail/3)', '/news/detail/3'],
    ['/news/detail/3%E6', '/news/detail/3'],
    ['/application/detail/1%22?package=102', '/application/detail/1?package=102'],
    ['/product_scene%E3%80%82?identifier=a', '/product_scene?identifier=a'],
    ['/%6Eews?page=2', '/news?page=2'],
    ['/news//', '/news'],
    ['/%E6%A0', '/'],
    ['/88.118.001/GT-1%2', '/product_scene?identifier=88.118.001%2FGT-1'],
    ['/88.118.001%2FGT-1%E3%80%82', '/product_scene?identifier=88.118.001%2FGT-1'],
  ])('leads from %s to %s', async (url, page) => {
    const { statusCode, headers } = await get(url);
    expect([[301, 302].includes(statusCode), headers.location]).toEqual([true, page]);
    // A browser would lead there for good, also once there is a page at the address itself.
    expect([headers['cache-control'], headers['server-timing']]).toEqual(['no-cache', undefined]);
  });

  it('never leads to another site, whatever the address', async () => {
    const parts = fc.constantFrom(
      '/',
      '//',
      '\\',
      '%2F',
      '%5C',
      '%09',
      'evil.example',
      '@',
      ':',
      'HOME',
      'news',
      'detail',
      '3',
      '.',
      '。',
      '%E6',
      '?',
      '#',
      '88.118.001/GT-1',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(parts, { maxLength: 8 }), async (made) => {
        const { headers } = await get(`http://localhost/${made.join('')}`);
        expect(new URL(headers.location ?? '', 'https://id.example.cn/a').origin).toBe('https://id.example.cn');
      }),
    );
  });

  it.each([
    ['/product_scene?identifier=X&identifier=X', { identifier: 'X' }],
    ['/product_scene?t=1&amp;identifier=X', { t: '1', identifier: 'X' }],
    ['/product_scene?identifier=X&scene=2%E3%80%82', { identifier: 'X', scene: '2' }],
    ['/product_scene?identifier=X%00', { identifier: 'X' }],
    ['/product_scene?identifier=X&from=singlemessage', { identifier: 'X', from: 'singlemessage' }],
    ['/application/list?name=%E6%A0%87%E8%AF%8', { name: '标' }],
  ])('is drawn with what was meant by %s', async (url, query) => {
    asked = [];
    expect((await get(url)).statusCode).toBe(200);
    expect({ ...asked[0]?.query }).toEqual(query);
  });

  it.each([
    '/news?page=2',
    '/news?page=2&page=3',
    '/news?from=mail&amp;page=2',
    '/news?page=2%E3%80%82',
    '/news?page=2%',
  ])('shows the page of a list that %s asks for', async (url) => {
    expect((await get(url)).body).toBe('<!doctype html>news, page 2');
  });

  it('has the same query at the gateway and on the page, whatever became of it', async () => {
    const parts = fc.constantFrom(
      'identifier',
      'scene',
      'name',
      'page',
      '=',
      '=',
      '&',
      '&',
      '&amp;',
      '%',
      '%2',
      '%2F',
      '%E6',
      '%E6%A0%87',
      '%e6%a0%87',
      '%00',
      '%ED%A0%BD',
      '%FF',
      '+',
      ' ',
      '标',
      '。',
      ')',
      '"',
      '.',
      '?',
      '88.118.001%2FGT-1',
      '__proto__',
      '[]',
      ';',
      '\ud83d',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(parts, { maxLength: 20 }), async (made) => {
        const url = new URL(`https://id.example.cn/product_scene?${made.join('')}`);
        asked = [];
        await get(url.pathname + url.search);
        expect(Object.entries(asked[0]?.query ?? {})).toEqual([...readQuery(url.search)]);
      }),
    );
  });

  it('never fails, and shows browsers a page, wherever it was cut', async () => {
    const whole =
      '/application/detail/12/%E6%A0%87%E8%AF%86?identifier=88.118.001%2FGT-2026-000123&name=%E8%B7%91%E6%AD%A5&amp;page=2';
    for (let end = 1; end <= whole.length; end += 1) {
      const { statusCode, headers } = await get(whole.slice(0, end));
      const isPage = [200, 404].includes(statusCode) && String(headers['content-type']).startsWith('text/html');
      const isLedOn = [301, 302].includes(statusCode) && headers.location !== undefined;
      expect([whole.slice(0, end), isPage || isLedOn]).toEqual([whole.slice(0, end), true]);
    }
  });

  it('states when its page is sent, so that a page without calls knows the time', async () => {
    for (const url of ['/private/forged', '/88.118.001%2', '/assets/gone-1a2b3c4d.js', '/news/detail/%E6%zz'])
      expect([url, (await get(url)).headers['server-timing']]).toEqual([
        url,
        expect.stringMatching(/^date;dur=\d+000$/),
      ]);
  });

  it('is read without its origin when it has one, as in requests to a proxy', async () => {
    const { port } = app.server.address() as AddressInfo;
    const answerTo = async (url: string) => {
      const socket = connect(port, '127.0.0.1');
      // Not `end`: Node drops a request whose client has closed its half of the connection.
      socket.write(`GET ${url} HTTP/1.0\r\naccept: text/html\r\n\r\n`);
      return await textOf(socket);
    };
    expect(await answerTo('http://evil.example/HOME?from=A')).toMatch(
      /^HTTP\/1\.1 301 [^]*location: \/home\?from=A\r\n/,
    );
    expect(await answerTo('HTTPS://evil.example/news?page=2')).toContain('news, page 2');
    expect(await answerTo('http://evil.example/product_scene?identifier=X')).toContain(
      'drawn /product_scene?identifier=X',
    );
    expect(await answerTo('http://evil.example/platform-operate-service/nothing')).toContain('"success":false');
    expect(await answerTo('http://evil.example?from=A')).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('is answered with a page, and a way on, when it is longer than a server accepts', async () => {
    const long = `${origin}/product_scene?identifier=${'1'.repeat(20_000)}`;
    const opened = await fetch(long, { headers: browser });
    expect([opened.status, opened.headers.get('content-type')]).toEqual([431, 'text/html; charset=utf-8']);
    expect(await opened.text()).toContain('<a href="/home">返回首页</a>');
    const called = await fetch(long);
    expect([called.status, Object(await called.json()).success]).toEqual([431, false]);
  });
});
