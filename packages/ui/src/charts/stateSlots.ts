import { type AxisTick, axisLabel, dayMs, momentAxis } from '@lima-id/domain';

/** A time, milliseconds since 1970 UTC, from its first one up to, and without, `to`. */
export interface TimeSpan {
  from: number;
  to: number;
}

/** The beginnings of the steps of a time. */
export function slotsOf({ from, to }: TimeSpan, stepMs: number): number[] {
  return Array.from({ length: Math.max(0, Math.ceil((to - from) / stepMs)) }, (_, index) => from + index * stepMs);
}

/** The span that a moment belongs to; `spans` are ascending. */
export function spanAt<Span extends TimeSpan>(spans: readonly Span[], at: number): Span | undefined {
  return spans.find(({ from, to }) => from <= at && at < to);
}

/** Times of two days and longer have days on their axis, shorter ones times of the clock. */
const clockMaxMs = 2 * dayMs;

/** The ticks of the axis of a time, in China time. */
export function ticksOf({ from, to }: TimeSpan): AxisTick[] {
  const { ticks } = momentAxis([from, to]);
  return to - from < clockMaxMs ? ticks.map(({ value }) => ({ value, label: axisLabel('minute', value) })) : ticks;
}
