import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startOfBucket } from './bucket.ts';
import { keptFigure } from './figure.ts';
import { measureFigureMax } from './limits.ts';
import { type MeasureSum, meanOf, mergeSums, sumOfOne } from './measureSum.ts';

interface Measured {
  value: number;
  at: number;
}

const noon = Date.parse('2026-05-18T04:00:00Z');
const figure = fc.double({ min: -measureFigureMax, max: measureFigureMax, noNaN: true });
/** Few moments and figures, so that several readings share one. */
const measured = fc.record({
  value: fc.oneof(figure, fc.constantFrom(-0.1, 0, 0.1, 0.2, 62.7)),
  at: fc.oneof(fc.integer({ min: noon, max: noon + 3_599_999 }), fc.constantFrom(noon, noon + 1)),
});
const readings = fc.array(measured, { minLength: 1, maxLength: 30 });

function sumOf(list: readonly Measured[]): MeasureSum {
  return list.map(({ value, at }) => sumOfOne(value, at)).reduce((one, other) => mergeSums(one, other));
}

describe('mergeSums', () => {
  it('sums two readings, in either order', () => {
    const [one, other] = [sumOfOne(0.1, 1_000), sumOfOne(0.2, 2_000)];
    const both = { count: 2, sum: 0.3, min: 0.1, max: 0.2, last: 0.2, lastAt: 2_000 };
    expect(mergeSums(one, other)).toEqual(both);
    expect(mergeSums(other, one)).toEqual(both);
  });

  it('takes the greatest of the last figures when several are of the same moment', () => {
    const [one, other] = [sumOfOne(5, 1_000), sumOfOne(7, 1_000)];
    expect(mergeSums(one, other).last).toBe(7);
    expect(mergeSums(other, one).last).toBe(7);
  });

  it('gives the same sum whichever order the readings come in', () => {
    const shuffled = readings.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    );
    fc.assert(
      fc.property(shuffled, ([list, other]) => {
        expect(sumOf(other)).toEqual(sumOf(list));
      }),
    );
  });

  it('gives the same sum however the readings are split, late ones included', () => {
    const split = readings.chain((list) =>
      fc.tuple(fc.constant(list), fc.array(fc.nat(4), { minLength: list.length, maxLength: list.length })),
    );
    fc.assert(
      fc.property(split, ([list, calls]) => {
        const parts = [0, 1, 2, 3, 4].map((call) => list.filter((_, index) => calls[index] === call));
        const sums = parts.filter((part) => part.length > 0).map(sumOf);
        expect(sums.reduce((one, other) => mergeSums(one, other))).toEqual(sumOf(list));
        expect(sums.reduceRight((one, other) => mergeSums(other, one))).toEqual(sumOf(list));
      }),
    );
  });

  it('gives for an hour the sum of its short buckets', () => {
    fc.assert(
      fc.property(readings, (list) => {
        const starts = [...new Set(list.map(({ at }) => startOfBucket(at, 'short')))];
        const sums = starts.map((start) => sumOf(list.filter(({ at }) => startOfBucket(at, 'short') === start)));
        expect(sums.reduce((one, other) => mergeSums(one, other))).toEqual(sumOf(list));
      }),
    );
  });

  it('says what the readings say', () => {
    fc.assert(
      fc.property(readings, (list) => {
        const { count, sum, min, max, last, lastAt } = sumOf(list);
        const values = list.map(({ value }) => keptFigure(value));
        const thousandths = values.reduce((total, value) => total + BigInt(Math.round(value * 1_000)), 0n);
        expect(count).toBe(list.length);
        expect(BigInt(Math.round(sum * 1_000))).toBe(thousandths);
        expect([min, max]).toEqual([Math.min(...values), Math.max(...values)]);
        expect(lastAt).toBe(Math.max(...list.map(({ at }) => at)));
        expect(last).toBe(Math.max(...values.filter((_, index) => list[index]?.at === lastAt)));
      }),
    );
  });

  it('stays exact when two million of the greatest figures are in a bucket', () => {
    const count = 2_000_000;
    const full = { ...sumOfOne(measureFigureMax, 0), count, sum: measureFigureMax * count - 0.001 };
    expect(mergeSums(full, sumOfOne(0.001, 1)).sum).toBe(measureFigureMax * count);
    expect(mergeSums(full, sumOfOne(-0.001, 1)).sum).toBe(measureFigureMax * count - 0.002);
  });
});

describe('meanOf', () => {
  it('is the mean of the readings, with the decimals that are kept', () => {
    expect(meanOf({ sum: 10, count: 3 })).toBe(3.333);
    expect(meanOf({ sum: -0.001, count: 4 })).toBe(0);
    fc.assert(
      fc.property(readings, (list) => {
        const sum = sumOf(list);
        expect(meanOf(sum)).toBeGreaterThanOrEqual(sum.min);
        expect(meanOf(sum)).toBeLessThanOrEqual(sum.max);
      }),
    );
  });
});
