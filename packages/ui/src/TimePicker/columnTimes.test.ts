import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseTime, isOvernight, isWithin, type TimeLimits, timeRows, wholeDay } from './columnTimes.ts';
import { readTypedTime, type TimeOfDay, writeTime } from './typedTime.ts';

function at(text: string): TimeOfDay {
  const typed = readTypedTime(text);
  if (!typed.ok) throw new Error(`${text} is no time.`);
  return typed.time;
}
const limits = (min: string, max: string): TimeLimits => ({ min: at(min), max: at(max) });
const work = limits('08:30', '17:30');
const night = limits('22:00', '06:00');

const anyTime = fc.record({
  hour: fc.integer({ min: 0, max: 23 }),
  minute: fc.integer({ min: 0, max: 59 }),
  second: fc.integer({ min: 0, max: 59 }),
});
const anyLimits = fc.record({ min: anyTime, max: anyTime });

describe('isWithin', () => {
  it.each([
    ['08:30', work, true],
    ['17:30', work, true],
    ['17:30:01', work, false],
    ['08:29', work, false],
    ['23:00', night, true],
    ['06:00', night, true],
    ['12:00', night, false],
    ['00:00', wholeDay, true],
  ])('of %s is right at the edges of %o', (time, range, expected) => {
    expect(isWithin(at(time), range)).toBe(expected);
  });

  it('tells limits that span midnight from others', () => {
    expect([isOvernight(night), isOvernight(work), isOvernight(limits('09:00', '09:00'))]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

const enabled = (rows: { value: number; disabled: boolean }[]) =>
  rows.filter(({ disabled }) => !disabled).map(({ value }) => value);

describe('timeRows', () => {
  it('offers the hours in which a time is allowed', () => {
    expect(enabled(timeRows('hour', null, 1, work))).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16, 17]);
    expect(enabled(timeRows('hour', null, 1, night))).toEqual([0, 1, 2, 3, 4, 5, 6, 22, 23]);
  });

  it('offers the minutes of the hour that is chosen', () => {
    expect(enabled(timeRows('minute', at('08:30'), 15, work))).toEqual([30, 45]);
    expect(enabled(timeRows('minute', at('17:00'), 15, work))).toEqual([0, 15, 30]);
    expect(enabled(timeRows('minute', null, 15, work))).toEqual([0, 15, 30, 45]);
  });

  it('offers the minute of the time although it is none of the steps', () => {
    expect(enabled(timeRows('minute', at('09:07'), 15, work))).toEqual([0, 7, 15, 30, 45]);
  });

  it.each([0, -5, Number.NaN])('offers every minute when the step is %d', (step) => {
    expect(timeRows('minute', null, step, wholeDay)).toHaveLength(60);
  });
});

describe('chooseTime', () => {
  it.each([
    ['17:00', 'hour', 8, '08:30:00'],
    ['17:00', 'hour', 9, '09:00:00'],
    ['09:45', 'hour', 17, '17:30:00'],
    ['09:45', 'minute', 5, '09:05:00'],
  ] as const)('leads from %s by the %s %i to %s', (time, unit, value, expected) => {
    expect(writeTime(chooseTime(at(time), unit, value, work), true)).toBe(expected);
  });

  it('is an allowed time in that row when the row is enabled, whatever the limits', () => {
    const unit = fc.constantFrom('hour', 'minute', 'second');
    fc.assert(
      fc.property(anyTime, unit, anyLimits, fc.nat(59), (time, column, range, place) => {
        const rows = enabled(timeRows(column, time, 1, range));
        fc.pre(rows.length > 0);
        const value = rows[place % rows.length] ?? 0;
        const next = chooseTime(time, column, value, range);
        expect(next[column]).toBe(value);
        expect(isWithin(next, range)).toBe(true);
      }),
    );
  });
});
