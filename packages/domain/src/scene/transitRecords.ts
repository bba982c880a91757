import type { AxisTick } from '../charts/axis.ts';
import { axisLabel } from '../charts/axis.ts';
import type { Trend } from '../charts/trend.ts';
import { chooseValueAxis } from '../charts/valueAxis.ts';
import type { Element } from '../identifier/element.ts';
import type { ArrayElement, ObjectElement } from '../identifier/elementParts.ts';
import { dayMs, readChinaTime, startOfChinaDay } from '../time/chinaTime.ts';

/** What a recorder that travels with goods measures: temperature, humidity and shock. */
export const transitMeasures = ['温度', '湿度', '冲击'] as const;
/** One of `transitMeasures`. */
export type TransitMeasure = (typeof transitMeasures)[number];

/** The measurements of one kind in transit. */
export interface TransitSeries {
  measure: TransitMeasure;
  /** The unit in brackets in the column's label; empty without one. */
  unit: string;
  least: number;
  greatest: number;
  /** The trend over the times of measurement. */
  trend: Trend;
}

/** The records of a recorder that travels with goods. */
export interface TransitRecords {
  /** The table they were read from. */
  table: ArrayElement;
  series: TransitSeries[];
  /** Whether the table contains nothing but the series and their times. */
  complete: boolean;
  /** Milliseconds between measurements; null when they differ. */
  everyMs: number | null;
}

const timeLabel = '时间';
const measureLabel = /^(温度|湿度|冲击)\s*(?:[（(]\s*([^（()）]*?)\s*[）)])?$/;
const decimal = /^[+-]?\d+(?:\.\d+)?$/;

interface Moment {
  at: number;
  values: ReadonlyMap<string, number>;
}

function momentOf({ value }: ObjectElement): Moment | null {
  const written = value.find(({ label }) => label.trim() === timeLabel)?.value ?? '';
  const at = readChinaTime(written.trim());
  if (at === null) return null;
  const figures = value.filter((fact) => decimal.test(fact.value.trim()));
  return { at, values: new Map(figures.map((fact) => [fact.label.trim(), Number(fact.value)])) };
}

/** The rows in order of time; of two with the same time the first. */
function momentsOf(table: ArrayElement): Moment[] {
  const byTime = new Map<number, Moment>();
  for (const row of table.value) {
    const moment = momentOf(row);
    if (moment !== null && !byTime.has(moment.at)) byTime.set(moment.at, moment);
  }
  return [...byTime.values()].sort((one, other) => one.at - other.at);
}

/** A tick at the beginning of each day; for a transit within one day, at its start and end. */
function ticksOf(slots: readonly number[]): AxisTick[] {
  const [first = 0, last = first] = [slots[0], slots[slots.length - 1]];
  const days: AxisTick[] = [];
  for (let day = startOfChinaDay(first) + dayMs; day <= last; day += dayMs) {
    days.push({ value: day, label: axisLabel('date', day) });
  }
  if (days.length > 0) return days;
  return [first, last].map((value) => ({ value, label: axisLabel('dateTime', value).slice(6) }));
}

function seriesOf(label: string, moments: readonly Moment[]): TransitSeries[] {
  const [, name, unit = ''] = measureLabel.exec(label) ?? [];
  const measure = transitMeasures.find((known) => known === name);
  const points = moments.flatMap(({ at, values }) => {
    const value = values.get(label);
    return value === undefined ? [] : [{ at, value }];
  });
  if (measure === undefined || points.length < 2) return [];
  const slots = moments.map(({ at }) => at);
  const values = points.map(({ value }) => value);
  const axis = { kind: 'dateTime' as const, slots, ticks: ticksOf(slots) };
  const trend: Trend = { axis, valueAxis: chooseValueAxis(values), points };
  return [{ measure, unit, least: Math.min(...values), greatest: Math.max(...values), trend }];
}

function intervalOf(moments: readonly Moment[]): number | null {
  const gaps = new Set(moments.slice(1).map(({ at }, index) => at - (moments[index]?.at ?? at)));
  const [only] = gaps;
  return gaps.size === 1 && only !== undefined ? only : null;
}

function readTable(table: ArrayElement): TransitRecords | null {
  const labels = [...new Set(table.value.flatMap(({ value }) => value.map(({ label }) => label.trim())))];
  const moments = momentsOf(table);
  const read = labels.map((label) => ({ label, series: seriesOf(label, moments) }));
  const series = read.flatMap((one) => one.series);
  if (series.length === 0) return null;
  const figures = read.reduce((sum, one) => sum + (one.series[0]?.trend.points.length ?? 0), 0);
  const filled = table.value.reduce(
    (sum, { value }) => sum + value.filter(({ value: text }) => text.trim() !== '').length,
    0,
  );
  return { table, series, complete: filled === figures + moments.length, everyMs: intervalOf(moments) };
}

/**
 * The measurements of a recorder in transit, from the first table whose rows have a 时间 that can be read and figures labelled 温度, 湿度 or 冲击,
 * with their unit in brackets or not; null without one. A kind needs two figures. Source: docs/rules/scenes.md.
 */
export function transitRecords(elements: readonly Element[]): TransitRecords | null {
  for (const element of elements) {
    const records = element.dataType === 'Array' ? readTable(element) : null;
    if (records !== null) return records;
  }
  return null;
}
