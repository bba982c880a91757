import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumOfFigures } from './sum.ts';

describe('sumOfFigures', () => {
  it.each([
    [[], 0],
    [[0.1, 0.2], 0.3],
    [[1_234_567_890_123], 1_234_567_890_123],
    [[1_234_567_890_123, 0.45], 1_234_567_890_123.45],
    [[1e15, 1, -1e15], 1],
    [[5, Number.NaN, Number.POSITIVE_INFINITY, -2], 3],
    [[Number.NaN], 0],
  ])('of %j is %d', (values, sum) => {
    expect(sumOfFigures(values)).toBe(sum);
  });

  it('is the sum of the decimals when they have up to 15 digits together', () => {
    const cents = fc.array(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), { maxLength: 2000 });
    fc.assert(
      fc.property(cents, (values) => {
        const whole = values.reduce((total, value) => total + value, 0);
        expect(sumOfFigures(values.map((value) => value / 100))).toBe(whole / 100);
      }),
    );
  });
});
