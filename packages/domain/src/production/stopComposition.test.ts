import { describe, expect, it } from 'vitest';
import type { AxisRange } from '../charts/axis.ts';
import { buildTrend } from '../charts/trend.ts';
import type { TrendPoint } from '../charts/trendPoint.ts';
import { readChinaTime } from '../time/chinaTime.ts';
import { stopComposition } from './stopComposition.ts';

const at = (text: string) => readChinaTime(text) ?? Number.NaN;
const none = { quality: null, equipment: null, material: null, other: null };

function trendOf(quickTime: AxisRange['quickTime'], from: string, to: string, points: TrendPoint[]) {
  return buildTrend({ quickTime, startTime: at(from), endTime: at(`${to} 23:59:59`) }, points, 0);
}

describe('stopComposition', () => {
  it('has a bar for each day when days are drawn', () => {
    const week = (points: TrendPoint[]) => trendOf('week', '2026-05-25', '2026-05-31', points);
    const trends = {
      ...none,
      quality: week([{ time: '2026-05-25', value: 54 }]),
      other: week([
        { time: '2026-05-25', value: 8 },
        { time: '2026-05-26', value: 12 },
      ]),
    };
    expect(stopComposition(trends)).toEqual({
      span: 'day',
      bars: [
        { name: '05-25', value: { quality: 54, other: 8 } },
        { name: '05-26', value: { other: 12 } },
        ...['05-27', '05-28', '05-29', '05-30', '05-31'].map((name) => ({ name, value: {} })),
      ],
    });
  });

  it('has a bar for each hour when today is drawn', () => {
    const quality = trendOf('today', '2026-05-31', '2026-05-31', [{ time: '9', value: 5 }]);
    const { span, bars } = stopComposition({ ...none, quality });
    expect(span).toBe('hour');
    expect(bars).toHaveLength(24);
    expect(bars[9]).toEqual({ name: '9:00', value: { quality: 5 } });
    expect(bars[10]).toEqual({ name: '10:00', value: {} });
  });

  it('puts hours together by day when hours of several days are drawn', () => {
    const material = trendOf('custom', '2026-05-27', '2026-05-28', [
      { time: '2026-05-27 08:00', value: 0.1 },
      { time: '2026-05-27 09:00', value: 0.2 },
      { time: '2026-05-28 10:00', value: 4 },
    ]);
    expect(stopComposition({ ...none, material })).toEqual({
      span: 'day',
      bars: [
        { name: '05-27', value: { material: 0.3 } },
        { name: '05-28', value: { material: 4 } },
      ],
    });
  });

  it('has no bar when nothing was measured', () => {
    expect(stopComposition(none).bars).toEqual([]);
  });
});
