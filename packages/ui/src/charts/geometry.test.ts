import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alone,
  areaPath,
  cutToFit,
  linePath,
  nearest,
  ringPartAt,
  ringParts,
  squaresPath,
  stackParts,
  ticksThatFit,
  tickWidth,
} from './geometry.ts';

const at = (x: number, y: number) => ({ x, y });

describe('linePath', () => {
  it('draws through the points and stops at gaps when points are missing', () => {
    expect(linePath([at(0, 1), at(10, 2.04), null, at(30, 4), null, null, at(60, 7), at(70, 8)])).toBe(
      'M0 1L10 2M30 4h0M60 7L70 8',
    );
    expect(linePath([null, null])).toBe('');
    expect(linePath([])).toBe('');
  });

  it('names every point once, in order, when there are any gaps', () => {
    const point = fc.option(fc.record({ x: fc.nat(999), y: fc.nat(999) }));
    fc.assert(
      fc.property(fc.array(point), (points) => {
        const named = [...linePath(points).matchAll(/(\d+) (\d+)/g)].map(([, x, y]) => at(Number(x), Number(y)));
        expect(named).toEqual(points.filter((one) => one !== null));
      }),
    );
  });
});

describe('areaPath', () => {
  it('closes each run to the base when it has two points or more', () => {
    expect(areaPath([at(0, 1), at(10, 2), null, at(30, 4)], 50)).toBe('M0 50L0 1 10 2V50Z');
  });
});

describe('alone', () => {
  it('keeps the points without a neighbour when there are gaps on both sides', () => {
    expect(alone([at(0, 1), null, at(2, 1), at(3, 1), null, null, at(6, 1)])).toEqual([
      at(0, 1),
      null,
      null,
      null,
      null,
      null,
      at(6, 1),
    ]);
  });
});

describe('squaresPath', () => {
  it('is one path when there are several points', () => {
    expect(squaresPath([at(10, 10), null, at(20, 5)], 6)).toBe('M7 7h6v6h-6zM17 2h6v6h-6z');
  });
});

describe('nearest', () => {
  it('finds what a search of all places finds when places ascend', () => {
    const places = fc.uniqueArray(fc.integer({ min: -500, max: 500 }), { minLength: 1 });
    fc.assert(
      fc.property(places, fc.integer({ min: -600, max: 600 }), (given, sought) => {
        const sorted = given.toSorted((one, other) => one - other);
        const least = Math.min(...sorted.map((place) => Math.abs(place - sought)));
        expect(nearest(sorted, sought)).toBe(sorted.findIndex((place) => Math.abs(place - sought) === least));
      }),
    );
  });
});

describe('ticksThatFit', () => {
  const hours = Array.from({ length: 12 }, (_, index) => ({ value: index, label: `${index * 2}:00` }));

  it('keeps all ticks when there is room, and every n-th at even distances when not', () => {
    expect(ticksThatFit(hours, 80)).toBe(hours);
    expect(ticksThatFit(hours, 25).map(({ label }) => label)).toEqual([
      '0:00',
      '4:00',
      '8:00',
      '12:00',
      '16:00',
      '20:00',
    ]);
    expect(ticksThatFit(hours, 3)).toHaveLength(1);
    expect(ticksThatFit([], 0)).toEqual([]);
  });

  it('leaves a gap between the widest ticks when the room is given', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 120 }), (count, pitch) => {
        const ticks = Array.from({ length: count }, (_, value) => ({ value, label: '10-09 08:00' }));
        const kept = ticksThatFit(ticks, pitch);
        const step = (kept[1]?.value ?? count) - (kept[0]?.value ?? 0);
        expect(kept.map(({ value }) => value)).toEqual(kept.map((_, index) => index * step));
        expect(kept.length === 1 || pitch * step >= tickWidth('10-09 08:00')).toBe(true);
      }),
    );
  });
});

describe('cutToFit', () => {
  it('keeps what fits and cuts the rest with a sign when it does not', () => {
    expect(cutToFit('总装线', 40)).toBe('总装线');
    expect(cutToFit('焊接机器人 R-07', 48)).toBe('焊接机…');
    expect(cutToFit('焊接机器人', 0)).toBe('焊…');
  });
});

describe('stackParts', () => {
  const up = (value: number) => 100 - value;

  it('grows from the base with gaps between parts when all values are above 0', () => {
    expect(stackParts([10, 20, 5], up)).toEqual([
      { start: 91.5, length: 8.5 },
      { start: 71.5, length: 18.5 },
      { start: 65, length: 5 },
    ]);
  });

  it('hangs values below 0 from the base', () => {
    expect(stackParts([-10], up)).toEqual([{ start: 100, length: 10 }]);
  });

  it('draws nothing for 0 and 1 px for the least of a bar', () => {
    expect(stackParts([0, 1, 9], up)).toEqual([
      { start: 100, length: 0 },
      { start: 99, length: 1 },
      { start: 90, length: 9 },
    ]);
  });

  it('reaches exactly to the sum and never overlaps when values are above 0', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 6 }), (values) => {
        const parts = stackParts(values, (value) => 1000 - value);
        expect(parts.at(-1)?.start).toBe(1000 - values.reduce((sum, value) => sum + value, 0));
        for (const [index, { start, length }] of parts.entries())
          expect(start + length).toBeLessThanOrEqual(parts[index - 1]?.start ?? 1000);
      }),
    );
  });
});

describe('ringParts', () => {
  it('goes round once, in proportion, when any values are given', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 7 }), (values) => {
        const parts = ringParts(values, 0.02);
        expect(parts[0]?.startAngle).toBe(0);
        expect(parts.at(-1)?.endAngle).toBeCloseTo(2 * Math.PI, 9);
        expect(parts.slice(1).map(({ startAngle }) => startAngle)).toEqual(
          parts.slice(0, -1).map(({ endAngle }) => endAngle),
        );
      }),
    );
  });

  it('is found by a place on it when the place lies between its radii', () => {
    const parts = ringParts([1, 1, 1, 1], 0);
    expect([at(5, -5), at(5, 5), at(-5, 5), at(-5, -5)].map((place) => ringPartAt(parts, place, 5, 9))).toEqual([
      0, 1, 2, 3,
    ]);
    expect(ringPartAt(parts, at(1, 1), 5, 9)).toBe(-1);
    expect(ringPartAt(parts, at(9, 9), 5, 9)).toBe(-1);
    expect(ringPartAt(ringParts([1], 0), at(0, -7), 5, 9)).toBe(0);
  });
});
