import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayMs, hourMs, readChinaTime } from '../time/chinaTime.ts';
import { axisLabel } from './axis.ts';
import { plotTrends, type TimedFigure } from './plotTrends.ts';
import { chooseValueAxis } from './valueAxis.ts';

const at = (text: string) => readChinaTime(text) ?? Number.NaN;
const minuteMs = 60_000;

/** The axis of figures at these moments. */
function axisOf(moments: readonly TimedFigure['x'][]) {
  return plotTrends([moments.map((x) => ({ x, y: 1 }))])[0]?.axis;
}

const evenly = (count: number, step: number, from = '2026-05-01') =>
  Array.from({ length: count }, (_, index) => at(from) + index * step);

describe('plotTrends', () => {
  it('reads numbers, dates, days, times in China and instants when they mean the same moments', () => {
    const ms = at('2026-05-05 16:00');
    const forms = [
      ms,
      new Date(ms),
      '2026-05-05 16:00',
      '2026-05-05T16:00',
      '2026-05-05T08:00:00Z',
      ' 2026-05-05T17:00+09:00 ',
    ];
    for (const x of forms) expect(axisOf([x])?.slots).toEqual([ms]);
    expect(axisOf(['2026-05-05'])?.slots).toEqual([at('2026-05-05')]);
  });

  it('leaves figures out when they are at no moment', () => {
    const stray = [
      Number.NaN,
      Number.POSITIVE_INFINITY,
      new Date(Number.NaN),
      '',
      '8:00',
      '2026-02-30',
      '2026-02-30T00:00Z',
      1e15,
    ];
    expect(plotTrends([stray.map((x) => ({ x, y: 5 }))])).toEqual([null]);
    expect(axisOf([...stray, '2026-05-05'])?.slots).toEqual([at('2026-05-05')]);
  });

  it('has no trend for a line without a measured figure, and no axis from it', () => {
    const [empty, unmeasured, line] = plotTrends([
      [],
      [
        { x: '2026-01-01', y: null },
        { x: '2026-01-02', y: Number.NaN },
      ],
      [{ x: '2026-05-05', y: 0 }],
    ]);
    expect([empty, unmeasured]).toEqual([null, null]);
    expect(line?.axis.slots).toEqual([at('2026-05-05')]);
  });

  it('sorts figures, keeps gaps, and takes the last measured one of a moment', () => {
    const [trend] = plotTrends([
      [
        { x: '2026-05-03', y: 3 },
        { x: '2026-05-01', y: 1 },
        { x: '2026-05-02', y: null },
        { x: '2026-05-03', y: 7 },
        { x: '2026-05-03', y: Number.POSITIVE_INFINITY },
      ],
    ]);
    expect(trend?.points).toEqual([
      { at: at('2026-05-01'), value: 1 },
      { at: at('2026-05-02'), value: Number.NaN },
      { at: at('2026-05-03'), value: 7 },
    ]);
    expect(trend?.valueAxis).toEqual(chooseValueAxis([7]));
  });

  it('gives all lines one axis, and each its own points, when their moments differ', () => {
    const [one, other] = plotTrends([
      [
        { x: '2026-05-01', y: 1 },
        { x: '2026-05-03', y: 2 },
      ],
      [{ x: '2026-05-02', y: 3 }],
    ]);
    expect(one?.axis).toBe(other?.axis);
    expect(one?.axis.slots).toEqual(['2026-05-01', '2026-05-02', '2026-05-03'].map(at));
    expect([one, other].map((trend) => trend?.points.length)).toEqual([2, 1]);
  });

  it.each([
    [evenly(31, dayMs), 'date', 11, '05-01', '05-31'],
    [evenly(7, dayMs), 'date', 7, '05-01', '05-07'],
    [evenly(20, 2 * dayMs, '2025-12-20'), 'fullDate', 10, '2025-12-20', '2026-01-25'],
    [evenly(400, dayMs), 'fullDate', 7, '2026-05', '2027-05'],
    [evenly(24, hourMs), 'hour', 12, '0:00', '22:00'],
    [evenly(10, hourMs, '2026-05-01 08:00'), 'hour', 10, '8:00', '17:00'],
    [evenly(100, hourMs), 'dateTime', 9, '05-01 00:00', '05-05 00:00'],
    [evenly(168, hourMs), 'dateTime', 7, '05-01', '05-07'],
    [evenly(10, 7 * minuteMs), 'minute', 7, '00:00', '01:00'],
    [evenly(10, 700), 'second', 7, '00:00:00', '00:00:06'],
    [evenly(2, 200), 'second', 1, '00:00:00', '00:00:00'],
    [['2024-01-01', '2025-01-01', '2026-01-01'], 'year', 3, '2024', '2026'],
    [['2025-11-01', '2025-12-01', '2026-01-01'], 'month', 3, '2025-11', '2026-01'],
    [['0000-01-01', '9999-12-31'], 'fullDate', 10, '0000', '9000'],
    [['2026-05-05'], 'date', 1, '05-05', '05-05'],
    [['2026-05-05 08:05'], 'minute', 1, '08:05', '08:05'],
  ] as const)('of %j has the kind %s and %i ticks from %s to %s', (moments, kind, count, first, last) => {
    const axis = axisOf(moments);
    expect(axis?.kind).toBe(kind);
    expect(axis?.ticks).toHaveLength(count);
    expect([axis?.ticks[0]?.label, axis?.ticks.at(-1)?.label]).toEqual([first, last]);
  });

  it('has one to twelve ascending ticks with different labels inside when any moments are given', () => {
    const moments = fc
      .tuple(fc.integer({ min: at('1900-01-01'), max: at('2200-01-01') }), fc.integer({ min: 0, max: 14 }))
      .chain(([from, power]) =>
        fc.array(
          fc.integer({ min: 0, max: Math.min(10 ** power, 7_700 * 365 * dayMs) }).map((span) => from + span),
          { minLength: 1 },
        ),
      );
    const whole = fc.tuple(moments, fc.constantFrom(1, 1000, minuteMs, hourMs, dayMs));
    fc.assert(
      fc.property(whole, ([given, grain]) => {
        const sorted = new Set(
          given.map((ms) => at('2000-01-01') + Math.floor((ms - at('2000-01-01')) / grain) * grain),
        );
        const axis = axisOf([...sorted]);
        const values = axis?.ticks.map(({ value }) => value) ?? [];
        expect(axis?.slots).toEqual([...sorted].toSorted((one, other) => one - other));
        expect(values.length).toBeGreaterThanOrEqual(1);
        expect(values.length).toBeLessThanOrEqual(12);
        expect(values[0]).toBeGreaterThanOrEqual(axis?.slots[0] ?? Number.NaN);
        expect(values.at(-1)).toBeLessThanOrEqual(axis?.slots.at(-1) ?? Number.NaN);
        expect(values).toEqual([...new Set(values)].toSorted((one, other) => one - other));
        expect(new Set(axis?.ticks.map(({ label }) => label)).size).toBe(values.length);
        const labels = [...sorted].filter((ms) => ms % 1000 === 0).map((ms) => axisLabel(axis?.kind ?? 'date', ms));
        expect(new Set(labels).size).toBe(labels.length);
      }),
    );
  });

  it('never throws and draws finite moments in order when anything is given', () => {
    const x = fc.oneof(
      fc.double(),
      fc.integer({ min: -1e14, max: 1e14 }),
      fc.date({ noInvalidDate: false }),
      fc.string(),
      fc.constantFrom('2026-05-05', '2026-05-05T08:00:00Z', '2026-13-45'),
    );
    const y = fc.oneof(fc.double(), fc.constant(null));
    const lines = fc.array(fc.array(fc.record({ x, y })));
    fc.assert(
      fc.property(lines, (given) => {
        const trends = plotTrends(given);
        expect(trends).toHaveLength(given.length);
        for (const trend of trends) {
          if (trend === null) continue;
          const moments = trend.points.map(({ at: ms }) => ms);
          expect(moments.every((ms) => Number.isFinite(ms) && trend.axis.slots.includes(ms))).toBe(true);
          expect(moments).toEqual([...new Set(moments)].toSorted((one, other) => one - other));
          expect(trend.axis.ticks.every(({ label }) => label !== '' && !/NaN|Infinity/.test(label))).toBe(true);
        }
      }),
    );
  });
});
