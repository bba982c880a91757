import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openS3Server } from '../../../testing/platform/pictures/s3Server.ts';
import { testAccount } from '../../../testing/platform/pictures/testBucket.ts';
import { createSeal } from '../secret/seal.ts';
import { createFolderPictures, type KeptFile, newPictureId, type PictureStore } from './pictureStore.ts';
import { createS3Bucket } from './s3/s3Bucket.ts';
import { createS3Pictures } from './s3/s3Pictures.ts';
import { createSealedPictures } from './sealedPictures.ts';

/** Does something with each item, with 50 at once. */
async function atOnce(items: readonly string[], work: (item: string) => Promise<void>): Promise<void> {
  for (let from = 0; from < items.length; from += 50) await Promise.all(items.slice(from, from + 50).map(work));
}

/** A place for pictures, as an operator sees it. */
interface Place {
  open(folder: string): PictureStore;
  /** Paths or keys of all files. */
  paths(): Promise<string[]>;
  /** Writes a file that the gateway does not know. */
  write(path: string): Promise<void>;
  empty(): Promise<void>;
  close(): Promise<void>;
}

async function openFolderPlace(): Promise<Place> {
  const root = mkdtempSync(join(tmpdir(), 'lima-pictures-'));
  return {
    open: (folder) => createFolderPictures(join(root, folder)),
    async paths() {
      const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
      return files.map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll('\\', '/'));
    },
    async write(path) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), 'other');
    },
    async empty() {
      for (const name of readdirSync(root)) rmSync(join(root, name), { recursive: true });
    },
    close: async () => rmSync(root, { recursive: true, force: true }),
  };
}

async function openBucketPlace(): Promise<Place> {
  const server = await openS3Server();
  const bucket = createS3Bucket(testAccount(server.port), 20_000);
  async function paths(): Promise<string[]> {
    const keys: string[] = [];
    for await (const { key } of bucket.list('')) keys.push(key);
    return keys;
  }
  return {
    open: (folder) => createS3Pictures(bucket, folder),
    paths,
    write: (path) => bucket.put(path, Buffer.from('other'), 'text/plain'),
    empty: async () => await atOnce(await paths(), bucket.remove),
    close: () => server.close(),
  };
}

const bytes = new Uint8Array([1, 2, 3, 250]);
const someId = `${'a'.repeat(32)}.webp`;

async function listed(store: PictureStore): Promise<KeptFile[]> {
  const files: KeptFile[] = [];
  for await (const file of store.list()) files.push(file);
  return files;
}

describe.each([
  ['a folder', openFolderPlace],
  ['a bucket', openBucketPlace],
])('pictures in %s', (_what, openPlace) => {
  let place: Place;
  let store: PictureStore;
  beforeAll(async () => {
    place = await openPlace();
  });
  afterAll(() => place.close());
  beforeEach(() => {
    store = place.open('pictures');
  });
  afterEach(() => place.empty());

  it.each([
    ['image/webp', /^[0-9a-f]{32}\.webp$/],
    ['image/jpeg', /^[0-9a-f]{32}\.jpg$/],
  ] as const)('are given back as they were put when they are %s', async (type, shape) => {
    const id = await store.put(bytes, type);
    expect(id).toMatch(shape);
    const picture = await store.get(id);
    expect(picture?.type).toBe(type);
    expect(new Uint8Array(picture?.bytes ?? [])).toEqual(bytes);
    expect(await place.paths()).toEqual([`pictures/${id}`]);
  });

  it('are kept when the store is reopened', async () => {
    const id = await store.put(bytes, 'image/webp');
    expect(await place.open('pictures').get(id)).toMatchObject({ type: 'image/webp' });
  });

  it('are as large as an upload may be', async () => {
    const large = new Uint8Array(10 * 1_048_576).map((_, at) => at % 251);
    const picture = await store.get(await store.put(large, 'image/webp'));
    expect(Buffer.compare(picture?.bytes ?? new Uint8Array(), large)).toBe(0);
  });

  it('have unique ids when 50 are stored at once', async () => {
    const ids = await Promise.all(Array.from({ length: 50 }, () => store.put(bytes, 'image/webp')));
    expect(new Set(ids).size).toBe(50);
    expect(new Set(ids.map((id) => id.slice(0, 4))).size).toBeGreaterThan(40);
    expect((await listed(store)).map(({ id }) => id).sort()).toEqual(ids.sort());
  });

  it('are stored under a reserved id, of their type only', async () => {
    const id = newPictureId('image/webp');
    expect(await store.put(bytes, 'image/webp', id)).toBe(id);
    expect(await store.get(id)).toMatchObject({ type: 'image/webp' });
    await expect(store.put(bytes, 'image/jpeg', id)).rejects.toThrow('id of its type');
    await expect(store.put(bytes, 'image/webp', '../x.webp')).rejects.toThrow('id of its type');
    expect(await place.paths()).toEqual([`pictures/${id}`]);
  });

  it('are stored once when the same picture is stored under one id by 50 at once', async () => {
    const id = newPictureId('image/webp');
    await Promise.all(Array.from({ length: 50 }, () => store.put(bytes, 'image/webp', id)));
    expect(await store.get(id)).toMatchObject({ bytes: Buffer.from(bytes) });
    expect(await place.paths()).toEqual([`pictures/${id}`]);
  });

  it('are deleted idempotently', async () => {
    const id = await store.put(bytes, 'image/webp');
    await store.remove(id);
    await store.remove(id);
    expect(await store.get(id)).toBeNull();
    expect(await place.paths()).toEqual([]);
  });

  it.each([
    '',
    '.',
    '..',
    '../secret.webp',
    '../../secret.webp',
    '..\\secret.webp',
    '/etc/passwd',
    'a/b.webp',
    `../${someId}`,
    `../private/${someId}`,
    `${someId}/../x`,
    `${someId}\n`,
    `${someId}\0.jpg`,
    `${someId}?versionId=1`,
    `${'A'.repeat(32)}.webp`,
    `${'a'.repeat(31)}.webp`,
    `${someId}.draft`,
    `${'a'.repeat(32)}.svg`,
    '%2e%2e%2fsecret.webp',
  ])('are neither read nor deleted by an invalid id: %j', async (id) => {
    const others = ['secret.webp', someId, `private/${someId}`, `pictures/${someId}.draft`];
    for (const path of others) await place.write(path);
    expect(await store.get(id)).toBeNull();
    await store.remove(id);
    expect((await place.paths()).sort()).toEqual(others.sort());
  });

  it('are listed with size and time, without other files and those of other folders', async () => {
    const ids = [await store.put(bytes, 'image/webp'), await store.put(bytes, 'image/jpeg')];
    const others = [`${someId}.draft`, 'notes.txt', `below/${someId}`].map((name) => `pictures/${name}`);
    for (const path of [...others, `private/${someId}`, `pictures-old/${someId}`, someId]) await place.write(path);
    const files = await listed(store);
    expect(files.map(({ id }) => id).sort()).toEqual(ids.sort());
    for (const file of files) {
      expect(file.bytes).toBe(bytes.length);
      expect(Math.abs(file.changedAt.getTime() - Date.now())).toBeLessThan(60_000);
    }
    expect((await listed(place.open('private'))).map(({ id }) => id)).toEqual([someId]);
    expect(await listed(place.open('products'))).toEqual([]);
  });

  it('are all listed when they are more than a page', async () => {
    const ids = Array.from({ length: 1_001 }, () => newPictureId('image/webp'));
    await atOnce(ids, (id) => place.write(`pictures/${id}`));
    expect((await listed(store)).map(({ id }) => id).sort()).toEqual(ids.sort());
  }, 120_000);

  it('are unreadable to others, and bound to their ids, when they are encrypted', async () => {
    const sealed = createSealedPictures(store, createSeal(new Uint8Array(32).fill(7), 'test'));
    const id = await sealed.put(bytes, 'image/webp');
    const kept = await store.get(id);
    expect(Buffer.from(kept?.bytes ?? []).includes(Buffer.from(bytes))).toBe(false);
    expect(new Uint8Array((await sealed.get(id))?.bytes ?? [])).toEqual(bytes);
    const swapped = await store.put(kept?.bytes ?? bytes, 'image/webp');
    await expect(sealed.get(swapped)).rejects.toThrow('cannot be opened');
  });
});
