import { keptFigure } from './figure.ts';

/** The readings of a measure in a bucket, summed. */
export interface MeasureSum {
  count: number;
  sum: number;
  min: number;
  max: number;
  /** The figure of the last moment, `lastAt`; the greatest of several of that moment. */
  last: number;
  /** Milliseconds since 1970 UTC. */
  lastAt: number;
}

/** The sum of a single reading; `at` in milliseconds since 1970 UTC. */
export function sumOfOne(value: number, at: number): MeasureSum {
  const kept = keptFigure(value);
  return { count: 1, sum: kept, min: kept, max: kept, last: kept, lastAt: at };
}

function isLater(one: MeasureSum, other: MeasureSum): boolean {
  return one.lastAt === other.lastAt ? one.last > other.last : one.lastAt > other.lastAt;
}

/**
 * Two sums together. Order and grouping do not matter, so that readings may come late, in any order and in parts: figures have three decimals
 * at most, and are summed without rounding errors up to two million readings in a bucket.
 */
export function mergeSums(one: MeasureSum, other: MeasureSum): MeasureSum {
  const { last, lastAt } = isLater(other, one) ? other : one;
  return {
    count: one.count + other.count,
    sum: keptFigure(one.sum + other.sum),
    min: Math.min(one.min, other.min),
    max: Math.max(one.max, other.max),
    last,
    lastAt,
  };
}

/** The mean of the readings of a sum. */
export function meanOf({ sum, count }: Pick<MeasureSum, 'sum' | 'count'>): number {
  return keptFigure(sum / count);
}
