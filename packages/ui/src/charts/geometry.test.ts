import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alone,
  arcPath,
  bandPath,
  cutToFit,
  hatchPath,
  markShapes,
  marksPath,
  nearest,
  nearestPoint,
  ringPartAt,
  ringParts,
  squaresPath,
  ticksThatFit,
  tickWidth,
  withGap,
} from './geometry.ts';

const at = (x: number, y: number) => ({ x, y });

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

describe('marksPath', () => {
  it('is one closed subpath per point, centred on it, when any shape is given', () => {
    for (const shape of markShapes) {
      const path = marksPath([at(10, 10), at(40, 5)], shape, 8);
      expect(path.match(/M/g)).toHaveLength(2);
      expect(path.match(/z/g)).toHaveLength(2);
      expect(path).not.toContain('NaN');
      expect(marksPath([], shape, 8)).toBe('');
    }
    expect(new Set(markShapes.map((shape) => marksPath([at(10, 10)], shape, 8))).size).toBe(markShapes.length);
  });

  it('returns to its start when the cross is drawn', () => {
    const steps = [...marksPath([at(0, 0)], 'cross', 10).matchAll(/([hv])(-?[\d.]+)/g)];
    const sum = (axis: string) => steps.reduce((total, [, way, by]) => total + (way === axis ? Number(by) : 0), 0);
    expect(steps).toHaveLength(11);
    expect(sum('h')).toBeCloseTo(0, 9);
    // The path closes itself with the last side, which goes up.
    expect(sum('v')).toBeCloseTo(5, 9);
  });
});

describe('nearestPoint', () => {
  it('finds what a search of all points finds when any are given, and none out of reach', () => {
    const place = fc.record({ x: fc.integer({ min: 0, max: 300 }), y: fc.integer({ min: 0, max: 300 }) });
    fc.assert(
      fc.property(fc.array(place), place, fc.integer({ min: 1, max: 200 }), (points, sought, reach) => {
        const distances = points.map(({ x, y }) => Math.hypot(x - sought.x, y - sought.y));
        const least = Math.min(...distances);
        expect(nearestPoint(points, sought, reach)).toBe(least <= reach ? distances.indexOf(least) : -1);
      }),
    );
  });
});

describe('arcPath', () => {
  it('goes out and back between its radii when a quarter is drawn', () => {
    expect(arcPath({ startAngle: 0, endAngle: Math.PI / 2 }, 5, 9)).toBe('M0 -9A9 9 0 0 1 9 0L5 0A5 5 0 0 0 0 -5Z');
    expect(arcPath({ startAngle: -2, endAngle: 2 }, 5, 9)).toContain('A9 9 0 1 1');
  });
});

describe('bandPath', () => {
  it('goes along the line and back along its base, with a gap where the line has one', () => {
    const points = [at(0, 5), at(10, 4), null, at(30, 6), at(40, 2)];
    expect(bandPath(points, [9, 9, 9, 8, 7])).toBe('M0 5L10 4L10 9L0 9ZM30 6L40 2L40 7L30 8Z');
  });

  it('is empty when no two points are neighbours', () => {
    expect(bandPath([at(0, 5), null, at(20, 5)], [9, 9, 9])).toBe('');
    expect(bandPath([], [])).toBe('');
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

describe('withGap', () => {
  it('takes the gap from the outer end when another part follows there', () => {
    expect(withGap({ start: 90, length: 10 }, false, 'lower')).toEqual({ start: 91.5, length: 8.5 });
    expect(withGap({ start: 90, length: 10 }, false, 'higher')).toEqual({ start: 90, length: 8.5 });
    expect(withGap({ start: 90, length: 10 }, true, 'lower')).toEqual({ start: 90, length: 10 });
  });

  it('keeps 1 px when a part is small, and nothing more than there is', () => {
    expect(withGap({ start: 90, length: 2 }, false, 'lower')).toEqual({ start: 91, length: 1 });
    expect(withGap({ start: 90, length: 0.4 }, false, 'higher')).toEqual({ start: 90, length: 0.4 });
  });

  it('stays in its room and keeps its inner end when any part is given', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -500, max: 500 }),
        fc.integer({ min: 1, max: 500 }),
        fc.boolean(),
        (start, length, outermost) => {
          const lower = withGap({ start, length }, outermost, 'lower');
          const higher = withGap({ start, length }, outermost, 'higher');
          expect(higher.start).toBe(start);
          expect(lower.start + lower.length).toBe(start + length);
          expect(lower.length).toBe(higher.length);
          expect(lower.length).toBeGreaterThanOrEqual(1);
          expect(lower.length).toBeLessThanOrEqual(length);
        },
      ),
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

describe('hatchPath', () => {
  it('rises to the right from side to side', () => {
    expect(hatchPath(20, 10, 10)).toBe('M0 10L10 0M10 10L20 0');
  });

  it('stays in its box, and is empty when there is no room', () => {
    expect(hatchPath(0, 0, 6)).toBe('');
    const size = fc.double({ min: 0, max: 900, noNaN: true });
    fc.assert(
      fc.property(size, size, (width, height) => {
        const numbers =
          hatchPath(width, height, 6)
            .match(/[\d.-]+/g)
            ?.map(Number) ?? [];
        for (const [index, value] of numbers.entries()) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual((index % 2 === 0 ? width : height) + 0.05);
        }
      }),
    );
  });
});
