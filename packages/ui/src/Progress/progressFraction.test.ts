import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { progressFraction, wholePercent } from './progressFraction.ts';

describe('progressFraction', () => {
  it.each([
    [0.42, 1, 0.42],
    [320, 1000, 0.32],
    [0, 1, 0],
    [1000, 1000, 1],
    [1200, 1000, 1],
    [-5, 1000, 0],
    [Number.POSITIVE_INFINITY, 1000, 1],
    [3, Number.POSITIVE_INFINITY, 0],
  ])('is a part of the whole when %d of %d is done', (value, max, fraction) => {
    expect(progressFraction(value, max)).toBe(fraction);
  });

  it.each([
    [undefined, 1],
    [null, 1],
    [Number.NaN, 1],
    [0, 0],
    [3, -1],
    [3, Number.NaN],
    [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
  ])('is unknown when %s of %d is done', (value, max) => {
    expect(progressFraction(value, max)).toBeNull();
  });
});

describe('wholePercent', () => {
  it.each([
    [0, 0],
    [0.29, 29],
    [0.57, 57],
    [0.999, 99],
    [0.999_999_999_999, 99],
    [1, 100],
  ])('writes %d as %d', (fraction, percent) => {
    expect(wholePercent(fraction)).toBe(percent);
  });

  it('gives back each whole percent when it was divided by a hundred', () => {
    for (let percent = 0; percent <= 100; percent += 1) expect(wholePercent(percent / 100)).toBe(percent);
  });

  it('never falls when more is done, and is 100 only at the end', () => {
    const part = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(part, part, (one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        expect(wholePercent(less)).toBeLessThanOrEqual(wholePercent(more));
        expect(wholePercent(less) === 100).toBe(less === 1);
      }),
    );
  });
});
