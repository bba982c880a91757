import { importMessages, importPartMaxBytes } from '@lima-id/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestStore } from '../../../testing/platform/openTestStore.ts';
import { insertTestEnterprise } from '../../../testing/production/insertTestEnterprise.ts';
import type { Store } from '../../schema/store.ts';
import { readFileRange } from './filePart.ts';
import { inspectFile } from './inspectFile.ts';
import { chunkBytes, partMinBytes } from './limits.ts';

const prefix = '88.118.931';
const now = new Date('2026-05-18T02:00:00Z');

let store: Store;
beforeAll(async () => {
  store = await openTestStore();
  await insertTestEnterprise(store, prefix);
}, 120_000);
afterAll(async () => {
  await store.close();
});

/** Bytes of which no two neighbourhoods are alike. */
const mixed = (length: number) => Buffer.from(Array.from({ length }, (_, index) => (index * 7 + (index >> 8)) % 256));

/** Stores a file in parts of some sizes. */
async function stored(id: string, bytes: Buffer, sizes: readonly number[]): Promise<string> {
  const values = { enterprise_prefix: prefix, model: 'M', name: 'a.csv', size: bytes.length, changes_facts: false };
  const times = { created_at: now, moved_at: now, phase_at: now };
  await store.kysely
    .insertInto('identifier_import')
    .values({ id, state: 'checking', ...values, ...times })
    .execute();
  let at = 0;
  for (const size of [...sizes, bytes.length]) {
    const part = bytes.subarray(at, at + size);
    if (part.length > 0) {
      await store.kysely.insertInto('import_part').values({ import_id: id, begins_at: at, bytes: part }).execute();
    }
    at += part.length;
  }
  return id;
}

async function chunksOf(id: string, start: number, end: number): Promise<Buffer[]> {
  const chunks: Buffer[] = [];
  for await (const chunk of readFileRange(store, id, start, end)) chunks.push(chunk);
  return chunks;
}

describe('readFileRange', () => {
  const bytes = mixed(importPartMaxBytes + 3 * partMinBytes + 5);
  const partEnd = importPartMaxBytes;

  beforeAll(async () => {
    await stored('range', bytes, [importPartMaxBytes, partMinBytes, partMinBytes + 3]);
  });

  it.each([
    ['all', 0, bytes.length],
    ['one byte', 0, 1],
    ['the last byte', bytes.length - 1, bytes.length],
    ['a chunk', chunkBytes, 2 * chunkBytes],
    ['all but a byte of a chunk', 0, chunkBytes - 1],
    ['a byte more than a chunk', 7, chunkBytes + 8],
    ['bytes on both sides of the end of a part', partEnd - 1, partEnd + 1],
    ['from the middle of a part to the middle of another', partEnd / 2 + 1, partEnd + partMinBytes + 17],
    ['nothing', 5, 5],
  ])('reads %s', async (_name, start, end) => {
    expect(Buffer.concat(await chunksOf('range', start, end)).equals(bytes.subarray(start, end))).toBe(true);
  });

  it('never has more than a chunk at a time', async () => {
    const lengths = (await chunksOf('range', 3, bytes.length)).map((chunk) => chunk.length);
    expect(Math.max(...lengths)).toBe(chunkBytes);
  });

  it('says which byte is not there', async () => {
    await expect(chunksOf('range', 0, bytes.length + 1)).rejects.toThrow(`no byte ${bytes.length}`);
    await expect(chunksOf('nowhere', 0, 1)).rejects.toThrow('no byte 0');
  });
});

describe('inspectFile', () => {
  const line = '跑步机,B1,一二三四五\r\n';
  /** A text in UTF-8 whose characters are cut by the chunks. */
  const text = Buffer.from(`x${line.repeat(Math.ceil((2 * chunkBytes) / Buffer.byteLength(line)))}`);
  const inspect = async (id: string, bytes: Buffer) =>
    await inspectFile(store, { id: await stored(id, bytes, []), size: bytes.length, sha256: null });

  it('takes characters that are cut by its chunks for text', async () => {
    expect(await inspect('unicode', text)).toEqual({ kind: 'csv', encoding: 'utf-8', delimiter: ',' });
  });

  it.each([
    ['ends in the middle of a character', text.subarray(0, text.lastIndexOf('五') + 2)],
    ['has a byte that no text has', Buffer.concat([text, Buffer.from([0xff])])],
    ['has a zero', Buffer.concat([text, Buffer.from([0])])],
  ])('refuses a file that %s, in its last chunk', async (name, bytes) => {
    await expect(inspect(name, bytes)).rejects.toThrow(importMessages.file.format);
  });
});
