import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillSlots } from './slots.ts';

describe('fillSlots', () => {
  it.each([
    [[], [null, null, null, null]],
    [['a'], ['a', null, null, null]],
    [
      ['a', 'b', 'c'],
      ['a', 'b', 'c', null],
    ],
    [
      ['a', 'b', 'c', 'd'],
      ['a', 'b', 'c', 'd'],
    ],
    [
      ['a', 'b', 'c', 'd', 'e'],
      ['a', 'b', 'c', 'd'],
    ],
  ])('shows %j in four places as %j', (items, slots) => {
    expect(fillSlots(items)).toEqual(slots);
  });

  it('shows as many as asked, in order, when there are any', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.nat(12), (items, slots) => {
        const filled = fillSlots(items, slots);
        expect(filled).toHaveLength(slots);
        expect(filled.filter((item) => item !== null)).toEqual(items.slice(0, slots));
        expect(filled.slice(items.length).every((item) => item === null)).toBe(true);
      }),
    );
  });
});
