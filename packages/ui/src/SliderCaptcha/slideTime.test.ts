import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialSlideTime, nextSlideTime, warnSeconds } from './slideTime.ts';

const given = nextSlideTime(initialSlideTime, { type: 'given', moment: 1000, validMs: 60_000 });

describe('nextSlideTime', () => {
  it('counts renewals from the second challenge when challenges come', () => {
    expect(given).toMatchObject({ deadline: 61_000, ending: null, renewals: 0 });
    expect(nextSlideTime(given, { type: 'given', moment: 9000, validMs: 5000 })).toMatchObject({
      deadline: 14_000,
      ending: 5,
      renewals: 1,
    });
  });

  it('names the seconds only when they are few', () => {
    fc.assert(
      fc.property(fc.nat(90_000), (ms) => {
        const { ending } = nextSlideTime(given, { type: 'ticked', moment: 1000 + ms });
        expect(ending).toBe(ms >= 60_000 - warnSeconds * 1000 ? Math.max(0, Math.ceil(60 - ms / 1000)) : null);
      }),
    );
  });

  it('gives the same object back when a tick changes nothing', () => {
    expect(nextSlideTime(given, { type: 'ticked', moment: 2000 })).toBe(given);
  });

  it.each([
    ['the picture', { validMs: 60_000 }, 110_000, null],
    ['a slide', { slideMs: 30_000 }, 61_000, 30_000],
    ['neither', {}, 61_000, null],
  ])('has more time when the server gives it for %s', (_, more, deadline, slideMs) => {
    const asked = nextSlideTime(nextSlideTime(given, { type: 'ticked', moment: 50_000 }), { type: 'asked' });
    expect(asked).toMatchObject({ extending: 'asking', ending: 11 });
    expect(nextSlideTime(asked, { type: 'extended', moment: 50_000, more })).toMatchObject({
      extending: 'given',
      deadline,
      slideMs,
    });
  });

  it('keeps its time when the server refuses more', () => {
    expect(nextSlideTime(given, { type: 'refused' })).toMatchObject({ extending: 'failed', deadline: 61_000 });
  });
});
