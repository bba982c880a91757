import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addPoint, clampWay, keyTarget, magnifiedShift, slideRange, slideTook } from './slideGeometry.ts';
import type { SlidePoint } from './sliderChallenge.ts';

const sizes = { width: 400, height: 150, pieceWidth: 48, pieceHeight: 48, pieceX: 10, pieceY: 60 };

describe('slideRange', () => {
  it('ends where the piece meets the edge', () => {
    expect(slideRange(sizes)).toBe(342);
  });

  it('leaves a way when the piece is as wide as the picture', () => {
    expect(slideRange({ ...sizes, pieceWidth: 400 })).toBe(1);
  });
});

describe('keyTarget', () => {
  it.each([
    ['ArrowRight', 24],
    ['ArrowUp', 24],
    ['ArrowLeft', 16],
    ['ArrowDown', 16],
    ['PageUp', 60],
    ['PageDown', 0],
    ['Home', 0],
    ['End', 342],
    ['a', null],
    ['toString', null],
  ])('moves the piece when %s is pressed', (key, expected) => {
    expect(keyTarget(key, 20, 342)).toBe(expected);
  });

  it('stays inside the way when any key is pressed anywhere', () => {
    fc.assert(
      fc.property(fc.constantFrom('ArrowRight', 'ArrowLeft', 'PageUp', 'PageDown', 'End'), fc.nat(342), (key, x) => {
        const target = keyTarget(key, x, 342) ?? -1;
        expect(target).toBe(clampWay(target, 342));
      }),
    );
  });
});

describe('magnifiedShift', () => {
  it('keeps the whole piece in its room when the picture is magnified', () => {
    fc.assert(
      fc.property(fc.nat(342), fc.nat(102), (x, pieceY) => {
        const shift = magnifiedShift({ ...sizes, pieceY }, x);
        const left = (2 * (sizes.pieceX + x)) / sizes.width - shift.left;
        const top = (2 * pieceY) / sizes.height - shift.top;
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left + (2 * sizes.pieceWidth) / sizes.width).toBeLessThanOrEqual(1.000001);
        expect(top).toBeGreaterThanOrEqual(-0.000001);
        expect(top + (2 * sizes.pieceHeight) / sizes.height).toBeLessThanOrEqual(1.000001);
        expect(shift.left).toBe(clampWay(shift.left, 1));
        expect(shift.top).toBe(clampWay(shift.top, 1));
      }),
    );
  });
});

describe('addPoint', () => {
  const grabbed: SlidePoint = [10, 0, 0];

  it('keeps where the hand took hold and where it let go when there are many points between', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(342), fc.integer(), fc.nat(30)), { minLength: 1 }), (moves) => {
        let ms = 0;
        const given = moves.map(([x, y, later]): SlidePoint => {
          ms += later;
          return [x, y, ms];
        });
        const points = given.reduce(addPoint, [grabbed]);
        expect(points[0]).toBe(grabbed);
        expect(points.at(-1)).toEqual(given.at(-1));
        expect(points[1]?.[2]).toBe(given[0]?.[2]);
        // Throttled however fast the events are: at most one point per 10 ms, apart from the first two and the last.
        expect(points.length).toBeLessThanOrEqual(3 + ms / 10);
      }),
    );
  });

  it('keeps whole numbers when lengths are parts of pixels', () => {
    expect(addPoint([grabbed], [12.4, -0.6, 17.5])).toEqual([grabbed, [12, -1, 18]]);
  });
});

describe('slideTook', () => {
  it('counts from the first move when the hand has rested before', () => {
    expect(
      slideTook([
        [10, 0, 0],
        [12, 0, 2000],
        [90, 0, 3400],
      ]),
    ).toBe(1400);
  });

  it('is nothing when nothing was moved', () => {
    expect(slideTook([])).toBe(0);
  });
});
