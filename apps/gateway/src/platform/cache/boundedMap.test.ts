import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBoundedMap } from './boundedMap.ts';

/** The keys that a map still holds after these writes. Looking counts as using, so each look has a map of its own. */
function heldAfter(writes: readonly number[], capacity: number): number[] {
  return [...new Set(writes)].filter((sought) => {
    const map = createBoundedMap<number, number>(capacity);
    for (const key of writes) map.set(key, key);
    return map.get(sought) !== undefined;
  });
}

describe('createBoundedMap', () => {
  it('keeps what was written last', () => {
    const map = createBoundedMap<string, number>(4);
    map.set('a', 1);
    map.set('a', 2);
    expect(map.get('a')).toBe(2);
    map.delete('a');
    expect(map.get('a')).toBeUndefined();
  });

  it('keeps what is in use and forgets what is not when it is full', () => {
    const map = createBoundedMap<number, number>(10);
    map.set(0, 0);
    for (let key = 1; key < 100; key += 1) {
      map.set(key, key);
      expect(map.get(0)).toBe(0);
    }
    expect(map.get(50)).toBeUndefined();
    expect(map.get(99)).toBe(99);
  });

  it('never holds more than its capacity, and always the newer half of it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 40 }), fc.array(fc.nat(99), { maxLength: 300 }), (capacity, keys) => {
        const newest = [...new Set(keys.toReversed())].slice(0, Math.floor(capacity / 2));
        const held = heldAfter(keys, capacity);
        expect(held.length).toBeLessThanOrEqual(capacity);
        expect(held).toEqual(expect.arrayContaining(newest));
      }),
    );
  });

  it('forgets an entry of either generation when it is deleted', () => {
    const map = createBoundedMap<number, number>(4);
    for (const key of [1, 2, 3]) map.set(key, key);
    map.delete(1);
    map.delete(3);
    expect([map.get(1), map.get(2), map.get(3)]).toEqual([undefined, 2, undefined]);
  });
});
