import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countdownTexts } from './Countdown.texts.ts';
import { steadyClock } from './steadyClock.ts';
import { clockText, durationText, passesMark, secondsUntil, splitSeconds } from './timeLeft.ts';
import { untilNextTick } from './useTicks.ts';

const moment = fc.integer({ min: 0, max: 4_000_000_000_000 });
const seconds = fc.integer({ min: 0, max: 400 * 86_400 });

describe('secondsUntil', () => {
  it.each([
    ['a second has begun', 1000, 1, 1],
    ['a second is whole', 1000, 0, 1],
    ['the moment has come', 1000, 1000, 0],
    ['the moment is past', 1000, 999_999, 0],
    ['a little of the last second is left', 1000, 999, 1],
  ])('counts when %s', (_, until, now, expected) => {
    expect(secondsUntil(until, now)).toBe(expected);
  });

  it('never grows when time goes on', () => {
    fc.assert(
      fc.property(moment, moment, fc.nat(), (until, now, later) => {
        expect(secondsUntil(until, now + later)).toBeLessThanOrEqual(secondsUntil(until, now));
      }),
    );
  });
});

describe('splitSeconds', () => {
  it('loses nothing when it splits', () => {
    fc.assert(
      fc.property(seconds, (total) => {
        const left = splitSeconds(total);
        expect(left.days * 86_400 + left.hours * 3600 + left.minutes * 60 + left.seconds).toBe(total);
        expect(left.hours).toBeLessThan(24);
        expect(left.minutes).toBeLessThan(60);
        expect(left.seconds).toBeLessThan(60);
      }),
    );
  });
});

describe('clockText', () => {
  it.each([
    [0, '00:00:00', '00:00'],
    [872, '00:14:32', '14:32'],
    [3600, '01:00:00', '01:00:00'],
    [86_400 + 59, '00:00:59', '00:00:59'],
  ])('writes %i seconds when the format is clock or short', (total, clock, short) => {
    expect(clockText(splitSeconds(total), 'clock')).toBe(clock);
    expect(clockText(splitSeconds(total), 'short')).toBe(short);
  });

  it('keeps its width when the figures change', () => {
    fc.assert(
      fc.property(seconds, (total) => {
        expect(clockText(splitSeconds(total), 'clock')).toMatch(/^\d\d:\d\d:\d\d$/);
      }),
    );
  });
});

describe('durationText', () => {
  it('writes a duration of HTML when given a rest', () => {
    expect(durationText(splitSeconds(86_400 + 3600 * 2 + 61))).toBe('P1DT2H1M1S');
  });
});

describe('countdownTexts.rest', () => {
  it.each([
    [0, '剩余0秒'],
    [10, '剩余10秒'],
    [300, '剩余5分钟'],
    [872, '剩余14分钟32秒'],
    [86_400 * 2 + 61, '剩余2天1分钟'],
  ])('says %i seconds with two parts at most when read aloud', (total, said) => {
    expect(countdownTexts.rest(splitSeconds(total))).toBe(said);
  });
});

describe('passesMark', () => {
  it.each([
    ['the mark is reached', 61, 60, true],
    ['the mark was reached before', 60, 59, false],
    ['a sleep went over it', 500, 3, true],
    ['nothing was read before', Number.NaN, 60, false],
    ['no time passed', 60, 60, false],
  ])('answers when %s', (_, before, after, expected) => {
    expect(passesMark(before, after, [300, 60])).toBe(expected);
  });
});

describe('untilNextTick', () => {
  it('leads to a whole second from the anchor when the anchor is past or to come', () => {
    fc.assert(
      fc.property(moment, moment, (anchor, now) => {
        const wait = untilNextTick(anchor, now);
        expect(wait).toBeGreaterThanOrEqual(1);
        expect(wait).toBeLessThanOrEqual(1000);
        expect(Math.abs((now + wait - anchor) % 1000)).toBe(0);
      }),
    );
  });
});

describe('steadyClock', () => {
  it('never goes back, and runs on at the same pace, when the machine clock is set back', () => {
    fc.assert(
      fc.property(fc.array(moment, { minLength: 2 }), (moments) => {
        let index = 0;
        const clock = steadyClock(() => moments[index++] ?? 0);
        const read = moments.map(() => clock());
        read.slice(1).forEach((time, place) => {
          const [earlier = 0, later = 0] = moments.slice(place, place + 2);
          expect(time - (read[place] ?? 0)).toBe(Math.max(0, later - earlier));
        });
      }),
    );
  });
});
