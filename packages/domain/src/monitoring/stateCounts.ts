import type { TimeRange } from '../time/timeRange.ts';
import { type BucketTierCode, readingTiers } from './bucket.ts';
import type { MachineState } from './machineState.ts';

/** How many readings of a bucket have each state. */
export type StateCounts = Readonly<Record<MachineState, number>>;

/** A bucket of states; `start` in milliseconds since 1970 UTC. */
export interface StateBucket {
  start: number;
  counts: StateCounts;
}

/** The states by urgency: of two with as many readings the former is shown. */
const byUrgency: readonly MachineState[] = ['fault', 'running', 'idle', 'off'];

/** The state of most readings; null without any. */
export function mainState(counts: StateCounts): MachineState | null {
  const most = byUrgency.reduce((best, state) => (counts[state] > counts[best] ? state : best));
  return counts[most] === 0 ? null : most;
}

/** A time in which a machine was in one state, from its first millisecond up to, and without, `to`. */
export interface StateRun {
  state: MachineState;
  from: number;
  to: number;
}

/** The band of states of a range, oldest first: each bucket has the state of most of its readings, and where no bucket is there is no run. */
export function stateRuns(
  buckets: readonly StateBucket[],
  { startTime, endTime }: TimeRange,
  tier: BucketTierCode,
): StateRun[] {
  const { bucketMs } = readingTiers[tier];
  const runs: StateRun[] = [];
  for (const { start, counts } of [...buckets].sort((one, other) => one.start - other.start)) {
    const state = mainState(counts);
    const [from, to] = [Math.max(start, startTime), Math.min(start + bucketMs, endTime)];
    if (state === null || from >= to) continue;
    const previous = runs[runs.length - 1];
    if (previous?.state === state && previous.to === from) previous.to = to;
    else runs.push({ state, from, to });
  }
  return runs;
}

/** Milliseconds of a range in each state, and without readings. */
export type StateTimes = Record<MachineState | 'noData', number>;

/**
 * How long a machine was in each state of a range: the time of a bucket is shared by its readings, and what no bucket says is without data.
 * Source: docs/rules/monitoring.md.
 */
export function stateTimes(
  buckets: readonly StateBucket[],
  { startTime, endTime }: TimeRange,
  tier: BucketTierCode,
): StateTimes {
  const { bucketMs } = readingTiers[tier];
  const times: StateTimes = { running: 0, idle: 0, fault: 0, off: 0, noData: endTime - startTime };
  for (const { start, counts } of buckets) {
    const total = byUrgency.reduce((sum, state) => sum + counts[state], 0);
    const ms = Math.min(start + bucketMs, endTime) - Math.max(start, startTime);
    if (total === 0 || ms <= 0) continue;
    for (const state of byUrgency) times[state] += (ms * counts[state]) / total;
    times.noData -= ms;
  }
  return times;
}
