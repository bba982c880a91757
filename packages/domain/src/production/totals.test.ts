import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AxisRange } from '../charts/axis.ts';
import { buildTrend } from '../charts/trend.ts';
import { readChinaTime } from '../time/chinaTime.ts';
import type { AbnormalData } from './productionData.ts';
import { peakOf, stopsOf, totalOf } from './totals.ts';

const at = (text: string) => readChinaTime(text) ?? Number.NaN;
const today: AxisRange = { quickTime: 'today', startTime: at('2026-05-31'), endTime: at('2026-05-31 23:59:59') };
const week: AxisRange = { quickTime: 'week', startTime: at('2026-05-25'), endTime: at('2026-05-31 23:59:59') };
const noLists = { days: [], weeks: [], months: [], quarters: [], custom: [] };

describe('totalOf', () => {
  it('leaves no binary noise when tenths are summed', () => {
    expect(totalOf([{ value: 0.1 }, { value: 0.2 }])).toBe(0.3);
    expect(totalOf([])).toBe(0);
  });
});

describe('peakOf', () => {
  it('is the first greatest hour when it is drawn by hours', () => {
    const trend = buildTrend(
      today,
      [8, 14, 16].map((hour, index) => ({ time: `${hour}`, value: index === 0 ? 3 : 9 })),
      0,
    );
    expect(peakOf(trend)).toEqual({ time: '14:00', value: 9, span: 'hour' });
  });

  it('is a date when it is drawn by days', () => {
    const trend = buildTrend(week, [{ time: '2026-05-27', value: 4 }], 0);
    expect(peakOf(trend)).toEqual({ time: '05-27', value: 4, span: 'day' });
  });

  it('is nothing when there is no trend or all of it is 0', () => {
    expect(peakOf(null)).toBeNull();
    expect(peakOf(buildTrend(week, [{ time: '2026-05-27', value: 0 }], 0))).toBeNull();
  });

  it('is a point that no other exceeds when any figures are drawn', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(500), { minLength: 1, maxLength: 24 }), (values) => {
        const trend = buildTrend(
          today,
          values.map((value, hour) => ({ time: `${hour}`, value })),
          0,
        );
        expect(peakOf(trend)?.value ?? 0).toBe(Math.max(...values));
      }),
    );
  });
});

describe('stopsOf', () => {
  const entry = { abnormalType: 'quality' as const, timeTotal: 90, numTotal: 7, positionTimeTotal: 30, trend: [] };
  const data: AbnormalData = {
    positions: [
      { positionName: '总装', ...noLists },
      { positionName: '焊接', ...noLists, weeks: [{ ...entry, abnormalType: 'other', numTotal: 2 }, entry] },
      { positionName: '喷涂', ...noLists, weeks: [entry] },
    ],
  };

  it('counts the line once when every position repeats its number', () => {
    expect(stopsOf(data, 'week', 'quality')).toBe(7);
    expect(stopsOf(data, 'week', 'other')).toBe(2);
  });

  it('is 0 when nothing stood for the reason in the range', () => {
    expect(stopsOf(data, 'week', 'material')).toBe(0);
    expect(stopsOf(data, 'today', 'quality')).toBe(0);
  });
});
