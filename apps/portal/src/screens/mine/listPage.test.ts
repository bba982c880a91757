import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askedPage, lastPage } from './listPage.ts';

describe('askedPage', () => {
  it.each([
    ['', 1],
    ['page=7', 7],
    ['page=07', 1],
    ['page=2.5', 1],
    ['page=two', 1],
  ])('reads "%s" as page %i', (query, page) => {
    expect(askedPage(new URLSearchParams(query))).toBe(page);
  });
});

describe('lastPage', () => {
  it('is 1 when the list is empty', () => {
    expect(lastPage(0, 10)).toBe(1);
  });

  it('contains the last entry, and the page before it does not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 50 }), (total, size) => {
        const last = lastPage(total, size);
        expect(last * size).toBeGreaterThanOrEqual(total);
        expect((last - 1) * size).toBeLessThan(total);
      }),
    );
  });
});
