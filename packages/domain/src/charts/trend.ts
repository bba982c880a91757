import { hourMs, readChinaTime, startOfChinaDay } from '../time/chinaTime.ts';
import { type AxisRange, type AxisSpec, chooseAxis } from './axis.ts';
import { sumOfFigures } from './sum.ts';
import type { TrendPoint } from './trendPoint.ts';
import { chooseValueAxis, type ValueAxisSpec } from './valueAxis.ts';

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
 * without figures is 0 when it has begun by `now` (milliseconds since 1970 UTC) and has no point when not. Figures that are not finite are
 * not measured: a slot with no others has no point. Null when no measured figure falls on the axis: the chart is empty. Source: docs/rules/charts.md.
 */
export function buildTrend(range: AxisRange, figures: readonly TrendPoint[], now: number): Trend | null {
  const axis = chooseAxis(range);
  const bySlot = new Map<number, number[]>();
  for (const { time, value } of figures) {
    const at = slotOf(axis, time.trim());
    if (at === undefined) continue;
    const values = bySlot.get(at) ?? [];
    bySlot.set(at, values);
    if (Number.isFinite(value)) values.push(value);
  }
  const points = axis.slots.flatMap((at) => {
    const values = bySlot.get(at);
    if (values === undefined) return at <= now ? [{ at, value: 0 }] : [];
    return values.length === 0 ? [] : [{ at, value: sumOfFigures(values) }];
  });
  if ([...bySlot.values()].every((values) => values.length === 0)) return null;
  return { axis, valueAxis: chooseValueAxis(points.map(({ value }) => value)), points };
}
