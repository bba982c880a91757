import { describe, expect, it } from 'vitest';
import { createRevisedCache } from './revisedCache.ts';

interface Row {
  id: number;
  version: string;
  text: string;
}

/** A cache over modifiable rows, with its recorded queries. */
function cachedRows(capacity = 10) {
  const rows = new Map<number, Row>();
  const asked: string[] = [];
  let nowMs = 1_000;
  const existing = (ids: number[]) => ids.flatMap((id) => rows.get(id) ?? []);
  const cache = createRevisedCache<Row>({
    capacity,
    ttlMs: 100,
    rowsPerQuery: 10,
    now: () => nowMs,
    async readVersions(ids) {
      asked.push(`versions ${ids}`);
      return existing(ids).map(({ id, version }) => ({ id, version }));
    },
    async readRows(ids) {
      asked.push(`rows ${ids}`);
      return existing(ids);
    },
  });
  const write = (id: number, version: string) => rows.set(id, { id, version, text: `${id}${version}` });
  const read = async (id: number) => cache.get(id) ?? (await cache.read(id));
  const wait = (milliseconds: number) => {
    nowMs += milliseconds;
  };
  return { rows, asked, cache, write, read, wait };
}

describe('createRevisedCache', () => {
  it('serves a row until its TTL ends, then revalidates its version and keeps the same object', async () => {
    const { asked, write, read, wait } = cachedRows();
    write(1, 'a');
    const first = await read(1);
    wait(99);
    expect(await read(1)).toEqual(first);
    expect(asked).toEqual(['rows 1']);
    wait(1);
    const second = await read(1);
    expect(second?.row).toBe(first?.row);
    expect(second?.createdMs).toBe(1_100);
    expect(asked).toEqual(['rows 1', 'versions 1']);
  });

  it('reads a row again when its version has changed', async () => {
    const { asked, write, read, wait } = cachedRows();
    write(1, 'a');
    await read(1);
    write(1, 'b');
    wait(100);
    expect((await read(1))?.row.text).toBe('1b');
    expect(asked).toEqual(['rows 1', 'versions 1', 'rows 1']);
  });

  it('drops a deleted row, and finds one that was inserted again', async () => {
    const { rows, write, read, wait } = cachedRows();
    write(1, 'a');
    await read(1);
    rows.clear();
    wait(100);
    expect(await read(1)).toBeUndefined();
    write(1, 'c');
    expect((await read(1))?.row.text).toBe('1c');
  });

  it('batches revalidations and new keys', async () => {
    const { asked, write, read, wait } = cachedRows();
    for (const id of [1, 2, 3]) write(id, 'a');
    await Promise.all([read(1), read(2)]);
    wait(100);
    write(2, 'b');
    const texts = (await Promise.all([read(1), read(2), read(3)])).map((known) => known?.row.text);
    expect(texts).toEqual(['1a', '2b', '3a']);
    expect(asked).toEqual(['rows 1,2', 'versions 1,2', 'rows 2,3']);
  });

  it('evicts the least recently used rows when it is full', async () => {
    const { cache, write, read } = cachedRows(4);
    for (const id of [1, 2, 3, 4, 5]) {
      write(id, 'a');
      await read(id);
      await read(1);
    }
    expect([cache.get(1)?.row.id, cache.get(2), cache.get(5)?.row.id]).toEqual([1, undefined, 5]);
  });
});
