import { blockSlots } from '@lima-id/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divideSlots } from './divideSlots.ts';

describe('divideSlots', () => {
  it('fills the first places in their order and leaves the last when there are fewer items than places', () => {
    expect(divideSlots(['a', 'b', 'c'])).toEqual({ filled: ['a', 'b', 'c'], left: [3] });
  });

  it('has as many places as a block, however many items there are', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (items) => {
        const { filled, left } = divideSlots(items);
        expect(filled).toEqual(items.slice(0, blockSlots));
        expect(filled.length + left.length).toBe(blockSlots);
      }),
    );
  });
});
