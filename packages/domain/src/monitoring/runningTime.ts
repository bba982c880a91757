import { hourMs } from '../time/chinaTime.ts';
import { shortBucketMs } from './limits.ts';
import type { StateCounts } from './stateCounts.ts';

/** An hour of states: how many readings have each, and in which of its short buckets they are. */
export interface StateHour {
  counts: StateCounts;
  /** A bit for each short bucket with a state, the first one lowest. */
  slots: number;
}

/** The bit of the short bucket of a moment (milliseconds since 1970 UTC) in its hour. */
export function slotOf(at: number): number {
  return 1 << Math.floor((at % hourMs) / shortBucketMs);
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
