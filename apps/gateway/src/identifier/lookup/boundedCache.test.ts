import { describe, expect, it } from 'vitest';
import { createBoundedCache } from './boundedCache.ts';

describe('createBoundedCache', () => {
  it('forgets a value after its TTL, counted from its creation', () => {
    let now = 1_000;
    const cache = createBoundedCache<string, number>({ capacity: 4, ttlMs: 100, now: () => now });
    cache.set('a', 1, 950);
    now = 1_049;
    expect(cache.get('a')).toBe(1);
    now = 1_050;
    expect(cache.get('a')).toBeUndefined();
    cache.set('a', 2, now);
    expect(cache.get('a')).toBe(2);
  });

  it('evicts old values when it is full', () => {
    const cache = createBoundedCache<number, number>({ capacity: 4, ttlMs: 100, now: () => 0 });
    for (const key of [1, 2, 3, 4, 5]) cache.set(key, key, 0);
    expect([cache.get(1), cache.get(5)]).toEqual([undefined, 5]);
  });

  it('evicts old values when all together weigh too much, and keeps none that does so alone', () => {
    const weight = { maxBytes: 10, bytesOf: (value: string, key: string) => key.length + value.length };
    const cache = createBoundedCache<string, string>({ capacity: 4, ttlMs: 100, now: () => 0, weight });
    for (const [key, value] of Object.entries({ a: 'four', b: 'four', c: 'two' })) cache.set(key, value, 0);
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([undefined, 'four', 'two']);
    cache.set('d', 'ten letters', 0);
    expect([cache.get('b'), cache.get('c'), cache.get('d')]).toEqual(['four', 'two', undefined]);
  });
});
