import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LogisticsEntry, logisticsDays, logisticsEntry } from './logistics.ts';

const stop = (acceptTime: string, acceptStation = acceptTime): LogisticsEntry => ({ acceptTime, acceptStation });

describe('logisticsDays', () => {
  it('groups stops by day, newest first, when they come in any order', () => {
    expect(
      logisticsDays([
        stop('2026-05-09 16:05'),
        stop('2026-05-10 00:00:00'),
        stop('明天'),
        stop(' 2026-05-09 23:59 '),
        stop('2026-02-30'),
        stop('2026-05-10 08:30:15'),
      ]),
    ).toEqual([
      { date: '2026-05-10', entries: [stop('2026-05-10 08:30:15'), stop('2026-05-10 00:00:00')] },
      { date: '2026-05-09', entries: [stop(' 2026-05-09 23:59 '), stop('2026-05-09 16:05')] },
      { date: '', entries: [stop('明天'), stop('2026-02-30')] },
    ]);
    expect(logisticsDays([])).toEqual([]);
  });

  it('keeps the order given when times are equal', () => {
    const time = '2026-05-09 16:05';
    const entries = [stop(time, '装车'), stop(time, '发车'), stop(time, '签收')];
    expect(logisticsDays(entries)).toEqual([{ date: '2026-05-09', entries }]);
  });

  it('loses no stop and names each day once when any are given', () => {
    const time = fc.constantFrom('2026-05-09', '2026-05-09 12:00', '2026-05-10 07:00', '2025-12-31 23:59:59', '', '?');
    const entries = fc.array(fc.record({ acceptTime: time, acceptStation: fc.string() }));
    fc.assert(
      fc.property(entries, (given) => {
        const days = logisticsDays(given);
        const dates = days.map(({ date }) => date);
        expect(dates).toEqual([...new Set(dates)].toSorted().toReversed());
        const shown = days.flatMap((day) => day.entries);
        expect(shown).toHaveLength(given.length);
        expect(new Set(shown)).toEqual(new Set(given));
        for (const day of days) expect(day.entries.length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('logisticsEntry', () => {
  it('takes a time and a station when both are texts', () => {
    expect(logisticsEntry.safeParse(stop('2026-05-09 16:05', '宁津')).success).toBe(true);
    expect(logisticsEntry.safeParse({ acceptTime: '2026-05-09 16:05' }).success).toBe(false);
  });
});
