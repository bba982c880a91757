import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compressFolder } from './compress.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compress-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes files of a text each, and returns what is there after they were compressed. */
async function compressed(files: Readonly<Record<string, string>>): Promise<string[]> {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  await compressFolder(folder);
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .toSorted();
}

const long = '一物一码 '.repeat(500);

describe('compressFolder', () => {
  it('writes both forms of every text that is worth it, also of many more than are compressed at a time', async () => {
    const names = Array.from({ length: 40 }, (_, index) => `assets/part-${index}.js`);
    const there = await compressed(Object.fromEntries(names.map((name, index) => [name, long + index])));
    expect(there).toEqual(names.flatMap((name) => [name, `${name}.br`, `${name}.gz`]).toSorted());
    for (const [index, name] of names.entries()) {
      expect(brotliDecompressSync(readFileSync(join(folder, `${name}.br`))).toString()).toBe(long + index);
      expect(gunzipSync(readFileSync(join(folder, `${name}.gz`))).toString()).toBe(long + index);
    }
  });

  it('leaves what is short, packed already or not served as it is', async () => {
    const files = { 'short.js': 'a', 'picture.png': long, '.vite/manifest.json': long, '.server/site.js': long };
    expect(await compressed(files)).toEqual(Object.keys(files).toSorted());
  });
});
