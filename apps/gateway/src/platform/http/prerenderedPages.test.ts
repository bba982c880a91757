import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testApp } from '../../../testing/platform/testApp.ts';
import { DatabaseUnavailable } from '../database/databaseUnavailable.ts';
import type { PageContent, PrerenderedPage } from './prerenderedPage.ts';

const frame = '<!doctype html><title>力码</title>';
// The built portal's module: here one that prints its input.
const drawing = `
  let drawn = 0;
  export default async function draw({ template, url, origin, found }) {
    if (found.broken) throw new Error('cannot be drawn');
    drawn += 1;
    if (found.waits) await new Promise((resolve) => setTimeout(resolve, found.waits));
    return template + JSON.stringify({ url, origin, name: found.name, drawn });
  }`;

let folder: string;
let app: FastifyInstance;
let content: PageContent;
let asked: unknown[];
let sent: number[];
let failure: Error | null;

const page: PrerenderedPage = {
  path: '/product_scene',
  name: 'objectPage',
  async read({ query }) {
    asked.push(query);
    if (failure !== null) throw failure;
    return content;
  },
  onSent(status) {
    sent.push(status);
  },
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lima-drawn-'));
  mkdirSync(join(folder, '.server'));
  writeFileSync(join(folder, '.server/package.json'), '{"type":"module"}');
  writeFileSync(join(folder, '.server/objectPage.js'), drawing);
  writeFileSync(join(folder, 'index.html'), frame);
  content = { status: 200, content: { name: '跑步机' }, version: 'v1' };
  asked = [];
  sent = [];
  failure = null;
  app = await testApp({
    portalDir: folder,
    config: { logLevel: 'info', trustProxy: false, publicUrl: 'https://id.example.cn', clientCredential: 'test:test' },
    subjects: [{ name: 'test', mount() {}, drawnPages: () => [page] }],
    rateLimit: { max: 6, windowMs: 60_000 },
  });
});

afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (headers: Record<string, string> = {}, url = '/product_scene?identifier=a') => app.inject({ url, headers });

describe('a prerendered page', () => {
  it("is served with its content and the site's origin, and counted as sent", async () => {
    const response = await get();
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.headers['content-security-policy']).toContain("script-src 'self'");
    expect(response.body).toContain(frame);
    expect(response.body).toContain(
      '"url":"/product_scene?identifier=a","origin":"https://id.example.cn","name":"跑步机"',
    );
    expect([asked, sent]).toEqual([[{ identifier: 'a' }], [200]]);
  });

  it('refuses inline scripts that came with its content', async () => {
    content = { status: 200, content: { name: '<script>smuggled()</script>' }, version: 'v2' };
    const { body, headers } = await get();
    expect(body).toContain('<script>smuggled()</script>');
    expect(headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval';");
  });

  it('has its renderer loaded before the first visitor comes', async () => {
    await app.close();
    writeFileSync(join(folder, '.server/objectPage.js'), `globalThis.loadedRenderer = true;${drawing}`);
    app = await testApp({ portalDir: folder, subjects: [{ name: 'test', mount() {}, drawnPages: () => [page] }] });
    await app.ready();
    await vi.waitFor(() => expect(globalThis).toHaveProperty('loadedRenderer', true));
    expect(asked).toEqual([]);
    Reflect.deleteProperty(globalThis, 'loadedRenderer');
  });

  it('is rendered once for the same content and again for another', async () => {
    expect((await get()).body).toContain('"drawn":1');
    expect((await get()).body).toContain('"drawn":1');
    content = { status: 200, content: { name: '单车' }, version: 'v2' };
    expect((await get()).body).toContain('"name":"单车","drawn":2');
  });

  it('is rendered by the newest build, in its frame', async () => {
    expect((await get()).body).toContain('"drawn":1');
    const newer = frame.replace('力码', '新的力码');
    writeFileSync(join(folder, '.server/objectPage.js'), drawing.replace('name: found.name', 'newer: found.name'));
    writeFileSync(join(folder, 'index.html'), newer);
    utimesSync(join(folder, 'index.html'), new Date(), new Date(Date.now() + 60_000));
    const { body } = await get();
    expect(body).toContain(newer);
    expect(body).toContain('"newer":"跑步机","drawn":1');
  });

  it('is rendered as soon as its renderer can be read', async () => {
    await app.close();
    rmSync(join(folder, '.server/objectPage.js'));
    app = await testApp({ portalDir: folder, subjects: [{ name: 'test', mount() {}, drawnPages: () => [page] }] });
    expect((await get()).body).toBe(frame);
    writeFileSync(join(folder, '.server/objectPage.js'), drawing);
    expect((await get()).body).toContain('"name":"跑步机"');
  });

  it('is served compressed to clients that accept it, and answered 304 to those that have it', async () => {
    const plain = await get();
    const packed = await get({ 'accept-encoding': 'deflate, gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.headers.vary).toBe('accept-encoding');
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
    const again = await get({ 'if-none-match': String(plain.headers.etag) });
    expect([again.statusCode, again.body, sent.length]).toEqual([304, '', 3]);
  });

  it('is sent again, with another ETag, to those that have it from before its content changed', async () => {
    const before = await get();
    content = { status: 200, content: { name: '单车' }, version: 'v2' };
    const after = await get({ 'if-none-match': String(before.headers.etag) });
    expect(after.statusCode).toBe(200);
    expect(after.body).toContain('"name":"单车"');
    expect(after.headers.etag).not.toBe(before.headers.etag);
  });

  it('is the same for every visitor, whatever cookies, token and language they bring', async () => {
    const plain = await get();
    const personal = await get({
      cookie: 'refreshToken=a; userInfo=%7B%22username%22%3A%22maker%22%7D',
      authorization: 'Bearer a',
      'accept-language': 'en',
    });
    expect([personal.statusCode, personal.body, personal.headers.etag]).toEqual([200, plain.body, plain.headers.etag]);
    expect(personal.headers['set-cookie']).toBeUndefined();
  });

  it.each([404, 410])('is replaced by the frame when its content answers %i', async (status) => {
    content = { status, content: null };
    const response = await get();
    expect([response.statusCode, response.body, sent]).toEqual([status, frame, []]);
    expect(response.headers['x-robots-tag']).toBe('noindex');
  });

  it('is rendered once for concurrent requests', async () => {
    content = { status: 200, content: { name: '跑步机', waits: 50 }, version: 'v1' };
    const responses = await Promise.all(Array.from({ length: 5 }, () => get()));
    expect(responses.map(({ body }) => body.includes('"drawn":1'))).toEqual([true, true, true, true, true]);
  });

  it('is rendered once for all equivalent URLs, including a trailing slash', async () => {
    content = { status: 200, content: { name: '跑步机' }, version: 'v1', address: '/product_scene' };
    expect((await get({}, '/product_scene?from=a')).body).toContain('"url":"/product_scene",');
    expect((await get({}, '/product_scene/?from=b')).body).toContain('"drawn":1');
  });

  it('is replaced by the frame on timeout, and is ready for the next visitor', async () => {
    content = { status: 200, content: { name: '跑步机', waits: 3_000 }, version: 'slow' };
    const response = await get();
    expect([response.statusCode, response.body, sent]).toEqual([200, frame, []]);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect((await get()).body).toContain('"drawn":1');
  });

  it('is replaced by the frame when too many others are being rendered', async () => {
    let version = 0;
    await app.close();
    app = await testApp({
      portalDir: folder,
      subjects: [
        {
          name: 'test',
          mount() {},
          drawnPages: () => [
            {
              path: '/product_scene',
              name: 'objectPage',
              read: async () => ({ status: 200, content: { waits: 300 }, version: `v${(version += 1)}` }),
            },
          ],
        },
      ],
      rateLimit: false,
    });
    const bodies = (await Promise.all(Array.from({ length: 20 }, () => get()))).map(({ body }) => body);
    expect(bodies.filter((body) => body === frame)).toHaveLength(4);
    expect((await get()).body).not.toBe(frame);
  });

  it('is replaced by the frame when its content cannot be read', async () => {
    failure = new Error('a row that breaks the contract');
    const response = await get();
    expect([response.statusCode, response.body, sent]).toEqual([200, frame, []]);
  });

  it('reports missing content without scripts, when the build has a document for it', async () => {
    writeFileSync(join(folder, 'missing.html'), '<!doctype html>没有找到');
    writeFileSync(join(folder, 'index.html'), frame);
    await app.close();
    app = await testApp({ portalDir: folder, subjects: [{ name: 'test', mount() {}, drawnPages: () => [page] }] });
    content = { status: 404, content: null };
    const response = await get();
    expect([response.statusCode, response.body]).toEqual([404, '<!doctype html>没有找到']);
    expect(response.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-cache' });
  });
  it.each([404, 410] as const)('is sent uncached with %i when it explains a missing object', async (status) => {
    content = { status, content: { name: '未查询到' }, version: 'v1' };
    for (const drawn of [1, 2]) {
      const response = await get();
      expect([response.statusCode, sent.at(-1)]).toEqual([status, status]);
      expect(response.body).toContain(`"name":"未查询到","drawn":${drawn}`);
      expect(response.headers).toMatchObject({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' });
      expect(response.headers.etag).toBeUndefined();
    }
  });

  it('is replaced by the frame when rendering fails', async () => {
    content = { status: 200, content: { broken: true }, version: 'v1' };
    const response = await get();
    expect([response.statusCode, response.body, sent]).toEqual([200, frame, []]);
  });

  it('is replaced by the frame with Retry-After when the database is unavailable', async () => {
    failure = new DatabaseUnavailable('unreachable', new Error('connect ECONNREFUSED'));
    const response = await get();
    expect([response.statusCode, response.body, sent]).toEqual([503, frame, []]);
    expect(response.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-cache' });
  });

  it('is replaced by the frame, without queries, when an address exceeds the rate limit', async () => {
    for (let index = 0; index < 6; index += 1) expect((await get()).body).toContain('跑步机');
    asked = [];
    const response = await get();
    expect([response.statusCode, response.body, asked]).toEqual([200, frame, []]);
  });

  it('does not expose its renderer', async () => {
    const response = await get({}, '/.server/objectPage.js');
    expect([response.statusCode, response.body]).toEqual([404, frame]);
  });
});
