import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayMs, readChinaTime } from '../time/chinaTime.ts';
import { trialEndingDays } from './limits.ts';
import { trialProgress, trialState, trialStates } from './trialState.ts';

const at = (text: string) => readChinaTime(text) ?? Number.NaN;
const anyStart = fc.integer({ min: at('2000-01-01'), max: at('2100-01-01') });
const anyDays = fc.integer({ min: 1, max: 4_000 });
const startedAt = at('2026-05-18 23:50');

describe('trialStates', () => {
  it('name every state that travels', () => {
    expect(trialStates).toEqual({ running: '试用中', ending: '即将到期', over: '已到期' });
    expect(trialState.options).toEqual(Object.keys(trialStates));
  });
});

describe('trialProgress', () => {
  it.each([
    ['2026-05-18 23:50', 15, 'running'],
    ['2026-05-18 23:51', 15, 'running'],
    ['2026-05-19 23:50', 14, 'running'],
    ['2026-05-30 23:49', 4, 'running'],
    ['2026-05-30 23:50', 3, 'ending'],
    ['2026-06-02 00:10', 1, 'ending'],
    ['2026-06-02 23:49', 1, 'ending'],
    ['2026-06-02 23:50', 0, 'over'],
    ['2027-06-02 23:50', 0, 'over'],
  ])('of a trial of 15 days that began at 23:50 has at %s %i days left and is %s', (now, daysLeft, state) => {
    expect(trialProgress({ startedAt, days: 15 }, at(now))).toEqual({
      state,
      daysLeft,
      endsAt: at('2026-06-02 23:50'),
    });
  });

  it('never ends when the days are 0', () => {
    fc.assert(
      fc.property(anyStart, fc.nat(), (start, later) => {
        const progress = trialProgress({ startedAt: start, days: 0 }, start + later * 1000);
        expect(progress).toEqual({ state: 'running', endsAt: null, daysLeft: null });
      }),
    );
  });

  it('gives as many whole days as were promised, whatever the hour of the application', () => {
    fc.assert(
      fc.property(anyStart, anyDays, (start, days) => {
        const end = start + days * dayMs;
        const stateAt = (now: number) => trialProgress({ startedAt: start, days }, now);
        expect(stateAt(start)).toMatchObject({ daysLeft: days, endsAt: end });
        expect(stateAt(end - 1)).toMatchObject({ daysLeft: 1, state: 'ending' });
        expect(stateAt(end)).toMatchObject({ daysLeft: 0, state: 'over' });
      }),
    );
  });

  it('only goes down as time passes, says over exactly at no days left, and ending for the last few', () => {
    const anyLater = fc.integer({ min: -dayMs, max: 4_100 * dayMs });
    fc.assert(
      fc.property(anyStart, anyDays, anyLater, anyLater, (start, days, one, other) => {
        const [sooner, later] = [one, other]
          .toSorted((first, second) => first - second)
          .map((ms) => trialProgress({ startedAt: start, days }, start + ms));
        const left = sooner?.daysLeft ?? Number.NaN;
        expect(left).toBeGreaterThanOrEqual(later?.daysLeft ?? Number.NaN);
        expect(left).toBeLessThanOrEqual(days);
        expect(sooner?.state).toBe(left === 0 ? 'over' : left <= trialEndingDays ? 'ending' : 'running');
      }),
    );
  });
});
