import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { portalRoutes } from '@lima-id/api';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../testing/platform/testApp.ts';

const page = '<!doctype html><title>力码</title>';
const video = '0123456789';
const script = 'console.log("力码");'.repeat(50);

describe('the portal', () => {
  let folder: string;
  let app: FastifyInstance;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'lima-portal-'));
    for (const name of ['assets', 'illustrations', 'media']) mkdirSync(join(folder, name));
    writeFileSync(join(folder, 'index.html'), page);
    writeFileSync(join(folder, 'special.html'), '<!doctype html><title>专题</title>');
    writeFileSync(join(folder, 'assets/main-1a2b3c4d.js'), script);
    writeFileSync(join(folder, 'assets/main-1a2b3c4d.js.br'), brotliCompressSync(script));
    writeFileSync(join(folder, 'assets/main-1a2b3c4d.js.gz'), gzipSync(script));
    writeFileSync(join(folder, 'assets/small-5e6f7a8b.js'), 'export {};');
    writeFileSync(join(folder, 'illustrations/treadmill.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    for (const kind of ['webm', 'mp4', 'vtt', 'webp']) writeFileSync(join(folder, `media/film.${kind}`), video);
    writeFileSync(join(folder, '..', `${folder.split('/').at(-1)}-secret.txt`), 'secret');
    app = await testApp({ portalDir: folder });
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
    rmSync(`${folder}-secret.txt`, { force: true });
  });
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

  it.each(portalRoutes)('answers %s with 200 and an uncached page', async (route) => {
    const response = await get(route.replace('{id}', '7').replace('{number}', '12'));
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  it('serves a prerendered page from its own file', async () => {
    expect((await get('/special')).body).toContain('专题');
    expect((await get('/home')).body).toBe(page);
  });

  it.each(['/nowhere', '/home/deeper', '/product_scene.html', '/platform'])(
    'answers %s with the home page and 404',
    async (path) => {
      const response = await get(path);
      expect(response.statusCode).toBe(404);
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(response.body).toBe(page);
    },
  );

  it.each([
    ['/HOME', '/home'],
    ['/Product_Scene?identifier=88.118.001%2FGT-1', '/product_scene?identifier=88.118.001%2FGT-1'],
    ['/News/Detail/3/?from=A', '/news/detail/3?from=A'],
  ])('leads %s to %s', async (asked, page) => {
    const response = await get(asked);
    expect([response.statusCode, response.headers.location]).toEqual([301, page]);
  });

  it.each(['/88.118.001/GT-2026-000123', '/88.118.001/GT-2026-000123/?from=label', '/88.118.001%2FGT-2026-000123'])(
    'redirects the code in path %s to its page',
    async (path) => {
      const { statusCode, headers } = await get(path);
      expect([statusCode, headers.location]).toEqual([302, '/product_scene?identifier=88.118.001%2FGT-2026-000123']);
    },
  );

  it.each(['/88.118.001', '/88.118.001/', '/88.118.001/%E8%B7%91', '//88.118.001/GT-1'])(
    'does not redirect %s, which is no code',
    async (path) => {
      expect((await get(path)).statusCode).toBe(404);
    },
  );

  it('redirects the conventional icon path to the icon', async () => {
    const response = await get('/favicon.ico');
    expect([response.statusCode, response.headers.location]).toEqual([301, '/illustrations/favicon.svg']);
    expect(response.headers['cache-control']).toBe('public, max-age=3600');
  });

  it('sends the home page completely for an unknown path, even if cached', async () => {
    const known = await get('/home');
    const again = await get('/home', { 'if-none-match': String(known.headers.etag) });
    expect(again.statusCode).toBe(304);
    const unknown = await get('/nowhere', { 'if-none-match': String(known.headers.etag) });
    expect([unknown.statusCode, unknown.body]).toEqual([404, page]);
  });

  it('states when a document is sent, to the second, and nothing of files that are cached', async () => {
    const since = Math.floor(Date.now() / 1000) * 1000;
    const { headers } = await get('/home');
    for (const { headers: own } of [
      await get('/special'),
      await get('/nowhere'),
      await get('/home', { 'if-none-match': String(headers.etag) }),
    ]) {
      const [, ms] = /^date;dur=(\d+000)$/.exec(String(own['server-timing'])) ?? [];
      expect(Number(ms)).toBeGreaterThanOrEqual(since);
      expect(Number(ms)).toBeLessThanOrEqual(Date.now());
    }
    for (const path of ['/assets/main-1a2b3c4d.js', '/illustrations/treadmill.svg', '/HOME'])
      expect((await get(path)).headers).not.toHaveProperty('server-timing');
  });

  it('caches hashed files forever', async () => {
    const response = await get('/assets/main-1a2b3c4d.js');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/javascript; charset=utf-8');
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(response.body).toBe(script);
  });

  it('caches other files for an hour', async () => {
    const response = await get('/illustrations/treadmill.svg');
    expect(response.headers['content-type']).toBe('image/svg+xml');
    expect(response.headers['cache-control']).toBe('public, max-age=3600');
  });

  it.each([
    ['webm', 'video/webm'],
    ['mp4', 'video/mp4'],
    ['vtt', 'text/vtt; charset=utf-8'],
    ['webp', 'image/webp'],
  ])('sends the %s file of a video whole, or the part that a player asks for', async (kind, type) => {
    const whole = await get(`/media/film.${kind}`);
    expect([whole.statusCode, whole.body]).toEqual([200, video]);
    expect(whole.headers).toMatchObject({ 'content-type': type, 'accept-ranges': 'bytes' });
    const part = await get(`/media/film.${kind}`, { range: 'bytes=2-5' });
    expect([part.statusCode, part.body]).toEqual([206, '2345']);
    expect(part.headers).toMatchObject({
      'content-type': type,
      'content-range': 'bytes 2-5/10',
      'content-length': '4',
      'cache-control': 'public, max-age=3600',
    });
    const end = await get(`/media/film.${kind}`, { range: 'bytes=8-' });
    expect([end.statusCode, end.body]).toEqual([206, '89']);
  });

  it('rejects an unsatisfiable range of a video, and sends all of it when it has changed', async () => {
    const behind = await get('/media/film.webm', { range: 'bytes=10-' });
    expect([behind.statusCode, behind.json()]).toMatchObject([
      416,
      { message: '文件没有所请求的部分，请刷新页面后重试' },
    ]);
    const changed = await get('/media/film.webm', { range: 'bytes=2-5', 'if-range': '"another"' });
    expect([changed.statusCode, changed.body]).toEqual([200, video]);
  });

  it('ignores range requests for other files', async () => {
    const response = await get('/assets/main-1a2b3c4d.js', { range: 'bytes=2-5' });
    expect([response.statusCode, response.body]).toEqual([200, script]);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('sends the %s file when the browser takes it', async (encoding, unpack) => {
    const response = await get('/assets/main-1a2b3c4d.js', { 'accept-encoding': encoding });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers['content-type']).toBe('application/javascript; charset=utf-8');
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(response.headers.vary).toBe('accept-encoding');
    expect(unpack(response.rawPayload).toString()).toBe(script);
  });

  it('sends a file uncompressed when there is no compressed version', async () => {
    const response = await get('/assets/small-5e6f7a8b.js', { 'accept-encoding': 'br, gzip' });
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(response.body).toBe('export {};');
  });

  it.each(['/assets/gone-1a2b3c4d.js', '/assets/', '/illustrations/gone.svg', '/media/gone.webm', '/assets/%E0%A4%A'])(
    'answers %s, a path of files only, with a plain 404',
    async (path) => {
      const response = await get(path);
      expect([400, 404]).toContain(response.statusCode);
      expect(response.headers['content-type']).not.toContain('html');
      expect(response.headers['cache-control']).toBe('no-store');
    },
  );

  it.each(['/../', '/..%2f', '/assets/..%2f..%2f', '/%2e%2e/', '/assets/../../'])(
    'never serves files outside its folder for paths with %s',
    async (climb) => {
      const response = await get(`${climb}${folder.split('/').at(-1)}-secret.txt`);
      expect(response.body).not.toContain('secret');
      expect(response.statusCode).not.toBe(200);
    },
  );

  it('sends pages with a strict CSP: no inline scripts but those of the frame, camera for itself, no frames', async () => {
    const { headers } = await get('/home');
    const policy = String(headers['content-security-policy']);
    const script = policy.split('; ').find((directive) => directive.startsWith('script-src'));
    expect(script).toBe("script-src 'self' 'wasm-unsafe-eval'");
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("img-src 'self' data: blob:");
    expect(policy).toContain("media-src 'self' blob:");
    expect(policy).toContain("worker-src 'self' blob:");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(headers['permissions-policy']).toContain('camera=(self)');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('answers HEAD like GET without the body', async () => {
    const response = await app.inject({ method: 'HEAD', url: '/home' });
    expect([response.statusCode, response.body]).toEqual([200, '']);
  });
});

describe('a rebuilt portal', () => {
  it('is served without a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lima-portal-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), page);
    utimesSync(join(folder, 'index.html'), 1_000, 1_000);
    const app = await testApp({ portalDir: folder });
    expect((await app.inject('/assets/new-1a2b3c4d.js')).statusCode).toBe(404);
    writeFileSync(join(folder, 'assets/new-1a2b3c4d.js'), script);
    writeFileSync(join(folder, 'index.html'), page);
    expect((await app.inject('/assets/new-1a2b3c4d.js')).body).toBe(script);
    await app.close();
    rmSync(folder, { recursive: true });
  });
});

describe('a portal that is not built', () => {
  it('is answered with instructions', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'lima-portal-'));
    const app = await testApp({ portalDir: empty });
    const response = await app.inject('/home');
    expect(response.statusCode).toBe(503);
    expect(response.body).toContain('npm start');
    await app.close();
    rmSync(empty, { recursive: true });
  });
});
