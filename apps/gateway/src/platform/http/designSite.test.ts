import { hash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../testing/platform/testApp.ts';

const sourceOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

describe('the design site', () => {
  let folder: string;
  let app: FastifyInstance;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'lima-design-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<title>设计系统</title><script>start(1 < 2)</script>');
    writeFileSync(join(folder, 'iframe.html'), '<script>preview()</script><script src="./a.js"></script>');
    writeFileSync(join(folder, 'assets/story-1a2b.js'), 'export {};');
    writeFileSync(join(folder, 'mockServiceWorker.js'), '');
    app = await testApp({ designDir: folder });
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const get = (url: string) => app.inject({ url });

  it('is served at /design/, where /design leads', async () => {
    expect((await get('/design')).headers.location).toBe('/design/');
    const page = await get('/design/');
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(page.body).toContain('设计系统');
  });

  it('runs the scripts of its documents and no others, and is framed by its own pages alone', async () => {
    for (const url of ['/design/', '/design/iframe.html?id=components-button--variants']) {
      const { headers } = await get(url);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain(`script-src 'self' ${sourceOf('start(1 < 2)')} ${sourceOf('preview()')};`);
      expect(policy).toContain("frame-ancestors 'self'");
      expect(headers['x-frame-options']).toBe('SAMEORIGIN');
      expect(headers['x-robots-tag']).toBe('noindex');
    }
  });

  it('runs the scripts of a rebuilt document without a restart, and keeps its policy while one is missing', async () => {
    const page = join(folder, 'iframe.html');
    const policyNow = async () => String((await get('/design/')).headers['content-security-policy']);
    const before = await policyNow();
    rmSync(page);
    expect(await policyNow()).toBe(before);
    writeFileSync(page, '<script>rebuilt()</script>');
    utimesSync(page, new Date(), new Date(Date.now() + 5_000));
    expect(await policyNow()).toContain(`${sourceOf('start(1 < 2)')} ${sourceOf('rebuilt()')};`);
  });

  it('keeps files with a hash in their name for good, and others for an hour', async () => {
    expect((await get('/design/assets/story-1a2b.js')).headers['cache-control']).toContain('immutable');
    expect((await get('/design/mockServiceWorker.js')).headers['cache-control']).toBe('public, max-age=3600');
  });

  it.each(['/design/nowhere.html', '/design/../package.json', '/design/%2e%2e/package.json'])(
    'answers 404 to %s',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );

  it('does not exist unless it is configured', async () => {
    const without = await testApp();
    expect((await without.inject({ url: '/design/' })).statusCode).toBe(404);
    await without.close();
  });
});
