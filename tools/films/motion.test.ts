import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arriving, evenly, follow, moving, shown } from './motion.ts';

const time = fc.double({ min: -60, max: 60, noNaN: true });
const seconds = fc.double({ min: 0.01, max: 10, noNaN: true });

describe('easings', () => {
  it.each(Object.entries({ evenly, arriving, moving }))(
    'start at 0, end at 1 and never decrease: %s',
    (_name, movement) => {
      fc.assert(
        fc.property(time, seconds, time, time, (start, long, one, other) => {
          const [before, after] = [Math.min(one, other), Math.max(one, other)];
          expect(movement(start, start, long)).toBe(0);
          expect(movement(start + long + 0.001, start, long)).toBe(1);
          expect(movement(before, start, long)).toBeLessThanOrEqual(movement(after, start, long) + 1e-9);
        }),
      );
    },
  );
});

describe('shown', () => {
  it('is 0 before and after the interval, and 1 inside it', () => {
    expect([-1, 0, 5, 10, 11].map((now) => shown(now, 0, 10))).toEqual([0, 0, 1, 0, 0]);
  });
});

describe('follow', () => {
  it('keeps a value until the next keyframe starts, and arrives there', () => {
    const track = [
      [0, 100],
      [6, 40],
      [12, 420],
    ] as const;
    expect([0, 6, 7, 12, 13].map((now) => follow(track, now))).toEqual([100, 100, 40, 40, 420]);
    expect(follow(track, 6.45)).toBeCloseTo(70);
  });
});
