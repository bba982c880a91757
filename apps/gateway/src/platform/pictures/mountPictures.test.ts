import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { madeJpeg } from '../../../testing/platform/pictures/madePictures.ts';
import { testApp } from '../../../testing/platform/testApp.ts';
import { mountPictures } from './mountPictures.ts';
import { createFolderPictures, type PictureStore } from './pictureStore.ts';
import { reencodeAvatar } from './reencodeAvatar.ts';

describe('GET /pictures/:id', () => {
  let root: string;
  let store: PictureStore;
  let app: FastifyInstance;
  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'lima-pictures-'));
    store = createFolderPictures(join(root, 'pictures'));
    writeFileSync(join(root, 'secret.webp'), 'secret');
    app = await testApp();
    mountPictures(app, store);
  });
  afterAll(async () => {
    await app.close();
    rmSync(root, { recursive: true, force: true });
  });

  it('serves an avatar with immutable caching, as an image only', async () => {
    const avatar = await reencodeAvatar(madeJpeg(600, 600));
    if (!avatar.ok) throw new Error(avatar.message);
    const id = await store.put(avatar.bytes, avatar.type);
    const response = await app.inject(`/pictures/${id}`);
    expect(response.statusCode).toBe(200);
    expect(response.rawPayload.equals(avatar.bytes)).toBe(true);
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(avatar.bytes.length),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': 'inline; filename="avatar.webp"',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-site',
    });
  });

  it('serves a stored JPEG under its own type', async () => {
    const id = await store.put(madeJpeg(), 'image/jpeg');
    const response = await app.inject(`/pictures/${id}`);
    expect(response.headers['content-type']).toBe('image/jpeg');
    expect(response.headers['content-disposition']).toBe('inline; filename="avatar.jpeg"');
  });

  it.each([
    `/pictures/${'0'.repeat(32)}.webp`,
    '/pictures/secret.webp',
    '/pictures/..%2Fsecret.webp',
    '/pictures/%2e%2e%2fsecret.webp',
    '/pictures/..%5Csecret.webp',
    `/pictures/${'a'.repeat(99)}`,
    '/pictures/',
  ])('is an unknown call when there is no picture: %s', async (url) => {
    const response = await app.inject(url);
    const unknown = await app.inject('/platform-operate-service/nowhere');
    expect(response.statusCode).toBe(404);
    expect(response.body).toBe(unknown.body);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['content-disposition']).toBeUndefined();
  });
});
