import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chinaDateTime, chinaMoment, dayMs, readChinaTime, startOfChinaDay } from './chinaTime.ts';
import {
  quickRange,
  quickTime,
  quickTimeNames,
  readCustomRange,
  readWrittenRange,
  recentRange,
  type TimeRange,
} from './timeRange.ts';

const at = (text: string) => readChinaTime(text) ?? Number.NaN;
const written = ({ startTime, endTime }: TimeRange) => [chinaDateTime(startTime), chinaDateTime(endTime)];
const anyMs = fc.integer({ min: at('1970-01-01'), max: at('2100-01-01') });

describe('quickTime', () => {
  it.each(['today', 'week', 'month', 'quarter', 'custom', 0])('can be chosen when it has a name: %s', (word) => {
    expect(quickTime.safeParse(word).success).toBe(Object.keys(quickTimeNames).includes(String(word)));
  });
});

describe('quickRange', () => {
  it.each([
    ['today', '2026-10-09 00:00:00', '2026-10-09 00:00:00', '2026-10-09 23:59:59'],
    ['today', '2026-10-09 23:59:59', '2026-10-09 00:00:00', '2026-10-09 23:59:59'],
    ['week', '2026-10-05 00:00:00', '2026-10-05 00:00:00', '2026-10-11 23:59:59'],
    ['week', '2026-10-11 23:59:59', '2026-10-05 00:00:00', '2026-10-11 23:59:59'],
    ['week', '2026-10-12 00:00:00', '2026-10-12 00:00:00', '2026-10-18 23:59:59'],
    ['week', '2027-01-01 12:00:00', '2026-12-28 00:00:00', '2027-01-03 23:59:59'],
    ['month', '2026-10-31 23:59:59', '2026-10-01 00:00:00', '2026-10-31 23:59:59'],
    ['month', '2026-12-01 00:00:00', '2026-12-01 00:00:00', '2026-12-31 23:59:59'],
    ['month', '2024-02-10 00:00:00', '2024-02-01 00:00:00', '2024-02-29 23:59:59'],
    ['month', '2026-02-10 00:00:00', '2026-02-01 00:00:00', '2026-02-28 23:59:59'],
  ] as const)('of %s at %s is %s to %s when days are counted in China', (code, now, start, end) => {
    const range = quickRange(code, at(now));
    expect(written(range)).toEqual([start, end]);
    expect(range.endTime % 1000).toBe(999);
  });

  it('holds the moment and begins as its name says when any moment is given', () => {
    fc.assert(
      fc.property(anyMs, fc.constantFrom('today', 'week', 'month'), (now, code) => {
        const range = quickRange(code, now);
        expect(range.startTime).toBeLessThanOrEqual(now);
        expect(range.endTime).toBeGreaterThanOrEqual(now);
        expect(written(range)[0]).toMatch(/ 00:00:00$/);
        expect(written(range)[1]).toMatch(/ 23:59:59$/);
        const { weekday, day } = chinaMoment(range.startTime);
        const days = (range.endTime + 1 - range.startTime) / dayMs;
        const fits = [days === 1, weekday === 1 && days === 7, day === 1 && chinaMoment(range.endTime + 1).day === 1];
        expect(fits[['today', 'week', 'month'].indexOf(code)]).toBe(true);
      }),
    );
  });
});

describe('readCustomRange', () => {
  it.each([
    ['2026-01-15', '2026-04-14', true],
    ['2026-01-15', '2026-04-15', true],
    ['2026-01-15', '2026-04-16', false],
    ['2025-11-30', '2026-02-28', true],
    ['2025-11-30', '2026-03-01', false],
    ['2023-11-30', '2024-02-29', true],
    ['2023-11-30', '2024-03-01', false],
    ['2026-01-31', '2026-04-30', true],
    ['2026-01-31', '2026-05-01', false],
    ['2026-12-01', '2027-03-01', true],
    ['2026-12-01', '2027-03-02', false],
    ['2026-10-09', '2026-10-09', true],
  ])('from %s to %s is allowed when it spans three months at most: %s', (from, to, ok) => {
    const expected = ok
      ? { ok, range: { startTime: at(from), endTime: at(to) + dayMs - 1 } }
      : { ok, reason: 'tooLong', message: '自定义时间不能超过三个月' };
    expect(readCustomRange(at(from), at(to))).toEqual(expected);
    expect(readCustomRange(at(`${to} 23:59`), at(`${from} 00:01`))).toEqual(expected);
  });

  it('covers whole days, both included, in either order when it allows a range', () => {
    fc.assert(
      fc.property(anyMs, fc.integer({ min: -100 * dayMs, max: 100 * dayMs }), (from, span) => {
        const verdict = readCustomRange(from, from + span);
        expect(readCustomRange(from + span, from)).toEqual(verdict);
        const days = Math.abs(span) / dayMs;
        expect(verdict.ok || days > 88).toBe(true);
        expect(verdict.ok && days > 93).toBe(false);
        if (!verdict.ok) return;
        expect(verdict.range.startTime).toBeLessThanOrEqual(Math.min(from, from + span));
        expect(verdict.range.endTime).toBeGreaterThanOrEqual(Math.max(from, from + span));
        expect((verdict.range.endTime + 1 - verdict.range.startTime) % dayMs).toBe(0);
      }),
    );
  });
});

describe('readWrittenRange', () => {
  it('refuses a first day behind the last one, and judges all others as they are judged in any order', () => {
    fc.assert(
      fc.property(anyMs, fc.integer({ min: -100 * dayMs, max: 100 * dayMs }), (from, span) => {
        const [first, last] = [startOfChinaDay(from), startOfChinaDay(from + span)];
        const verdict = readWrittenRange(from, from + span);
        const message = '开始日期不能晚于结束日期，请重新填写';
        const refused = { ok: false, reason: 'wrongOrder', message };
        expect(verdict).toEqual(first <= last ? readCustomRange(from, from + span) : refused);
      }),
    );
  });
});

describe('recentRange', () => {
  it('is the last seven whole days up to today', () => {
    expect(written(recentRange(at('2026-11-23 09:00')))).toEqual(['2026-11-17 00:00:00', '2026-11-23 23:59:59']);
  });
});
