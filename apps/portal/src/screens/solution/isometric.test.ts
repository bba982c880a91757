import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facesOf, frontPlaces, openPlaces, plateHalf, pointOf } from './isometric.ts';

const middle = { x: 200, y: 100 };

describe('pointOf', () => {
  it('returns the corners of a plate for its ends', () => {
    expect(pointOf(middle, { u: 0, v: 0 })).toBe(`200.0,${(100 - plateHalf.height).toFixed(1)}`);
    expect(pointOf(middle, { u: 1, v: 0 })).toBe(`${200 + plateHalf.width}.0,100.0`);
    expect(pointOf(middle, { u: 0, v: 1 })).toBe(`${200 - plateHalf.width}.0,100.0`);
    expect(pointOf(middle, { u: 1, v: 1, z: 8 })).toBe(`200.0,${(100 + plateHalf.height - 8).toFixed(1)}`);
  });
});

describe('facesOf', () => {
  it('shares the upper front edges between faces when a block is drawn', () => {
    const { top, left, right } = facesOf(middle, { u: 0.2, v: 0.2, wide: 0.2, deep: 0.1, high: 20 });
    const [, rightCorner, frontCorner, leftCorner] = top.split(' ');
    expect(left.split(' ').slice(0, 2)).toEqual([leftCorner, frontCorner]);
    expect(right.split(' ').slice(0, 2)).toEqual([rightCorner, frontCorner]);
  });
});

describe('places on a plate', () => {
  it('are apart and on the plate for two to six objects', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 6 }), fc.constantFrom(frontPlaces, openPlaces), (count, placesFor) => {
        const places = placesFor(count);
        expect(places).toHaveLength(count);
        for (const [index, { u, v }] of places.entries()) {
          expect(Math.min(u, v)).toBeGreaterThan(0);
          expect(Math.max(u, v)).toBeLessThan(0.95);
          for (const other of places.slice(index + 1)) {
            expect(Math.hypot(u - other.u, v - other.v)).toBeGreaterThan(0.13);
          }
        }
      }),
    );
  });

  it('are not covered by the plate above when they are at the front', () => {
    for (const { u, v } of frontPlaces(6)) expect(Math.max(u, v)).toBeGreaterThanOrEqual(0.5);
  });
});
