import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPlayTime, parsePlayTime } from './playTime.ts';

describe('the time of a film', () => {
  it('is written in minutes and seconds, with hours when there are some', () => {
    expect([0, 62.9, 3599, 3662].map(formatPlayTime)).toEqual(['00:00', '01:02', '59:59', '1:01:02']);
  });

  it('is 00:00 when nothing is known', () => {
    expect([Number.NaN, Number.POSITIVE_INFINITY, -1].map(formatPlayTime)).toEqual(['00:00', '00:00', '00:00']);
    expect([undefined, '', '2 分', '1:2'].map(parsePlayTime)).toEqual([0, 0, 0, 0]);
  });

  it('is read as it was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 * 3600 - 1 }), (seconds) => {
        expect(parsePlayTime(formatPlayTime(seconds))).toBe(seconds);
      }),
    );
  });
});
