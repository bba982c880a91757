import { chinaDateTime, chinaMoment, dayMs, hourMs, startOfChinaDay } from '../time/chinaTime.ts';
import type { TimeRange, TimeRangeCode } from '../time/timeRange.ts';
import { chartHourMax, hourlyRangeMaxDays, trendPointsMin } from './limits.ts';
import { tickStep } from './tickStep.ts';

/** The part of `YYYY-MM-DD HH:mm:ss` that a label shows, by the kind of axis. */
const shownPart = {
  date: [5, 10],
  dateTime: [5, 16],
  dateSecond: [5, 19],
  minute: [11, 16],
  second: [11, 19],
  month: [0, 7],
  year: [0, 4],
  fullDate: [0, 10],
  fullMinute: [0, 16],
  fullSecond: [0, 19],
} as const satisfies Record<string, readonly [number, number]>;

/** What the ticks of the time axis of a range show: hours of one day, days, or hours of several days. */
export type AxisKind = 'hour' | 'date' | 'dateTime';

/** What the labels of any time axis show: those of given moments may also be minutes, seconds, months and years. */
export type AxisLabelKind = AxisKind | keyof typeof shownPart;

/** A tick: its position and its label. */
export interface AxisTick {
  value: number;
  label: string;
}

/** A time axis. It reaches from the first of `slots` to the last one; every point is at one of them. */
export interface AxisSpec<Kind extends AxisLabelKind = AxisLabelKind> {
  kind: Kind;
  /** The beginning of each hour or day, milliseconds since 1970 UTC. */
  slots: number[];
  ticks: AxisTick[];
}

/** The range of figures, with what it was chosen as. */
export interface AxisRange extends TimeRange {
  quickTime: TimeRangeCode;
}

/**
 * The label of an hour on an axis, `8:00`; values that are not whole hours from 0 to `chartHourMax` stay as they are. Source:
 * docs/rules/charts.md.
 */
export function formatHour(value: number): string {
  return Number.isInteger(value) && value >= 0 && value <= chartHourMax ? `${value}:00` : String(value);
}

/** The label of a moment on an axis of this kind, China time: `8:00`, `10-09`, `10-09 08:00`, `08:05`, `2026-10` and so on. */
export function axisLabel(kind: AxisLabelKind, ms: number): string {
  if (kind === 'hour') return formatHour(chinaMoment(ms).hour);
  return chinaDateTime(ms).slice(...shownPart[kind]);
}

/**
 * The time axis of a range: the hours of its first day for today, the hours of a custom range of `hourlyRangeMaxDays` days or less, else
 * its days. Ticks are evenly spaced from the first slot on, at most `chartTimeTicks`. Source: docs/rules/charts.md.
 */
export function chooseAxis({ quickTime, startTime, endTime }: AxisRange): AxisSpec<AxisKind> {
  const first = startOfChinaDay(startTime);
  const days = quickTime === 'today' ? 1 : Math.max(0, startOfChinaDay(endTime) - first) / dayMs + 1;
  const hourly = days <= hourlyRangeMaxDays && quickTime === 'custom';
  const kind = quickTime === 'today' ? 'hour' : hourly ? 'dateTime' : 'date';
  const [count, whole, gapMs] = kind === 'date' ? [days, days - 1, dayMs] : [days * 24, 24, hourMs];
  const step = tickStep(count, whole);
  const slots = Array.from({ length: count }, (_, index) => first + index * gapMs);
  const ticks = slots
    .filter((_, index) => index % step === 0)
    .map((value) => ({ value, label: axisLabel(kind, value) }));
  return { kind, slots, ticks };
}

/** Whether too few hours or days of a range have begun by `now` for a trend to be a line. Source: docs/rules/charts.md. */
export function hasFewPoints(range: AxisRange, now: number): boolean {
  return chooseAxis(range).slots.filter((at) => at <= now).length < trendPointsMin;
}
