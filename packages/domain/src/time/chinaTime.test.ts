import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addChinaMonths,
  chinaDate,
  chinaDateTime,
  chinaMinute,
  chinaMoment,
  dayMs,
  endOfChinaDay,
  fromChina,
  hourMs,
  readChinaTime,
  startOfChinaDay,
} from './chinaTime.ts';

const first = Date.parse('0000-01-01T00:00:00+08:00');
const last = Date.parse('9999-12-31T23:59:59+08:00');
const anyMs = fc.integer({ min: first, max: last });
/** 2026-10-09 23:59:59.999 in China. */
const nightMs = Date.parse('2026-10-09T15:59:59.999Z');

describe('hourMs and dayMs', () => {
  it('count milliseconds when multiplied', () => {
    expect([hourMs, dayMs]).toEqual([3_600_000, 86_400_000]);
  });
});

describe('chinaMoment', () => {
  it('is eight hours ahead of UTC when a day ends in China', () => {
    expect(chinaMoment(nightMs)).toEqual({
      year: 2026,
      month: 10,
      day: 9,
      weekday: 5,
      hour: 23,
      minute: 59,
      second: 59,
    });
    expect(chinaMoment(nightMs + 1)).toEqual({
      year: 2026,
      month: 10,
      day: 10,
      weekday: 6,
      hour: 0,
      minute: 0,
      second: 0,
    });
  });

  it.each([
    ['2026-10-05', 1],
    ['2026-10-06', 2],
    ['2026-10-10', 6],
    ['2026-10-11', 7],
  ])('counts weekdays from Monday when the day is %s', (date, weekday) => {
    expect(chinaMoment(Date.parse(`${date}T00:00+08:00`)).weekday).toBe(weekday);
  });

  it('keeps UTC+8 when China had summer time', () => {
    expect(chinaDateTime(Date.parse('1988-07-01T00:00:00Z'))).toBe('1988-07-01 08:00:00');
  });
});

describe('fromChina', () => {
  it('runs on when days or months are beyond their end', () => {
    expect(chinaDateTime(fromChina(2026, 2, 30))).toBe('2026-03-02 00:00:00');
    expect(chinaDateTime(fromChina(2026, 13, 1, 7, 8, 9))).toBe('2027-01-01 07:08:09');
    expect(chinaDateTime(fromChina(2026, 3, 0))).toBe('2026-02-28 00:00:00');
  });

  it('takes years below 100 as they are when they are given', () => {
    expect(chinaDate(fromChina(99, 12, 31))).toBe('0099-12-31');
  });

  it('turns what the calendar shows into the same moment when any moment is given', () => {
    fc.assert(
      fc.property(anyMs, (ms) => {
        const { year, month, day, hour, minute, second } = chinaMoment(ms);
        expect(fromChina(year, month, day, hour, minute, second)).toBe(ms - (((ms % 1000) + 1000) % 1000));
      }),
    );
  });
});

describe('chinaDate, chinaMinute and chinaDateTime', () => {
  it('write two digits each when parts are small', () => {
    const ms = Date.parse('2026-01-01T17:02:03Z');
    expect([chinaDate(ms), chinaMinute(ms), chinaDateTime(ms)]).toEqual([
      '2026-01-02',
      '2026-01-02 01:02',
      '2026-01-02 01:02:03',
    ]);
  });

  it('write nothing when there is no moment', () => {
    expect([chinaDate(Number.NaN), chinaMinute(Number.NaN), chinaDateTime(Number.POSITIVE_INFINITY)]).toEqual([
      '',
      '',
      '',
    ]);
  });
});

describe('readChinaTime', () => {
  it.each([
    ['2026-10-09', '2026-10-08T16:00:00Z'],
    ['2026-10-09 08:30', '2026-10-09T00:30:00Z'],
    ['2026-10-09T08:30', '2026-10-09T00:30:00Z'],
    ['2026-10-09 08:30:15', '2026-10-09T00:30:15Z'],
    ['2024-02-29', '2024-02-28T16:00:00Z'],
    ['2000-02-29', '2000-02-28T16:00:00Z'],
    ['2026-12-31 23:59:59', '2026-12-31T15:59:59Z'],
    ['0050-01-01', '0049-12-31T16:00:00Z'],
  ])('reads %s as China time when it is well written', (text, utc) => {
    expect(readChinaTime(text)).toBe(Date.parse(utc));
  });

  it.each([
    '',
    ' 2026-10-09',
    '2026-10-09 ',
    '2026-10-9',
    '26-10-09',
    '2026/10/09',
    '2026-10-09 8:30',
    '2026-10-09 08',
    '2026-10-09 08:30:15.000',
    '2026-10-09T08:30Z',
    '2026-10-09  08:30',
    '2026-10-0908:30',
    '2026-02-29',
    '2026-02-30',
    '2100-02-29',
    '2026-04-31',
    '2026-00-10',
    '2026-13-10',
    '2026-10-00',
    '2026-10-32',
    '2026-10-09 24:00',
    '2026-10-09 23:60',
    '2026-10-09 23:59:60',
    '明天',
    '8',
  ])('reads nothing when the text is "%s"', (text) => {
    expect(readChinaTime(text)).toBeNull();
  });

  it('reads what was written when any second of the years 0 to 9999 was', () => {
    fc.assert(
      fc.property(anyMs, (ms) => {
        const second = Math.floor(ms / 1000) * 1000;
        expect(readChinaTime(chinaDateTime(ms))).toBe(second);
        expect(readChinaTime(chinaDate(ms))).toBe(startOfChinaDay(ms));
      }),
    );
  });
});

describe('startOfChinaDay and endOfChinaDay', () => {
  it('hold the day in China when UTC has another', () => {
    expect(startOfChinaDay(nightMs)).toBe(Date.parse('2026-10-08T16:00:00Z'));
    expect(endOfChinaDay(nightMs)).toBe(nightMs);
    expect(startOfChinaDay(nightMs + 1)).toBe(nightMs + 1);
    expect(startOfChinaDay(-1)).toBe(-8 * hourMs);
    expect(startOfChinaDay(-8 * hourMs - 1)).toBe(-32 * hourMs);
  });

  it('enclose every moment in one day when any is given', () => {
    fc.assert(
      fc.property(anyMs, (ms) => {
        expect(startOfChinaDay(ms)).toBeLessThanOrEqual(ms);
        expect(endOfChinaDay(ms)).toBeGreaterThanOrEqual(ms);
        expect(endOfChinaDay(ms) - startOfChinaDay(ms)).toBe(dayMs - 1);
        expect(chinaDateTime(startOfChinaDay(ms))).toBe(`${chinaDate(ms)} 00:00:00`);
      }),
    );
  });
});

describe('addChinaMonths', () => {
  it.each([
    ['2026-01-15 00:00:00', 3, '2026-04-15 00:00:00'],
    ['2025-11-30 00:00:00', 3, '2026-02-28 00:00:00'],
    ['2023-11-30 00:00:00', 3, '2024-02-29 00:00:00'],
    ['2026-01-31 12:34:56', 3, '2026-04-30 12:34:56'],
    ['2026-12-31 00:00:00', 2, '2027-02-28 00:00:00'],
    ['2026-10-31 00:00:00', 2, '2026-12-31 00:00:00'],
    ['2026-03-31 00:00:00', -1, '2026-02-28 00:00:00'],
    ['2026-03-31 23:00:00', 0, '2026-03-31 23:00:00'],
  ])('leads from %s by %i months to %s when the month may be shorter', (from, months, to) => {
    expect(chinaDateTime(addChinaMonths(readChinaTime(from) ?? Number.NaN, months))).toBe(to);
  });
});
