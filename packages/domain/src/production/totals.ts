import { axisLabel } from '../charts/axis.ts';
import type { NamedValue } from '../charts/ranking.ts';
import { sumOfFigures } from '../charts/sum.ts';
import type { Trend } from '../charts/trend.ts';
import { type TimeRangeCode, timeRanges } from '../time/timeRange.ts';
import type { AbnormalType } from './abnormalType.ts';
import type { AbnormalData } from './productionData.ts';

/** The sum of figures of the same unit. */
export function totalOf(figures: readonly Pick<NamedValue, 'value'>[]): number {
  return sumOfFigures(figures.map(({ value }) => value));
}

/** The greatest point of a trend: its time as the axis writes it, its figure, and whether an hour or a whole day is meant. */
export interface Peak {
  time: string;
  value: number;
  span: 'hour' | 'day';
}

/** The first greatest point of a trend; null without a trend or when all of it is 0. */
export function peakOf(trend: Trend | null): Peak | null {
  if (trend === null) return null;
  const [first, ...others] = trend.points;
  if (first === undefined) return null;
  const top = others.reduce((greatest, point) => (point.value > greatest.value ? point : greatest), first);
  if (top.value === 0) return null;
  const { kind } = trend.axis;
  return { time: axisLabel(kind, top.at), value: top.value, span: kind === 'date' ? 'day' : 'hour' };
}

/**
 * How often the line stood for a reason in a time range. The number of the whole line is repeated in every entry of a
 * reason, whatever the position, and is therefore never summed; 0 when nothing stood for it.
 */
export function stopsOf(data: AbnormalData, code: TimeRangeCode, type: AbnormalType): number {
  const entries = data.positions.flatMap((position) => position[timeRanges[code]]);
  return entries.find(({ abnormalType }) => abnormalType === type)?.numTotal ?? 0;
}
