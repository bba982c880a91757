import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../testing/testApp.ts';
import type { DrawnPage, PageContent } from './drawnPage.ts';

const frame = '<!doctype html><title>力码</title>';
// Drawn by a built portal's own module: here one that writes what it was given.
const drawing = `
  let drawn = 0;
  export default async function draw({ template, url, origin, found }) {
    if (found.broken) throw new Error('cannot be drawn');
    drawn += 1;
    return template + JSON.stringify({ url, origin, name: found.name, drawn });
  }`;

let folder: string;
let app: FastifyInstance;
let content: PageContent;
let asked: unknown[];
let sent: number;

const page: DrawnPage = {
  path: '/product_scene',
  name: 'objectPage',
  async read(query) {
    asked.push(query);
    return content;
  },
  onSent() {
    sent += 1;
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
  sent = 0;
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

describe('a drawn page', () => {
  it('comes with its content and the address of the site, and is told as sent', async () => {
    const response = await get();
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.headers['content-security-policy']).toContain("script-src 'self'");
    expect(response.body).toContain(frame);
    expect(response.body).toContain(
      '"url":"/product_scene?identifier=a","origin":"https://id.example.cn","name":"跑步机"',
    );
    expect([asked, sent]).toEqual([[{ identifier: 'a' }], 1]);
  });

  it('is drawn once for the same content and anew for another', async () => {
    expect((await get()).body).toContain('"drawn":1');
    expect((await get()).body).toContain('"drawn":1');
    content = { status: 200, content: { name: '单车' }, version: 'v2' };
    expect((await get()).body).toContain('"name":"单车","drawn":2');
  });

  it('comes compressed to whoever takes that, and not at all to whoever has it', async () => {
    const plain = await get();
    const packed = await get({ 'accept-encoding': 'deflate, gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.headers.vary).toBe('accept-encoding');
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
    const again = await get({ 'if-none-match': String(plain.headers.etag) });
    expect([again.statusCode, again.body, sent]).toEqual([304, '', 3]);
  });

  it.each([404, 410])('leaves the words to the scripts when its content answers %i', async (status) => {
    content = { status, content: null };
    const response = await get();
    expect([response.statusCode, response.body, sent]).toEqual([status, frame, 0]);
    expect(response.headers['x-robots-tag']).toBe('noindex');
  });

  it('gives way to the frame when it cannot be drawn', async () => {
    content = { status: 200, content: { broken: true }, version: 'v1' };
    const response = await get();
    expect([response.statusCode, response.body, sent]).toEqual([200, frame, 0]);
  });

  it('gives way to the frame, asking nothing, when an address asks for too many', async () => {
    for (let index = 0; index < 6; index += 1) expect((await get()).body).toContain('跑步机');
    asked = [];
    const response = await get();
    expect([response.statusCode, response.body, asked]).toEqual([200, frame, []]);
  });

  it('keeps what draws it to itself', async () => {
    const response = await get({}, '/.server/objectPage.js');
    expect([response.statusCode, response.body]).toEqual([404, frame]);
  });
});
