import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestPage, pageCount } from './pages.ts';

describe('pageCount and nearestPage', () => {
  it.each([
    [0, 9, 1],
    [1, 9, 1],
    [9, 9, 1],
    [10, 9, 2],
    [842, 9, 94],
    [5, 0, 5],
    [-3, 9, 1],
    [Number.NaN, 9, 1],
    [10, Number.NaN, 1],
  ])('fills with %d entries at %d a page %i pages', (total, size, pages) => {
    expect(pageCount(total, size)).toBe(pages);
  });

  it('has room for every entry and no page without one when there are entries', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 500 }), (total, size) => {
        const pages = pageCount(total, size);
        expect(pages * size).toBeGreaterThanOrEqual(total);
        expect((pages - 1) * size).toBeLessThan(total);
      }),
    );
  });

  it.each([
    [0, 9, 1],
    [-2, 9, 1],
    [3.9, 9, 3],
    [12, 9, 9],
    [Number.NaN, 9, 1],
    [Number.POSITIVE_INFINITY, 9, 9],
  ])('brings page %d of %i to page %i', (page, pages, nearest) => {
    expect(nearestPage(page, pages)).toBe(nearest);
  });
});
