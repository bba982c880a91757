import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keysBetween, tick, tickedPart } from './selection.ts';

const keys = fc.uniqueArray(fc.constantFrom<string>('a', 'b', 'c', 'd', 'e', 'f'));

describe('tick', () => {
  it('ticks all shown rows and keeps those of other pages when the page is ticked', () => {
    expect(tick(['x', 'b'], ['a', 'b', 'c'], true)).toEqual(['x', 'b', 'a', 'c']);
    expect(tick(['x', 'b', 'a'], ['a', 'b', 'c'], false)).toEqual(['x']);
  });

  it('ticks or clears exactly the given keys when any were ticked before', () => {
    fc.assert(
      fc.property(keys, keys, fc.boolean(), (ticked, given, on) => {
        const after = tick(ticked, given, on);
        expect(new Set(after).size).toBe(after.length);
        expect(tickedPart(after, given)).toBe(on && given.length > 0 ? 'all' : 'none');
        const others = (list: readonly string[]) => list.filter((one) => !given.includes(one));
        expect(others(after)).toEqual(others(ticked));
        expect(tick(after, given, on)).toEqual(after);
      }),
    );
  });
});

describe('tickedPart', () => {
  it('distinguishes none, some and all when rows are shown', () => {
    expect(tickedPart(['x'], ['a', 'b'])).toBe('none');
    expect(tickedPart(['a', 'x'], ['a', 'b'])).toBe('some');
    expect(tickedPart(['b', 'a'], ['a', 'b'])).toBe('all');
    expect(tickedPart(['a'], [])).toBe('none');
  });
});

describe('keysBetween', () => {
  const shown = ['a', 'b', 'c', 'd'];

  it('goes from one row to the other when both are shown, in either direction', () => {
    expect(keysBetween(shown, 'b', 'd')).toEqual(['b', 'c', 'd']);
    expect(keysBetween(shown, 'd', 'b')).toEqual(['b', 'c', 'd']);
    expect(keysBetween(shown, 'c', 'c')).toEqual(['c']);
  });

  it('is the pressed row alone when the first one is not shown', () => {
    expect(keysBetween(shown, null, 'c')).toEqual(['c']);
    expect(keysBetween(shown, 'x', 'c')).toEqual(['c']);
  });
});
