import { axisLabel } from '../charts/axis.ts';
import type { Trend } from '../charts/trend.ts';
import { withoutFloatNoise } from '../charts/valueAxis.ts';
import { type AbnormalType, abnormalType } from './abnormalType.ts';

/** The minutes of each kind of stops in one hour or on one day; no kinds where it has not begun. */
export interface StopBar {
  name: string;
  value: Partial<Record<AbnormalType, number>>;
}

/** What stops were made of over time, with whether a bar is an hour or a day. */
export interface StopComposition {
  span: 'hour' | 'day';
  bars: StopBar[];
}

/**
 * Puts the trends of the kinds together, all over one range: a bar for each hour of today, else for each day, those of
 * hours put together by day. Hours and days that have not begun keep their place, without figures.
 */
export function stopComposition(trends: Readonly<Record<AbnormalType, Trend | null>>): StopComposition {
  const kinds = abnormalType.options.flatMap((type) => {
    const trend = trends[type];
    return trend === null ? [] : [{ type, trend }];
  });
  const axis = kinds[0]?.trend.axis;
  if (axis === undefined) return { span: 'day', bars: [] };
  const span = axis.kind === 'hour' ? 'hour' : 'day';
  const bars = new Map<string, StopBar>();
  for (const at of axis.slots) {
    const name = axisLabel(span === 'hour' ? 'hour' : 'date', at);
    const bar = bars.get(name) ?? { name, value: {} };
    bars.set(name, bar);
    for (const { type, trend } of kinds) {
      const point = trend.points.find((one) => one.at === at);
      if (point !== undefined) bar.value[type] = withoutFloatNoise((bar.value[type] ?? 0) + point.value);
    }
  }
  return { span, bars: [...bars.values()] };
}
