import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reachOf, stretchOf, walkedMax } from './walk.ts';

const anyPage = fc.record({ page: fc.integer({ min: 1, max: 40 }), size: fc.integer({ min: 1, max: 36 }) });

describe('stretchOf', () => {
  it('takes what a page has of the results, from the nearer end', () => {
    fc.assert(
      fc.property(anyPage, fc.integer({ min: 0, max: 400 }), (asked, total) => {
        const results = Array.from({ length: total }, (_, index) => index);
        const { skipped, taken, fromEnd } = stretchOf(asked, total);
        const ordered = fromEnd ? results.toReversed() : results;
        const found = ordered.slice(skipped, skipped + taken);
        const start = (asked.page - 1) * asked.size;
        expect(fromEnd ? found.toReversed() : found).toEqual(results.slice(start, start + asked.size));
        expect(taken === 0 || skipped <= (total - taken) / 2).toBe(true);
      }),
    );
  });
});

describe('reachOf', () => {
  const first = { skipped: 0, taken: 9, fromEnd: false };

  it('reads more than twice as many apps as hold the page when results are spread evenly', () => {
    expect(reachOf(first, { apps: 100_000, matches: 20_000, results: 20_000 })).toBe(130);
    expect(reachOf({ ...first, skipped: 91 }, { apps: 100_000, matches: 20_000, results: 10_000 })).toBe(2_080);
  });

  it('is null when there are fewer matches to sort than apps to read', () => {
    expect(reachOf(first, { apps: 100_000, matches: 500, results: 500 })).toBeNull();
    expect(reachOf(first, { apps: 100_000, matches: 20_000, results: 40 })).toBeNull();
  });

  it('is null when more apps than are ever read would be', () => {
    const many = { apps: 100_000, matches: 20_000, results: 20_000 };
    fc.assert(
      fc.property(fc.nat({ max: 20_000 }), (skipped) => {
        expect(reachOf({ ...first, skipped }, many) ?? 0).toBeLessThanOrEqual(walkedMax);
      }),
    );
    expect(reachOf({ ...first, skipped: 5_000 }, many)).toBeNull();
  });
});
