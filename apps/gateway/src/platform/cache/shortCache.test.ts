import { describe, expect, it } from 'vitest';
import { createShortCache } from './shortCache.ts';

function cacheAt(capacity = 8) {
  const clock = { now: 0 };
  const read = createShortCache<number>({ capacity, ttlMs: 100, now: () => clock.now });
  let count = 0;
  return { clock, ask: (key: string) => read(key, async () => (count += 1)), read };
}

describe('createShortCache', () => {
  it('reads once for concurrent callers, and again after its TTL', async () => {
    const { clock, ask } = cacheAt();
    expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual([1, 1, 2]);
    clock.now = 99;
    expect(await ask('a')).toBe(1);
    clock.now = 100;
    expect(await ask('a')).toBe(3);
  });

  it('does not cache failures', async () => {
    const { read, ask } = cacheAt();
    const fails = () => Promise.reject(new Error('away'));
    await expect(Promise.all([read('a', fails), read('a', fails)])).rejects.toThrow('away');
    expect(await ask('a')).toBe(1);
  });

  it('evicts the least recently used when it is full', async () => {
    const { ask } = cacheAt(2);
    await ask('a');
    for (const key of ['b', 'c', 'd']) await ask(key);
    expect(await ask('a')).toBe(5);
  });
});
