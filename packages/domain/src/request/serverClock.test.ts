import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayMs } from '../time/chinaTime.ts';
import { clockToleranceMs } from './limits.ts';
import { serverAhead, trustedAhead } from './serverClock.ts';

const now = Date.parse('2026-05-18T02:20:00Z');
const moment = fc.integer({ min: now, max: now + 1000 * dayMs });
const wrong = fc.integer({ min: -4000 * dayMs, max: 4000 * dayMs });
/** Beyond what a first answer may leave alone. */
const quiteWrong = wrong.filter((aheadMs) => Math.abs(aheadMs) > 2 * clockToleranceMs);
const tookMs = fc.integer({ min: 0, max: 30_000 });

/** What a device that is `aheadMs` behind the server notes of an answer that was written at `part` of the way. */
function answered(aheadMs: number, serverMs: number, took: number, part: number) {
  const sentMs = serverMs - aheadMs - Math.round(took * part);
  return { serverMs: Math.floor(serverMs / 1000) * 1000, sentMs, cameMs: sentMs + took };
}

describe('serverAhead', () => {
  it('leaves a clock alone when it differs by less than the tolerance, whatever the way took', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -clockToleranceMs, max: clockToleranceMs }),
        moment,
        tookMs,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (aheadMs, serverMs, took, part) => {
          expect(serverAhead(0, answered(aheadMs, serverMs, took, part))).toBe(0);
        },
      ),
    );
  });

  it('finds the difference of a wrong clock to half the way and half a second, as a whole number', () => {
    fc.assert(
      fc.property(
        wrong,
        moment,
        tookMs,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (aheadMs, serverMs, took, part) => {
          const found = serverAhead(0, answered(aheadMs, serverMs, took, part));
          expect(Number.isInteger(found)).toBe(true);
          expect(Math.abs(found - aheadMs)).toBeLessThanOrEqual(took / 2 + 500 + (found === 0 ? took / 2 + 2500 : 1));
        },
      ),
    );
  });

  it('keeps what it found when later answers of the same clocks come', () => {
    fc.assert(
      fc.property(
        quiteWrong,
        moment,
        fc.array(fc.tuple(fc.nat({ max: dayMs }), fc.nat({ max: 3000 }))),
        (aheadMs, start, later) => {
          let serverMs = start;
          const found = serverAhead(0, answered(aheadMs, serverMs, 20, 0.5));
          for (const [pause, took] of later) {
            serverMs += pause;
            expect(serverAhead(found, answered(aheadMs, serverMs, took, 0.5))).toBe(found);
          }
        },
      ),
    );
  });

  it('returns to zero when the device’s clock was set right', () => {
    expect(serverAhead(2 * dayMs, answered(0, now, 20, 0.5))).toBe(0);
    expect(serverAhead(2 * dayMs, answered(1_500, now, 20, 0.5))).toBe(0);
  });
});

describe('trustedAhead', () => {
  it.each([
    ['at once', 2 * dayMs, 0, 2 * dayMs],
    ['a day later', 2 * dayMs, dayMs, 2 * dayMs],
    ['of a clock that is ahead, a day later', -2 * dayMs, dayMs, -2 * dayMs],
    ['no more after as long as itself', 2 * dayMs, 2 * dayMs, 0],
    ['no more after five minutes, when the clock is five minutes behind', 300_000, 300_000, 0],
  ])('trusts a difference %s', (_, aheadMs, passedMs, expected) => {
    expect(trustedAhead({ aheadMs, atMs: now }, now + passedMs - aheadMs)).toBe(expected);
  });

  it('trusts none once a clock that was behind is set right, whenever that is noticed', () => {
    fc.assert(
      fc.property(fc.nat({ max: 4000 * dayMs }), fc.nat({ max: 1000 * dayMs }), (aheadMs, passedMs) => {
        expect(trustedAhead({ aheadMs, atMs: now }, now + passedMs)).toBe(0);
      }),
    );
  });

  it('trusts none once a clock that was ahead is set right, when that is noticed before the difference has passed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 4000, max: 4000 * dayMs }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (behindMs, part) => {
          const passedMs = (behindMs - 2 * clockToleranceMs) * part;
          expect(trustedAhead({ aheadMs: -behindMs, atMs: now }, now + passedMs)).toBe(0);
        },
      ),
    );
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('trusts no difference of %j', (aheadMs) => {
    expect(trustedAhead({ aheadMs, atMs: now }, now)).toBe(0);
    expect(trustedAhead({ aheadMs: dayMs, atMs: aheadMs }, now)).toBe(0);
  });
});
