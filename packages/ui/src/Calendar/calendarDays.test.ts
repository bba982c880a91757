import { chinaDate, chinaMoment, dayMs, readChinaTime } from '@lima-id/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf, monthOf, moveDay, readTypedDate, weeksOf, withinDays } from './calendarDays.ts';

const day = (text: string) => readChinaTime(text) ?? Number.NaN;
const days = fc.integer({ min: 0, max: 73_000 });
const anyDay = days.map((count) => day('1950-01-01') + count * dayMs);

describe('weeksOf', () => {
  it('begins with Monday and ends with Sunday when the month does neither', () => {
    const weeks = weeksOf(day('2026-05-01'));
    expect(weeks.map((week) => chinaDate(week[0] ?? 0))).toEqual([
      '2026-04-27',
      '2026-05-04',
      '2026-05-11',
      '2026-05-18',
      '2026-05-25',
    ]);
    expect(chinaDate(weeks.at(-1)?.at(-1) ?? 0)).toBe('2026-05-31');
  });

  it('holds every day of the month once when any month is drawn', () => {
    fc.assert(
      fc.property(anyDay, (one) => {
        const month = monthOf(one);
        const all = weeksOf(month).flat();
        expect(all).toContain(one);
        expect(new Set(all).size).toBe(all.length);
        expect(weeksOf(month).every((week) => week.length === 7 && chinaMoment(week[0] ?? 0).weekday === 1)).toBe(true);
      }),
    );
  });
});

describe('moveDay', () => {
  it.each([
    ['ArrowLeft', false, '2026-05-17'],
    ['ArrowRight', false, '2026-05-19'],
    ['ArrowUp', false, '2026-05-11'],
    ['ArrowDown', false, '2026-05-25'],
    ['Home', false, '2026-05-18'],
    ['End', false, '2026-05-24'],
    ['PageUp', false, '2026-04-18'],
    ['PageDown', false, '2026-06-18'],
    ['PageUp', true, '2025-05-18'],
    ['PageDown', true, '2027-05-18'],
  ])('leads from 18 May 2026, a Monday, with %s (Shift: %s) to %s', (key, shift, to) => {
    expect(chinaDate(moveDay(day('2026-05-18'), key, shift) ?? 0)).toBe(to);
  });

  it('keeps to the month when it is shorter', () => {
    expect(chinaDate(moveDay(day('2026-01-31'), 'PageDown', false) ?? 0)).toBe('2026-02-28');
  });

  it('leads nowhere when the key is another', () => {
    expect(moveDay(day('2026-05-18'), 'a', false)).toBeNull();
  });
});

describe('withinDays', () => {
  it('takes the nearest day that may be chosen', () => {
    const [low, one, high] = [day('2026-05-01'), day('2026-05-18'), day('2026-05-31')];
    expect([
      withinDays(one, low, high),
      withinDays(low - dayMs, low, high),
      withinDays(high + dayMs, low, high),
    ]).toEqual([one, low, high]);
    expect(withinDays(one, undefined, undefined)).toBe(one);
    expect(withinDays(low, one, undefined)).toBe(one);
  });
});

describe('readTypedDate', () => {
  it.each([
    ['2026-05-18', '2026-05-18'],
    ['2026-5-8', '2026-05-08'],
    ['2026/5/18', '2026-05-18'],
    ['2026.05.18', '2026-05-18'],
    ['2026年5月18日', '2026-05-18'],
    ['2026 年 5 月 18 日', '2026-05-18'],
    ['20260518', '2026-05-18'],
    ['２０２６－０５－１８', '2026-05-18'],
    [' 2026-05-18 ', '2026-05-18'],
    ['2026-05-18 9:30', '2026-05-18 09:30'],
    ['2026年5月18日 9时30分', '2026-05-18 09:30'],
    ['2026-05-18T09:30', '2026-05-18 09:30'],
  ])('reads %s as %s', (text, date) => {
    expect(readTypedDate(text)).toBe(date);
  });

  it.each(['', '明天', '2026', '2026-05', '2026-13-01', '2026-02-30', '26-5-18', '2026-05-18 25:00', '202605181'])(
    'reads nothing when the text is "%s"',
    (text) => {
      expect(readTypedDate(text)).toBeNull();
      expect(dayOf(text)).toBeNull();
    },
  );

  it('reads what was written when any day was', () => {
    fc.assert(
      fc.property(anyDay, (one) => {
        expect(dayOf(chinaDate(one))).toBe(one);
      }),
    );
  });
});
