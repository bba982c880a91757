import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveInMenu } from './menuKeys.ts';

const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ text: `${index}` }));

describe('moveInMenu', () => {
  it('goes round when an arrow leaves the menu', () => {
    expect(moveInMenu(rows(3), 2, 'ArrowDown')).toBe(0);
    expect(moveInMenu(rows(3), 0, 'ArrowUp')).toBe(2);
  });

  it('begins at an end when no row has the focus', () => {
    expect(moveInMenu(rows(3), -1, 'ArrowDown')).toBe(0);
    expect(moveInMenu(rows(3), -1, 'ArrowUp')).toBe(2);
  });

  it('stays at the end when Home, End or a page key leads there again', () => {
    expect(moveInMenu(rows(3), 2, 'End')).toBe(2);
    expect(moveInMenu(rows(3), 0, 'Home')).toBe(0);
    expect(moveInMenu(rows(3), 2, 'PageDown')).toBe(2);
  });

  it('is null when there is nowhere to go, or the key does not move', () => {
    expect(moveInMenu([], -1, 'ArrowDown')).toBeNull();
    expect(moveInMenu(rows(3), 1, 'ArrowLeft')).toBeNull();
  });

  it('comes by every row and back when one arrow is pressed as often as there are rows', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.nat(),
        fc.constantFrom('ArrowDown', 'ArrowUp'),
        (count, seed, key) => {
          const start = seed % count;
          const seen = new Set<number>();
          let at = start;
          for (let press = 0; press < count; press += 1) {
            at = moveInMenu(rows(count), at, key) ?? -1;
            seen.add(at);
          }
          expect(at).toBe(start);
          expect(seen.size).toBe(count);
        },
      ),
      { numRuns: 30 },
    );
  });
});
