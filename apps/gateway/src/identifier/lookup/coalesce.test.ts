import { describe, expect, it } from 'vitest';
import { coalesceReads } from './coalesce.ts';

/** A fake reader of squares that records its calls. */
function squareReader(limit: number) {
  const calls: number[][] = [];
  const read = coalesceReads(async (keys: number[]) => {
    calls.push(keys);
    if (keys.includes(13)) throw new Error('thirteen');
    return new Map(keys.filter((key) => key >= 0).map((key) => [key, key * key]));
  }, limit);
  return { calls, read };
}

describe('coalesceReads', () => {
  it('batches the keys requested in one tick, without duplicates', async () => {
    const { calls, read } = squareReader(10);
    expect(await Promise.all([read(2), read(3), read(2)])).toEqual([4, 9, 4]);
    expect(calls).toEqual([[2, 3]]);
  });

  it('reads again in a later tick', async () => {
    const { calls, read } = squareReader(10);
    await read(2);
    await read(2);
    expect(calls).toEqual([[2], [2]]);
  });

  it('returns undefined when a key has no value', async () => {
    const { read } = squareReader(10);
    expect(await Promise.all([read(-1), read(1)])).toEqual([undefined, 1]);
  });

  it('splits a batch above the limit', async () => {
    const { calls, read } = squareReader(2);
    await Promise.all([read(1), read(2), read(3)]);
    expect(calls).toEqual([[1, 2], [3]]);
  });

  it('limits concurrent calls, and batches the keys that waited', async () => {
    const calls: number[][] = [];
    const ends: (() => void)[] = [];
    const read = coalesceReads(
      async (keys: number[]) => {
        calls.push(keys);
        await new Promise<void>((resolve) => ends.push(resolve));
        return new Map(keys.map((key) => [key, key]));
      },
      2,
      1,
    );
    const turn = () => new Promise((resolve) => setImmediate(resolve));
    const first = read(1);
    await turn();
    const later = [read(2), read(3), read(4)];
    await turn();
    expect(calls).toEqual([[1]]);
    ends[0]?.();
    expect(await first).toBe(1);
    await turn();
    expect(calls).toEqual([[1], [2, 3]]);
    ends[1]?.();
    await turn();
    await turn();
    expect(calls).toEqual([[1], [2, 3], [4]]);
    ends[2]?.();
    expect(await Promise.all(later)).toEqual([2, 3, 4]);
  });

  it('rejects the callers of a failed batch, and nobody else', async () => {
    const { read } = squareReader(2);
    const settled = await Promise.allSettled([read(12), read(13), read(14)]);
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  });
});
