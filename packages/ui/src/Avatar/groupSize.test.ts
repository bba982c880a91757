import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupSize } from './groupSize.ts';

describe('groupSize', () => {
  it.each([
    [0, 0, 4, { shown: 0, rest: 0 }],
    [1, 1, 4, { shown: 1, rest: 0 }],
    [4, 4, 4, { shown: 4, rest: 0 }],
    [5, 5, 4, { shown: 3, rest: 2 }],
    [500, 500, 4, { shown: 3, rest: 497 }],
    [3, 128, 4, { shown: 3, rest: 125 }],
    [5, 3, 4, { shown: 3, rest: 2 }],
    [5, 5, 0, { shown: 1, rest: 4 }],
    [5, Number.NaN, Number.NaN, { shown: 1, rest: 4 }],
  ])('divides %d people of %d among %d boxes', (count, total, max, size) => {
    expect(groupSize(count, total, max)).toEqual(size);
  });

  it('counts everybody once, within the boxes, and never shows +1 for one who is known', () => {
    fc.assert(
      fc.property(fc.nat(600), fc.nat(600), fc.integer({ min: 2, max: 12 }), (count, more, max) => {
        const { shown, rest } = groupSize(count, count + more, max);
        expect(shown + rest).toBe(count + more);
        expect(shown).toBeLessThanOrEqual(count);
        expect(shown + Number(rest > 0)).toBeLessThanOrEqual(max);
        expect(more === 0 && rest === 1).toBe(false);
      }),
    );
  });
});
