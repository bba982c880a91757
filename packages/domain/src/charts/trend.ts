import { hourMs, readChinaTime, startOfChinaDay } from '../time/chinaTime.ts';
import { type AxisRange, type AxisSpec, chooseAxis } from './axis.ts';
import type { TrendPoint } from './trendPoint.ts';
import { chooseValueAxis, type ValueAxisSpec, withoutFloatNoise } from './valueAxis.ts';

/** A point as drawn: a slot of the time axis, and the sum of the figures that fall on it. */
export interface ChartPoint {
  at: number;
  value: number;
}

/** A trend ready to draw. */
export interface Trend {
  axis: AxisSpec;
  valueAxis: ValueAxisSpec;
  points: ChartPoint[];
}

const hourOfDay = /^(\d{1,2})(?::00)?$/;

/** The slot of a time; undefined for times that cannot be read or are outside the axis. */
function slotOf({ kind, slots }: AxisSpec, time: string): number | undefined {
  const hour = kind === 'hour' ? hourOfDay.exec(time) : null;
  if (hour !== null) return slots[Number(hour[1])];
  const ms = readChinaTime(time) ?? Number.NaN;
  const at = kind === 'date' ? startOfChinaDay(ms) : Math.floor(ms / hourMs) * hourMs;
  return slots.includes(at) ? at : undefined;
}

/**
 * The trend of figures over a range; those of one slot are summed, so the figures of several positions may be given together. A slot
 * without figures is 0 when it has begun by `now` (milliseconds since 1970 UTC) and has no point when not. Null when no figure falls on the
 * axis: the chart is empty. Source: docs/rules/charts.md.
 */
export function buildTrend(range: AxisRange, figures: readonly TrendPoint[], now: number): Trend | null {
  const axis = chooseAxis(range);
  const sums = new Map<number, number>();
  for (const { time, value } of figures) {
    const at = slotOf(axis, time.trim());
    if (at !== undefined) sums.set(at, withoutFloatNoise((sums.get(at) ?? 0) + value));
  }
  if (sums.size === 0) return null;
  const points = axis.slots.filter((at) => at <= now || sums.has(at)).map((at) => ({ at, value: sums.get(at) ?? 0 }));
  return { axis, valueAxis: chooseValueAxis([...sums.values()]), points };
}
