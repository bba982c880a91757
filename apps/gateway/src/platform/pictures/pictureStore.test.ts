import { mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runScript } from '../../../testing/platform/childProcess.ts';
import { StartRefusal } from '../startRefusal.ts';
import { createFolderPictures, type KeptFile, type PictureStore } from './pictureStore.ts';

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

  it('has nothing but its pictures in the folder, each under its id', async () => {
    const id = await store.put(bytes, 'image/webp');
    expect(readdirSync(folder)).toEqual([id]);
    await store.remove(id);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('reports in a listing when a file was written', async () => {
    const id = await store.put(bytes, 'image/webp');
    const listed: KeptFile[] = [];
    for await (const file of store.list()) listed.push(file);
    expect(listed).toEqual([{ id, bytes: bytes.length, changedAt: statSync(join(folder, id)).mtime }]);
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
    const drafts = () => readdirSync(folder).filter((name) => name.endsWith('.draft'));
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
