import { describe, expect, it } from 'vitest';
import { createBoundedCache } from './boundedCache.ts';

describe('createBoundedCache', () => {
  it('forgets a value when its time is over, counted from its birth', () => {
    let now = 1_000;
    const cache = createBoundedCache<string, number>({ capacity: 2, ttlMs: 100, now: () => now });
    cache.set('a', 1, 950);
    now = 1_049;
    expect(cache.get('a')).toBe(1);
    now = 1_050;
    expect(cache.get('a')).toBeUndefined();
    expect(cache.size).toBe(0);
  });

  it('forgets what was not used for longest when it is full', () => {
    const cache = createBoundedCache<string, number>({ capacity: 2, ttlMs: 100, now: () => 0 });
    cache.set('a', 1, 0);
    cache.set('b', 2, 0);
    expect(cache.get('a')).toBe(1);
    cache.set('c', 3, 0);
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
    expect(cache.size).toBe(2);
  });

  it('keeps one value a key when a key is set again', () => {
    const cache = createBoundedCache<string, number>({ capacity: 2, ttlMs: 100, now: () => 0 });
    cache.set('a', 1, 0);
    cache.set('b', 2, 0);
    cache.set('a', 3, 0);
    expect([cache.get('a'), cache.get('b'), cache.size]).toEqual([3, 2, 2]);
  });
});
