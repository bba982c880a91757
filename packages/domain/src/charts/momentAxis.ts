import { chinaMoment, dayMs, fromChina, hourMs, startOfChinaDay } from '../time/chinaTime.ts';
import { type AxisLabelKind, type AxisSpec, axisLabel } from './axis.ts';
import { chartTimeTicks } from './limits.ts';
import { tickStep } from './tickStep.ts';

const units = ['second', 'minute', 'hour', 'day', 'month', 'year'] as const;
type Unit = (typeof units)[number];

const secondMs = 1000;
const minuteMs = 60 * secondMs;

/** Labels of moments that are whole units: within one day, within one year, and over years. */
const kinds: Readonly<Record<Unit, readonly [AxisLabelKind, AxisLabelKind, AxisLabelKind]>> = {
  second: ['second', 'dateSecond', 'fullSecond'],
  minute: ['minute', 'dateTime', 'fullMinute'],
  hour: ['hour', 'dateTime', 'fullMinute'],
  day: ['date', 'date', 'fullDate'],
  month: ['month', 'month', 'month'],
  year: ['year', 'year', 'year'],
};

/** Distances of ticks within a day. Each divides the next unit, so that every hour and every day has the same ones. */
const clockSteps: readonly (readonly [Unit, number])[] = [
  ...[1, 2, 5, 10, 15, 30].map((count) => ['second', count * secondMs] as const),
  ...[1, 2, 5, 10, 15, 30].map((count) => ['minute', count * minuteMs] as const),
  ...[1, 2, 3, 4, 6, 12].map((count) => ['hour', count * hourMs] as const),
];

/** Distances in months: 12 and more are whole years, the last of them enough for the years 0 to 9999. */
const monthSteps = [1, 2, 3, 6, 12, 24, 60, 120, 240, 600, 1200, 2400, 6000, 12_000];

/** Days from which on ticks are months. */
const monthlyFromDays = 184;

/** The greatest unit of which all moments are whole: days for a single one, which makes no rhythm. */
function grainOf(moments: readonly number[]): Unit {
  const whole = (step: number) => moments.every((ms) => ms % step === 0);
  if (!whole(minuteMs)) return 'second';
  if (!whole(hourMs)) return 'minute';
  if (moments.some((ms) => startOfChinaDay(ms) !== ms)) return 'hour';
  const dates = moments.map(chinaMoment);
  if (moments.length === 1 || dates.some(({ day }) => day !== 1)) return 'day';
  return dates.every(({ month }) => month === 1) ? 'year' : 'month';
}

function kindOf(unit: Unit, first: number, last: number): AxisLabelKind {
  const [inDay, inYear, overYears] = kinds[unit];
  if (startOfChinaDay(first) === startOfChinaDay(last)) return inDay;
  return chinaMoment(first).year === chinaMoment(last).year ? inYear : overYears;
}

interface Ticks {
  unit: Unit;
  values: number[];
}

/** Values from `first` on at this distance, as far as they are no greater than `last`. */
function every(step: number, first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, Math.floor((last - first) / step) + 1) }, (_, index) => first + index * step);
}

/** Times of the clock that are multiples of the shortest step that keeps to `chartTimeTicks`; null for spans of days. */
function clockTicks(grain: Unit, first: number, last: number): Ticks | null {
  const midnight = startOfChinaDay(first);
  for (const [unit, step] of clockSteps) {
    if (units.indexOf(unit) < units.indexOf(grain) || (last - first) / step > chartTimeTicks) continue;
    const values = every(step, midnight + Math.ceil((first - midnight) / step) * step, last);
    if (values.length <= chartTimeTicks) return { unit, values };
  }
  return null;
}

/** Days at even distances from the first on, by the rule of the axes of ranges; null for spans of months. */
function dayTicks(grain: Unit, first: number, last: number): Ticks | null {
  if (units.indexOf(grain) > units.indexOf('day')) return null;
  const midnight = startOfChinaDay(first);
  const start = midnight === first ? first : midnight + dayMs;
  const count = Math.floor((last - start) / dayMs) + 1;
  if (count > monthlyFromDays) return null;
  return { unit: 'day', values: every(tickStep(count, count - 1) * dayMs, start, last) };
}

/** Beginnings of months or years that are multiples of the shortest step that keeps to `chartTimeTicks`. */
function monthTicks(grain: Unit, first: number, last: number): Ticks {
  const [from, to] = [chinaMoment(first), chinaMoment(last)];
  const started = fromChina(from.year, from.month, 1) < first ? 1 : 0;
  const [low, high] = [from.year * 12 + from.month - 1 + started, to.year * 12 + to.month - 1];
  const valuesOf = (step: number) =>
    every(step, Math.ceil(low / step) * step, high).map((month) =>
      fromChina(Math.floor(month / 12), (month % 12) + 1, 1),
    );
  const steps = monthSteps.filter((step) => grain !== 'year' || step % 12 === 0);
  const step = steps.find((one) => (high - low) / one < chartTimeTicks) ?? 12_000;
  return { unit: step % 12 === 0 ? 'year' : 'month', values: valuesOf(step) };
}

/**
 * The time axis of given moments (ascending, distinct, years 0 to 9999): they are its slots. Its ticks are whole units of China time that
 * are no finer than the moments: at most `chartTimeTicks`, at least one, none outside. Source: docs/rules/charts.md.
 */
export function momentAxis(moments: readonly number[]): AxisSpec {
  const [first, last] = [moments[0], moments[moments.length - 1]];
  if (first === undefined || last === undefined) return { kind: 'date', slots: [], ticks: [] };
  const grain = grainOf(moments);
  const { unit, values } =
    clockTicks(grain, first, last) ?? dayTicks(grain, first, last) ?? monthTicks(grain, first, last);
  // A span between two ticks of the finest unit has none of its own.
  const [tickUnit, places] = values.length === 0 ? [grain, [first]] : [unit, values];
  const kind = kindOf(tickUnit, first, last);
  return {
    kind: kindOf(grain, first, last),
    slots: [...moments],
    ticks: places.map((value) => ({ value, label: axisLabel(kind, value) })),
  };
}
