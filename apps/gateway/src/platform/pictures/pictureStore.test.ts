import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runScript } from '../../../testing/platform/childProcess.ts';
import { StartRefusal } from '../startRefusal.ts';
import { createFolderPictures, type KeptFile, newPictureId, type PictureStore } from './pictureStore.ts';

const bytes = new Uint8Array([1, 2, 3, 250]);

describe('createFolderPictures', () => {
  let root: string;
  let folder: string;
  let store: PictureStore;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'lima-pictures-'));
    folder = join(root, 'data', 'pictures');
    store = createFolderPictures(folder);
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it.each([
    ['image/webp', /^[0-9a-f]{32}\.webp$/],
    ['image/jpeg', /^[0-9a-f]{32}\.jpg$/],
  ] as const)('gives back what was put when it is %s', async (type, shape) => {
    const id = await store.put(bytes, type);
    expect(id).toMatch(shape);
    const picture = await store.get(id);
    expect(picture?.type).toBe(type);
    expect(new Uint8Array(picture?.bytes ?? [])).toEqual(bytes);
    expect(readdirSync(folder)).toEqual([id]);
  });

  it('keeps pictures when the store is reopened', async () => {
    const id = await store.put(bytes, 'image/webp');
    expect(await createFolderPictures(folder).get(id)).toMatchObject({ type: 'image/webp' });
  });

  it('assigns a unique id each time the same picture is stored', async () => {
    const ids = await Promise.all(Array.from({ length: 50 }, () => store.put(bytes, 'image/webp')));
    expect(new Set(ids).size).toBe(50);
    expect(new Set(ids.map((id) => id.slice(0, 4))).size).toBeGreaterThan(40);
  });

  it('stores a picture under a reserved id, of its type only', async () => {
    const id = newPictureId('image/webp');
    expect(await store.put(bytes, 'image/webp', id)).toBe(id);
    expect(await store.get(id)).toMatchObject({ type: 'image/webp' });
    await expect(store.put(bytes, 'image/jpeg', id)).rejects.toThrow('id of its type');
    await expect(store.put(bytes, 'image/webp', '../x.webp')).rejects.toThrow('id of its type');
  });

  it('deletes a picture, idempotently', async () => {
    const id = await store.put(bytes, 'image/webp');
    await store.remove(id);
    await store.remove(id);
    expect(await store.get(id)).toBeNull();
    expect(readdirSync(folder)).toEqual([]);
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
    `../${'a'.repeat(32)}.webp`,
    `${'a'.repeat(32)}.webp/../x`,
    `${'a'.repeat(32)}.webp\n`,
    `${'a'.repeat(32)}.webp\0.jpg`,
    `${'A'.repeat(32)}.webp`,
    `${'a'.repeat(31)}.webp`,
    `${'a'.repeat(32)}.webp.draft`,
    `${'a'.repeat(32)}.svg`,
    '%2e%2e%2fsecret.webp',
  ])('reads and removes nothing when the id is no id: %j', async (id) => {
    for (const path of [
      join(root, 'secret.webp'),
      join(root, 'data', 'secret.webp'),
      join(root, 'data', `${'a'.repeat(32)}.webp`),
    ]) {
      writeFileSync(path, 'secret');
    }
    writeFileSync(join(folder, `${'a'.repeat(32)}.webp.draft`), 'secret');
    expect(await store.get(id)).toBeNull();
    await store.remove(id);
    expect(existsSync(join(root, 'secret.webp'))).toBe(true);
    expect(existsSync(join(root, 'data', 'secret.webp'))).toBe(true);
    expect(existsSync(join(root, 'data', `${'a'.repeat(32)}.webp`))).toBe(true);
    expect(existsSync(join(folder, `${'a'.repeat(32)}.webp.draft`))).toBe(true);
  });

  it('lists pictures and nothing else', async () => {
    const ids = [await store.put(bytes, 'image/webp'), await store.put(bytes, 'image/jpeg')];
    writeFileSync(join(folder, `${'a'.repeat(32)}.webp.draft`), 'begun');
    writeFileSync(join(folder, 'notes.txt'), 'other');
    const listed: KeptFile[] = [];
    for await (const file of store.list()) listed.push(file);
    expect(listed.map(({ id }) => id).sort()).toEqual(ids.sort());
    expect(listed.every((file) => file.bytes === bytes.length)).toBe(true);
    expect(listed.map(({ changedAt }) => changedAt.getTime())).toEqual(
      listed.map(({ id }) => statSync(join(folder, id)).mtime.getTime()),
    );
  });

  it('syncs the directory after the file', async () => {
    const probe = await open(root, 'r');
    const prototype = Object.getPrototypeOf(probe) as FileHandle;
    await probe.close();
    const { sync } = prototype;
    const synced: string[] = [];
    prototype.sync = async function (this: FileHandle) {
      const isFolder = (await this.stat()).isDirectory();
      synced.push(isFolder ? `folder with ${readdirSync(folder).join()}` : 'file');
      await sync.call(this);
    };
    try {
      const id = await store.put(bytes, 'image/webp');
      expect(synced).toEqual(['file', `folder with ${id}`]);
    } finally {
      prototype.sync = sync;
    }
  });

  it('cleans up temporary files of a killed gateway, except recent ones', async () => {
    const kept = await store.put(bytes, 'image/webp');
    const module = new URL('./pictureStore.ts', import.meta.url).href;
    const child = runScript(`
      import { createFolderPictures } from ${JSON.stringify(module)};
      const store = createFolderPictures(${JSON.stringify(folder)});
      void store.put(new Uint8Array(200_000_000), 'image/webp');
    `);
    const drafts = () => readdirSync(folder).filter((name) => name.endsWith('.webp.draft'));
    await expect.poll(drafts, { timeout: 20_000, interval: 1 }).toHaveLength(1);
    child.process.kill('SIGKILL');
    await child.ended;
    const [draft] = drafts();
    const { mtime } = statSync(join(folder, String(draft)));
    await createFolderPictures(folder).cleanUpDrafts(new Date(mtime.getTime() - 1));
    expect(readdirSync(folder)).toHaveLength(2);
    await createFolderPictures(folder).cleanUpDrafts(mtime);
    expect(readdirSync(folder)).toEqual([kept]);
  }, 60_000);

  it('leaves no file when writing fails', async () => {
    rmSync(folder, { recursive: true });
    writeFileSync(folder, '');
    await expect(store.put(bytes, 'image/webp')).rejects.toThrow('ENOTDIR');
    rmSync(folder);
    symlinkSync(join(root, 'nowhere'), folder);
    await expect(store.put(bytes, 'image/webp')).rejects.toThrow('ENOENT');
    expect(readdirSync(root)).toEqual(['data']);
  });

  it('reports in one sentence that the folder cannot be created', () => {
    writeFileSync(join(root, 'file'), '');
    expect(() => createFolderPictures(join(root, 'file', 'pictures'))).toThrow(StartRefusal);
    expect(() => createFolderPictures(join(root, 'file', 'pictures'))).toThrow(/^数据目录 .+ 无法写入（ENOTDIR）.+。$/);
  });
});
