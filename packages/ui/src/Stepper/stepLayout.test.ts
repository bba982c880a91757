import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowMost, shownStep, stepColumns } from './stepLayout.ts';

const counts = fc.integer({ min: 1, max: 40 });
const mosts = fc.constantFrom(rowMost.desktop, rowMost.tablet);

describe('stepColumns', () => {
  it.each([
    [5, 5, 3],
    [6, 6, 3],
    [8, 8, 4],
    [9, 5, 3],
    [10, 5, 4],
    [12, 6, 4],
  ])('divides %i steps into rows of %i on a desktop and %i on a tablet', (count, desktop, tablet) => {
    expect(stepColumns(count, rowMost.desktop)).toBe(desktop);
    expect(stepColumns(count, rowMost.tablet)).toBe(tablet);
  });

  it('takes as few rows as fit and leaves none of them empty', () => {
    fc.assert(
      fc.property(counts, mosts, (count, most) => {
        const columns = stepColumns(count, most);
        const rows = Math.ceil(count / most);
        expect(columns).toBeLessThanOrEqual(most);
        expect(columns * rows).toBeGreaterThanOrEqual(count);
        expect(columns * (rows - 1)).toBeLessThan(count);
      }),
    );
  });
});

describe('shownStep', () => {
  it('is the current step, or the nearest one when the current one is out of range', () => {
    expect([0, 1, 3, 8, 9].map((current) => shownStep(8, current))).toEqual([0, 0, 2, 7, 7]);
    expect(shownStep(0, 1)).toBe(0);
  });
});
