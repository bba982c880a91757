import { describe, expect, it } from 'vitest';
import { coalesceReads } from './coalesce.ts';

/** A reader of squares that remembers what it was asked for, call by call. */
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
  it('asks once for everything wanted in one turn, each key once', async () => {
    const { calls, read } = squareReader(10);
    expect(await Promise.all([read(2), read(3), read(2)])).toEqual([4, 9, 4]);
    expect(calls).toEqual([[2, 3]]);
  });

  it('asks again when wanted in a later turn', async () => {
    const { calls, read } = squareReader(10);
    await read(2);
    await read(2);
    expect(calls).toEqual([[2], [2]]);
  });

  it('gives undefined when a key has no value', async () => {
    const { read } = squareReader(10);
    expect(await Promise.all([read(-1), read(1)])).toEqual([undefined, 1]);
  });

  it('splits what is wanted when it is more than the limit', async () => {
    const { calls, read } = squareReader(2);
    await Promise.all([read(1), read(2), read(3)]);
    expect(calls).toEqual([[1, 2], [3]]);
  });

  it('lets no more calls be under way than allowed, and asks together for what waited', async () => {
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

  it('tells everyone who waited for a call when it fails, and nobody else', async () => {
    const { read } = squareReader(2);
    const settled = await Promise.allSettled([read(12), read(13), read(14)]);
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  });
});
