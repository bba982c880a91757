import { type MachineState, type MeasureSum, type StateCounts, shortBucketMs } from '@lima-id/domain';

// The sums that statements of the gateway compute, one reading after the other: what the statements are compared with.

/** Three decimals, as figures are kept. */
function keptFigure(value: number): number {
  return Math.round(value * 1_000) / 1_000 + 0;
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

/** The counts of a single reading. */
export function countState(state: MachineState): StateCounts {
  return { running: 0, idle: 0, fault: 0, off: 0, [state]: 1 };
}

/** Two counts together, in either order. */
export function mergeStates(one: StateCounts, other: StateCounts): StateCounts {
  return {
    running: one.running + other.running,
    idle: one.idle + other.idle,
    fault: one.fault + other.fault,
    off: one.off + other.off,
  };
}

/** An hour of states: how many readings have each, and in which of its short buckets they are. */
export interface StateHour {
  counts: StateCounts;
  /** A bit for each short bucket with a state, the first one lowest. */
  slots: number;
}

/**
 * Milliseconds that a machine ran in an hour: of the short buckets in which it reported, the share of readings that say so. Times in which
 * it was silent are no running. Source: docs/rules/monitoring.md.
 */
export function runningMs({ counts, slots }: StateHour): number {
  const total = counts.running + counts.idle + counts.fault + counts.off;
  if (total === 0) return 0;
  let buckets = 0;
  for (let left = slots; left !== 0; left &= left - 1) buckets += 1;
  return (buckets * shortBucketMs * counts.running) / total;
}
