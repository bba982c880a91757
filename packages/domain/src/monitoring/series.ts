import type { TimeRange } from '../time/timeRange.ts';
import { type ReadingTierCode, readingTiers } from './bucket.ts';
import { type MeasureSum, meanOf } from './measureSum.ts';

/** What a bucket has of a measure; `start` in milliseconds since 1970 UTC. A raw reading is a bucket of its own, at its moment. */
export interface MeasureBucket {
  start: number;
  sum: MeasureSum;
}

/** A point of a line: the mean of a bucket, and what it lies between. */
export interface SeriesPoint {
  /** The start of the bucket, milliseconds since 1970 UTC. */
  at: number;
  mean: number;
  min: number;
  max: number;
}

function inOrder(buckets: readonly MeasureBucket[]): MeasureBucket[] {
  return [...buckets].sort((one, other) => one.start - other.start);
}

/** The lines of a measure, oldest first: each without a gap, and none across one. */
export function seriesRuns(buckets: readonly MeasureBucket[], tier: ReadingTierCode): SeriesPoint[][] {
  const { bucketMs, bridgedMs } = readingTiers[tier];
  const runs: SeriesPoint[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const { start, sum } of inOrder(buckets)) {
    const point = { at: start, mean: meanOf(sum), min: sum.min, max: sum.max };
    const run = runs[runs.length - 1];
    if (run === undefined || start - end > bridgedMs) runs.push([point]);
    else run.push(point);
    end = start + bucketMs;
  }
  return runs;
}

/** The same as one list, with one null in each gap, and none at its ends. Source: docs/rules/monitoring.md. */
export function seriesPoints(buckets: readonly MeasureBucket[], tier: ReadingTierCode): (SeriesPoint | null)[] {
  return seriesRuns(buckets, tier).flatMap((run, index) => (index === 0 ? run : [null, ...run]));
}

/** A time without readings, from its first millisecond up to, and without, `to`. */
export interface SeriesGap {
  from: number;
  to: number;
}

/** The gaps of a range, oldest first, those at its ends among them; `starts` are those of all buckets, in any order. */
export function seriesGaps(
  starts: readonly number[],
  { startTime, endTime }: TimeRange,
  tier: ReadingTierCode,
): SeriesGap[] {
  const { bucketMs, bridgedMs } = readingTiers[tier];
  const gaps: SeriesGap[] = [];
  let covered = startTime;
  for (const start of [...starts].sort((one, other) => one - other).filter((one) => one < endTime)) {
    if (start - covered > bridgedMs) gaps.push({ from: covered, to: start });
    covered = Math.max(covered, start + bucketMs);
  }
  if (endTime - covered > bridgedMs) gaps.push({ from: covered, to: endTime });
  return gaps;
}

/** The greatest figure of all buckets and the start of its bucket, the first of several; null without buckets. */
export function highestFigure(buckets: readonly MeasureBucket[]): { at: number; figure: number } | null {
  return inOrder(buckets).reduce<{ at: number; figure: number } | null>(
    (highest, { start, sum }) =>
      highest === null || sum.max > highest.figure ? { at: start, figure: sum.max } : highest,
    null,
  );
}
