import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayMs, hourMs, readChinaTime } from '../time/chinaTime.ts';
import { type AxisRange, axisLabel, chooseAxis, formatHour, hasFewPoints } from './axis.ts';

const at = (text: string) => readChinaTime(text) ?? Number.NaN;

function rangeOf(quickTime: AxisRange['quickTime'], from: string, to: string): AxisRange {
  return { quickTime, startTime: at(from), endTime: at(`${to} 23:59:59`) };
}

const labels = (range: AxisRange) => chooseAxis(range).ticks.map(({ label }) => label);

describe('formatHour', () => {
  it.each([
    [0, '0:00'],
    [8, '8:00'],
    [24, '24:00'],
    [25, '25:00'],
    [26, '26'],
    [-1, '-1'],
    [8.5, '8.5'],
    [2026, '2026'],
  ])('writes %d as %s when only whole hours up to 25 are hours', (value, text) => {
    expect(formatHour(value)).toBe(text);
  });
});

describe('axisLabel', () => {
  it('writes the same moment by the kind of axis when it is given', () => {
    const ms = at('2026-01-09 08:05:00');
    expect((['hour', 'date', 'dateTime'] as const).map((kind) => axisLabel(kind, ms))).toEqual([
      '8:00',
      '01-09',
      '01-09 08:05',
    ]);
  });
});

describe('chooseAxis', () => {
  it.each([
    ['today', '2026-10-09', '2026-10-09', 'hour', 24],
    ['today', '2026-10-09', '2026-10-12', 'hour', 24],
    ['week', '2026-10-05', '2026-10-11', 'date', 7],
    ['week', '2026-10-05', '2026-10-05', 'date', 1],
    ['month', '2026-10-01', '2026-10-31', 'date', 31],
    ['quarter', '2026-07-01', '2026-09-30', 'date', 92],
    ['custom', '2026-10-09', '2026-10-09', 'dateTime', 24],
    ['custom', '2026-10-04', '2026-10-09', 'dateTime', 144],
    ['custom', '2026-10-03', '2026-10-09', 'date', 7],
    ['custom', '2026-01-15', '2026-04-15', 'date', 91],
  ] as const)('of %s from %s to %s has the kind %s and %i slots when chosen', (code, from, to, kind, count) => {
    const axis = chooseAxis(rangeOf(code, from, to));
    expect(axis.kind).toBe(kind);
    expect(axis.slots).toHaveLength(count);
    expect(axis.slots[0]).toBe(at(from));
    expect(axis.slots.at(-1)).toBe(kind === 'date' ? at(to) : at(`${kind === 'hour' ? from : to} 23:00`));
  });

  it('has one slot of a day when the end comes before the start', () => {
    expect(chooseAxis({ quickTime: 'week', startTime: at('2026-10-09'), endTime: at('2026-10-01') })).toEqual({
      kind: 'date',
      slots: [at('2026-10-09')],
      ticks: [{ value: at('2026-10-09'), label: '10-09' }],
    });
  });

  it('ticks every second hour when it shows today', () => {
    expect(labels(rangeOf('today', '2026-10-09', '2026-10-09'))).toEqual([
      '0:00',
      '2:00',
      '4:00',
      '6:00',
      '8:00',
      '10:00',
      '12:00',
      '14:00',
      '16:00',
      '18:00',
      '20:00',
      '22:00',
    ]);
  });

  it.each([
    [1, 12, '10-01 22:00'],
    [2, 12, '10-02 20:00'],
    [3, 12, '10-03 18:00'],
    [4, 12, '10-04 16:00'],
    [5, 10, '10-05 12:00'],
    [6, 12, '10-06 12:00'],
  ])('ticks at the same hours of each of %i days when it shows hours', (days, count, last) => {
    const ticks = labels(rangeOf('custom', '2026-10-01', `2026-10-0${days}`));
    expect(ticks).toHaveLength(count);
    expect(ticks.at(-1)).toBe(last);
    expect(ticks.filter((label) => label.endsWith(' 00:00'))).toHaveLength(days);
  });

  it.each([
    ['2026-10-05', '2026-10-11', 7, '10-11'],
    ['2026-10-01', '2026-10-17', 9, '10-17'],
    ['2026-01-01', '2026-01-29', 8, '01-29'],
    ['2026-01-01', '2026-02-10', 11, '02-10'],
    ['2026-10-01', '2026-10-12', 12, '10-12'],
    ['2026-10-01', '2026-10-13', 7, '10-13'],
    ['2026-02-01', '2026-02-28', 10, '02-28'],
    ['2024-02-01', '2024-02-29', 8, '02-29'],
    ['2026-11-01', '2026-11-30', 10, '11-28'],
    ['2026-10-01', '2026-10-31', 11, '10-31'],
    ['2026-07-01', '2026-09-30', 8, '09-30'],
    ['2026-01-15', '2026-04-15', 11, '04-15'],
  ])('from %s to %s has %i ticks up to %s when it shows days', (from, to, count, last) => {
    const ticks = labels(rangeOf('month', from, to));
    expect(ticks).toHaveLength(count);
    expect(ticks[0]).toBe(from.slice(5));
    expect(ticks.at(-1)).toBe(last);
  });

  it('has at most twelve even ticks inside when any range is given', () => {
    const anyRange = fc.record({
      quickTime: fc.constantFrom('today', 'week', 'month', 'quarter', 'custom'),
      startTime: fc.integer({ min: at('2000-01-01'), max: at('2100-01-01') }),
      span: fc.integer({ min: 0, max: 400 * 86_400_000 }),
    });
    fc.assert(
      fc.property(anyRange, ({ quickTime, startTime, span }) => {
        const { kind, slots, ticks } = chooseAxis({ quickTime, startTime, endTime: startTime + span });
        const values = ticks.map(({ value }) => value);
        expect(values.length).toBeGreaterThanOrEqual(1);
        expect(values.length).toBeLessThanOrEqual(12);
        expect(values[0]).toBe(slots[0]);
        expect(values.at(-1)).toBeLessThanOrEqual(slots.at(-1) ?? 0);
        const gaps = new Set(values.slice(1).map((value, index) => value - (values[index] ?? 0)));
        expect(gaps.size).toBeLessThanOrEqual(1);
        for (const gap of gaps) expect(gap).toBeGreaterThan(0);
        const gapMs = kind === 'date' ? dayMs : hourMs;
        for (const [index, slot] of slots.entries()) expect(slot).toBe((slots[0] ?? 0) + index * gapMs);
        const distinct = new Set(ticks.map(({ label }) => label)).size;
        expect(distinct === ticks.length || slots.length > 365).toBe(true);
      }),
    );
  });
});

describe('hasFewPoints', () => {
  it.each([
    ['2026-11-23 09:00', rangeOf('week', '2026-11-23', '2026-11-29'), true],
    ['2026-11-24 23:59', rangeOf('week', '2026-11-23', '2026-11-29'), true],
    ['2026-11-25 00:00', rangeOf('week', '2026-11-23', '2026-11-29'), false],
    ['2026-11-23 01:59', rangeOf('today', '2026-11-23', '2026-11-23'), true],
    ['2026-11-23 02:00', rangeOf('today', '2026-11-23', '2026-11-23'), false],
    ['2026-11-23 02:00', rangeOf('custom', '2026-11-24', '2026-11-26'), true],
    ['2026-11-23 02:00', rangeOf('custom', '2026-11-01', '2026-11-01'), false],
  ])('at %s of %j: %s', (now, range, few) => {
    expect(hasFewPoints(range, at(now))).toBe(few);
  });
});
