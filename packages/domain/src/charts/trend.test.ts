import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chinaDate, readChinaTime } from '../time/chinaTime.ts';
import type { AxisRange } from './axis.ts';
import { chooseAxis } from './axis.ts';
import { buildTrend } from './trend.ts';
import { trendPoint } from './trendPoint.ts';
import { chooseValueAxis } from './valueAxis.ts';

const at = (text: string) => readChinaTime(text) ?? Number.NaN;

function rangeOf(quickTime: AxisRange['quickTime'], from: string, to: string): AxisRange {
  return { quickTime, startTime: at(from), endTime: at(`${to} 23:59:59`) };
}

const today = rangeOf('today', '2026-10-09', '2026-10-09');
const week = rangeOf('week', '2026-10-05', '2026-10-11');
const hourly = rangeOf('custom', '2026-10-08', '2026-10-09');

describe('trendPoint', () => {
  it('takes figures from 0 on when they are numbers', () => {
    expect(trendPoint.safeParse({ time: '8', value: 0 }).success).toBe(true);
    expect(trendPoint.safeParse({ time: '8', value: -1 }).success).toBe(false);
    expect(trendPoint.safeParse({ time: 8, value: 1 }).success).toBe(false);
  });
});

describe('buildTrend', () => {
  it('is nothing when no figure falls on the axis', () => {
    expect(buildTrend(today, [], at('2026-10-09 12:00'))).toBeNull();
    const stray = ['24', '-1', '100', '8:30', '8点', '', '2026-10-08 23:59', '2026-10-10', '2026-02-30'];
    const figures = stray.map((time) => ({ time, value: 5 }));
    expect(buildTrend(today, figures, at('2026-10-09 12:00'))).toBeNull();
  });

  it('fills begun hours with 0 and leaves coming ones out when figures are missing', () => {
    const trend = buildTrend(today, [{ time: '1', value: 2 }], at('2026-10-09 03:00'));
    expect(trend).toEqual({
      axis: chooseAxis(today),
      valueAxis: chooseValueAxis([2]),
      points: [
        { at: at('2026-10-09 00:00'), value: 0 },
        { at: at('2026-10-09 01:00'), value: 2 },
        { at: at('2026-10-09 02:00'), value: 0 },
        { at: at('2026-10-09 03:00'), value: 0 },
      ],
    });
    expect(buildTrend(today, [{ time: '1', value: 2 }], at('2026-10-09 03:00') - 1)?.points).toHaveLength(3);
  });

  it('keeps figures of coming hours when there are any', () => {
    const points = buildTrend(today, [{ time: '23', value: 0 }], at('2026-10-09 00:30'))?.points;
    expect(points).toEqual([
      { at: at('2026-10-09 00:00'), value: 0 },
      { at: at('2026-10-09 23:00'), value: 0 },
    ]);
  });

  it.each([
    [today, ['8', '08', '8:00', '08:00', ' 8 ', '2026-10-09 08:00', '2026-10-09 08:59:59'], '2026-10-09 08:00'],
    [week, ['2026-10-06', '2026-10-06 00:00', '2026-10-06 23:59:59'], '2026-10-06'],
    [hourly, ['2026-10-09 23:00', '2026-10-09 23:59:59', '2026-10-09T23:30'], '2026-10-09 23:00'],
  ])('sums what falls on one slot when it is written as it may be', (range, times, slot) => {
    for (const time of times) {
      expect(buildTrend(range, [{ time, value: 1 }], 0)?.points).toEqual([{ at: at(slot), value: 1 }]);
    }
    const all = times.map((time) => ({ time, value: 0.1 }));
    expect(buildTrend(range, all, 0)?.points).toEqual([{ at: at(slot), value: all.length / 10 }]);
  });

  it('knows bare hours only when the axis shows one day', () => {
    expect(buildTrend(hourly, [{ time: '8', value: 1 }], 0)).toBeNull();
    expect(buildTrend(week, [{ time: '8', value: 1 }], 0)).toBeNull();
  });

  it('sums positions and reaches to the greatest sum when several are given', () => {
    const trend = buildTrend(
      week,
      [
        { time: '2026-10-05', value: 4 },
        { time: '2026-10-06', value: 5 },
        { time: '2026-10-05', value: 8 },
      ],
      0,
    );
    expect(trend?.points.map(({ value }) => value)).toEqual([12, 5]);
    expect(trend?.valueAxis).toEqual(chooseValueAxis([12]));
  });

  it.each([
    [[-8], { value: -8, low: -8 }],
    [[1_234_567_890_123], { value: 1_234_567_890_123, low: 0 }],
    [[1_234_567_890_122.5, 0.5], { value: 1_234_567_890_123, low: 0 }],
    [[Number.NaN, 4], { value: 4, low: 0 }],
  ])('keeps %j as it is, and on its axis', (values, { value, low }) => {
    const trend = buildTrend(
      week,
      values.map((figure) => ({ time: '2026-10-06', value: figure })),
      0,
    );
    expect(trend?.points).toEqual([{ at: at('2026-10-06'), value }]);
    expect(trend?.valueAxis.ticks[0]?.value).toBe(low);
    expect(trend?.valueAxis.max).toBeGreaterThanOrEqual(value);
  });

  it('has a gap, not 0, where nothing but figures that are not finite fall on a begun slot', () => {
    const figures = [
      { time: '2026-10-05', value: 3 },
      { time: '2026-10-06', value: Number.NaN },
      { time: '2026-10-07', value: Number.POSITIVE_INFINITY },
    ];
    const trend = buildTrend(week, figures, at('2026-10-08'));
    expect(trend?.points).toEqual([
      { at: at('2026-10-05'), value: 3 },
      { at: at('2026-10-08'), value: 0 },
    ]);
    expect(trend?.valueAxis).toEqual(chooseValueAxis([3]));
    expect(buildTrend(week, figures.slice(1), at('2026-10-08'))).toBeNull();
  });

  it('loses and invents nothing when whole figures fall on any days', () => {
    const figure = fc.record({ day: fc.integer({ min: 0, max: 6 }), value: fc.nat(1000) });
    fc.assert(
      fc.property(fc.array(figure, { minLength: 1 }), fc.integer({ min: 0, max: 9 }), (figures, nowDay) => {
        const dayAt = (day: number) => week.startTime + day * 86_400_000;
        const input = figures.map(({ day, value }) => ({ time: chinaDate(dayAt(day)), value }));
        const points = buildTrend(week, input, dayAt(nowDay))?.points ?? [];
        const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
        expect(sum(points.map(({ value }) => value))).toBe(sum(figures.map(({ value }) => value)));
        const times = points.map((point) => point.at);
        expect(times).toEqual([...new Set(times)].toSorted((one, other) => one - other));
        for (let day = 0; day <= Math.min(6, nowDay); day += 1) expect(times).toContain(dayAt(day));
      }),
    );
  });
});
