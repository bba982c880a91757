import { dayMs, hourMs } from '@lima-id/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastedTime, shortMinute, totalTime } from './texts.ts';

const minute = 60_000;
const now = Date.parse('2026-05-18T10:00:00Z');

describe('totalTime', () => {
  it.each([
    [0, '0 分钟'],
    [33 * minute, '33 分钟'],
    [59.4 * minute, '59 分钟'],
    [59.6 * minute, '1.0 小时'],
    [12.94 * hourMs, '12.9 小时'],
    [720 * hourMs, '720.0 小时'],
  ])('writes %d ms as %s', (ms, text) => {
    expect(totalTime(ms)).toBe(text);
  });
});

describe('lastedTime', () => {
  it.each([
    [0, '不到 1 分钟'],
    [33 * minute, '33 分钟'],
    [2 * hourMs + 54 * minute, '2 小时 54 分'],
    [dayMs - 1, '23 小时 59 分'],
    [3 * dayMs + 4.9 * hourMs, '3 天 4 小时'],
  ])('writes %d ms as %s', (ms, text) => {
    expect(lastedTime(ms)).toBe(text);
  });

  it('never says more than has passed', () => {
    fc.assert(
      fc.property(fc.integer({ min: minute, max: 400 * dayMs }), (ms) => {
        const [first = 0, second = 0] = lastedTime(ms).match(/\d+/g)?.map(Number) ?? [];
        const units = ms < hourMs ? [minute, 0] : ms < dayMs ? [hourMs, minute] : [dayMs, hourMs];
        const said = first * (units[0] ?? 0) + second * (units[1] ?? 0);
        expect(said).toBeLessThanOrEqual(ms);
        expect(ms - said).toBeLessThan(units[1] || minute);
      }),
    );
  });
});

describe('shortMinute', () => {
  it('leaves out the day when it is today', () => {
    expect(shortMinute(now - hourMs, now)).toBe('17:00');
    expect(shortMinute(now - dayMs, now)).toBe('05-17 18:00');
  });
});
