import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  moveThumb,
  nearestThumb,
  pageSteps,
  type SliderPair,
  type SliderRange,
  shareOf,
  snapValue,
  valueAt,
  writeValue,
} from './sliderValue.ts';

const percent: SliderRange = { min: 0, max: 100, step: 1 };

/** Ranges whose limits and steps are decimal numbers, as people write them. */
const ranges = fc
  .record({
    places: fc.constantFrom(0, 1, 2, 3, 7),
    min: fc.integer({ min: -1000, max: 1000 }),
    length: fc.integer({ min: 0, max: 3000 }),
    step: fc.integer({ min: 1, max: 250 }),
  })
  .map(({ places, min, length, step }): SliderRange => {
    const scaled = (units: number) => Number(`${units}e-${places}`);
    return { min: scaled(min), max: scaled(min + length), step: scaled(step) };
  });

describe('snapValue', () => {
  it.each([
    [33, { min: 0, max: 100, step: 10 }, 30],
    [99, { min: 0, max: 100, step: 30 }, 90],
    [0.3, { min: 0, max: 1, step: 0.1 }, 0.3],
    [0.7000000000000001, { min: 0, max: 1, step: 0.1 }, 0.7],
    [2.6, { min: 1, max: 4, step: 0.5 }, 2.5],
    [-7, { min: -10, max: 10, step: 5 }, -5],
    [1e-7, { min: 0, max: 1e-6, step: 1e-7 }, 1e-7],
    [500, percent, 100],
    [-1, percent, 0],
    [Number.NaN, percent, 0],
    [12.4, { min: 0, max: 100, step: 0 }, 12.4],
    [7, { min: 5, max: 5, step: 1 }, 5],
  ])('leads from %d to the nearest value of %o, %d', (value, range, to) => {
    expect(snapValue(value, range)).toBe(to);
  });

  it.each([
    [0.1, 2, { min: 0, max: 1, step: 0.1 }, 0.3],
    [0.3, -1, { min: 0, max: 1, step: 0.1 }, 0.2],
    [90, 2, { min: 0, max: 100, step: 30 }, 90],
    [3, -9, percent, 0],
  ])('leads from %d by %i steps of %o to %d', (value, steps, range, to) => {
    expect(snapValue(value, range, steps)).toBe(to);
  });

  it('is a whole number of steps from the first value, within the limits, wherever it comes from', () => {
    fc.assert(
      fc.property(ranges, fc.double({ min: -2000, max: 5000, noNaN: true }), (range, value) => {
        const snapped = snapValue(value, range);
        expect(snapped).toBeGreaterThanOrEqual(range.min);
        expect(snapped).toBeLessThanOrEqual(range.max);
        expect(snapValue(snapped, range)).toBe(snapped);
        // In whole units of the seventh decimal there is no rounding.
        const units = (number: number) => BigInt(Math.round(number * 1e7));
        expect((units(snapped) - units(range.min)) % units(range.step)).toBe(0n);
      }),
    );
  });

  it('comes back when as many steps are taken back, unless it met a limit', () => {
    fc.assert(
      fc.property(
        ranges,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 0, max: 40 }),
        (range, share, steps) => {
          const start = valueAt(share, range);
          const there = snapValue(start, range, steps);
          const last = snapValue(range.max, range);
          expect(there === last || snapValue(there, range, -steps) === start).toBe(true);
        },
      ),
    );
  });
});

describe('valueAt', () => {
  it('leads back to the value when it is asked for the share of one', () => {
    fc.assert(
      fc.property(ranges, fc.double({ min: 0, max: 1, noNaN: true }), (range, share) => {
        const value = valueAt(share, range);
        expect(valueAt(shareOf(value, range), range)).toBe(value);
      }),
    );
  });

  it('never goes back while the share grows', () => {
    const shares = fc.double({ min: -0.5, max: 1.5, noNaN: true });
    fc.assert(
      fc.property(ranges, shares, shares, (range, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        expect(valueAt(less, range)).toBeLessThanOrEqual(valueAt(more, range));
      }),
    );
  });
});

describe('shareOf', () => {
  it('is the first end when the limits are the same or the wrong way round', () => {
    expect(shareOf(5, { min: 5, max: 5, step: 1 })).toBe(0);
    expect(shareOf(5, { min: 9, max: 1, step: 1 })).toBe(0);
  });
});

describe('two thumbs', () => {
  it.each([
    [[20, 60], 10, 0],
    [[20, 60], 39, 0],
    [[20, 60], 41, 1],
    [[20, 60], 90, 1],
    [[50, 50], 40, 0],
    [[50, 50], 60, 1],
    [[50, 50], 50, null],
    [[0, 0], 0, null],
  ] as const)('of %o is moved by a press at %i: %s', (pair, at, thumb) => {
    expect(nearestThumb(pair, at)).toBe(thumb);
  });

  it('keep their order when one is moved anywhere', () => {
    const value = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(value, value, fc.constantFrom(0, 1), value, (one, other, thumb, to) => {
        const pair: SliderPair = [Math.min(one, other), Math.max(one, other)];
        const [low, high] = moveThumb(pair, thumb === 0 ? 0 : 1, to);
        expect(low).toBeLessThanOrEqual(high);
        expect([low, high][1 - thumb]).toBe(pair[1 - thumb]);
      }),
    );
  });
});

describe('pageSteps', () => {
  it('is a tenth of the range, and one at least', () => {
    expect(pageSteps(percent)).toBe(10);
    expect(pageSteps({ min: 0, max: 1, step: 0.05 })).toBe(2);
    expect(pageSteps({ min: 0, max: 3, step: 1 })).toBe(1);
  });
});

describe('writeValue', () => {
  it.each([
    [60, 1, '60'],
    [0.5, 0.25, '0.50'],
    [1200, 0.01, '1,200.00'],
    [-1234567, 1, '-1,234,567'],
    [123, 1, '123'],
    [1e-7, 1e-7, '0.0000001'],
    [Number.POSITIVE_INFINITY, 1, 'Infinity'],
  ])('writes %d with the step %d as %s', (value, step, text) => {
    expect(writeValue(value, step)).toBe(text);
  });
});
