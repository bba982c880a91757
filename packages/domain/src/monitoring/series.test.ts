import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hourMs } from '../time/chinaTime.ts';
import { type ReadingTierCode, readingTiers } from './bucket.ts';
import { keptFigure } from './figure.ts';
import { monitoringLiveMs, shortBucketMs } from './limits.ts';
import { highestFigure, type MeasureBucket, seriesGaps, seriesPoints, seriesRuns } from './series.ts';

function bucket(start: number, ...values: number[]): MeasureBucket {
  const [min, max] = [Math.min(...values), Math.max(...values)];
  const sum = keptFigure(values.reduce((total, value) => total + value, 0));
  return { start, sum: { count: values.length, sum, min, max, last: max, lastAt: start } };
}

const at = (index: number) => index * shortBucketMs;
const point = (start: number, value: number) => ({ at: start, mean: value, min: value, max: value });
const anyTier = fc.constantFrom<ReadingTierCode>('raw', 'short', 'hour');
/** Starts of buckets of a tier, some of them missing, in any order. */
const tierAndStarts = anyTier.chain((tier) => {
  const step = readingTiers[tier].bucketMs || 50_000;
  return fc.tuple(
    fc.constant(tier),
    fc.uniqueArray(fc.nat(20), { maxLength: 12 }).map((list) => list.map((index) => index * step)),
  );
});
const inOrder = (starts: readonly number[]) => starts.toSorted((one, other) => one - other);

describe('seriesPoints', () => {
  it('has the mean of each bucket, and what it lies between', () => {
    expect(seriesPoints([bucket(0, 60, 63, 66)], 'short')).toEqual([{ at: 0, mean: 63, min: 60, max: 66 }]);
    expect(seriesPoints([], 'short')).toEqual([]);
  });

  it('has null between two lines where a bucket is missing, however many are', () => {
    const buckets = [bucket(at(9), 4), bucket(at(0), 1), bucket(at(3), 3), bucket(at(1), 2)];
    expect(seriesPoints(buckets, 'short')).toEqual([
      point(0, 1),
      point(at(1), 2),
      null,
      point(at(3), 3),
      null,
      point(at(9), 4),
    ]);
    expect(seriesPoints([bucket(0, 1), bucket(hourMs, 2), bucket(3 * hourMs, 3)], 'hour')).toEqual([
      point(0, 1),
      point(hourMs, 2),
      null,
      point(3 * hourMs, 3),
    ]);
  });

  it('has a gap between raw readings when a machine was silent for longer than it counts as live', () => {
    const buckets = [bucket(0, 1), bucket(monitoringLiveMs, 2), bucket(2 * monitoringLiveMs + 1, 3)];
    expect(seriesPoints(buckets, 'raw').map((one) => one?.mean ?? null)).toEqual([1, 2, null, 3]);
  });

  it('loses no bucket, stays in order, and has no null at its ends nor two in a row', () => {
    fc.assert(
      fc.property(tierAndStarts, ([tier, starts]) => {
        const points = seriesPoints(
          starts.map((start) => bucket(start, 1)),
          tier,
        );
        expect(points.flatMap((one) => (one === null ? [] : [one.at]))).toEqual(inOrder(starts));
        const written = points.map((one) => (one === null ? '-' : 'x')).join('');
        expect(written).toMatch(/^(?:x+(?:-x+)*)?$/);
      }),
    );
  });
});

describe('seriesRuns', () => {
  it('is one line for each part without a gap', () => {
    const buckets = [bucket(at(0), 1), bucket(at(1), 2), bucket(at(3), 3)];
    expect(seriesRuns(buckets, 'short')).toEqual([[point(0, 1), point(at(1), 2)], [point(at(3), 3)]]);
    expect(seriesRuns([], 'short')).toEqual([]);
  });
});

describe('seriesGaps', () => {
  const range = { startTime: 0, endTime: at(8) };

  it('finds the gaps between buckets and at the ends of the range', () => {
    expect(seriesGaps([at(5), at(1), at(2)], range, 'short')).toEqual([
      { from: 0, to: at(1) },
      { from: at(3), to: at(5) },
      { from: at(6), to: at(8) },
    ]);
    expect(seriesGaps([], range, 'short')).toEqual([{ from: 0, to: at(8) }]);
    expect(seriesGaps([at(-1), at(8)], range, 'short')).toEqual([{ from: 0, to: at(8) }]);
  });

  it('finds none where every bucket is, the one that is not over yet included', () => {
    const all = Array.from({ length: 8 }, (_, index) => at(index));
    expect(seriesGaps(all, range, 'short')).toEqual([]);
    expect(seriesGaps(all, { startTime: at(0.5), endTime: at(7.5) }, 'short')).toEqual([]);
  });

  it('allows raw readings the time for which a machine counts as live', () => {
    const whole = { startTime: 0, endTime: 10 * monitoringLiveMs };
    const gap = { from: monitoringLiveMs, to: whole.endTime - monitoringLiveMs };
    expect(seriesGaps([gap.from, gap.to], whole, 'raw')).toEqual([gap]);
  });

  it('agrees with the lines: between two of them is one gap', () => {
    fc.assert(
      fc.property(tierAndStarts, ([tier, starts]) => {
        fc.pre(starts.length > 0);
        const { bucketMs } = readingTiers[tier];
        const sorted = inOrder(starts);
        const [first = 0, last = 0] = [sorted[0], sorted[sorted.length - 1]];
        const runs = seriesRuns(
          starts.map((start) => bucket(start, 1)),
          tier,
        );
        const gaps = seriesGaps(starts, { startTime: first, endTime: last + bucketMs }, tier);
        expect(gaps).toHaveLength(Math.max(0, runs.length - 1));
        for (const { from, to } of gaps) expect(sorted.filter((start) => start > from && start < to)).toEqual([]);
      }),
    );
  });
});

describe('highestFigure', () => {
  it('is the greatest reading and its bucket, the first of several, and nothing without readings', () => {
    const buckets = [bucket(at(2), 93.3), bucket(at(1), 60, 93.3, 70), bucket(at(0), 90, 92)];
    expect(highestFigure(buckets)).toEqual({ at: at(1), figure: 93.3 });
    expect(highestFigure([])).toBeNull();
  });
});
