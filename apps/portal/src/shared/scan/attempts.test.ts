import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pictureAttempts, turnedBox } from './attempts.ts';

const side = fc.integer({ min: 1, max: 12_000 });

describe('pictureAttempts', () => {
  it('tries in full, scaled down and turned for a big photo', () => {
    expect(pictureAttempts(4000, 3000)).toEqual([
      { width: 4000, height: 3000, degrees: 0 },
      { width: 1600, height: 1200, degrees: 0 },
      { width: 800, height: 600, degrees: 0 },
      { width: 1200, height: 900, degrees: 45 },
      { width: 1200, height: 900, degrees: 20 },
      { width: 1200, height: 900, degrees: -20 },
    ]);
  });

  it('never enlarges, and needs at most twelve million pixels upright', () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        for (const attempt of pictureAttempts(width, height)) {
          expect(attempt.width).toBeLessThanOrEqual(width);
          expect(attempt.height).toBeLessThanOrEqual(height);
          expect(attempt.width * attempt.height).toBeLessThanOrEqual(12_000_000 + width + height);
        }
      }),
    );
  });

  it('has no attempts when the picture has no pixels', () => {
    expect(pictureAttempts(0, 100)).toEqual([]);
  });
});

describe('turnedBox', () => {
  it('keeps the size when nothing is turned', () => {
    expect(turnedBox({ width: 300, height: 200, degrees: 0 })).toEqual({ width: 300, height: 200 });
  });

  it('holds both diagonals when turned by 45 degrees', () => {
    expect(turnedBox({ width: 100, height: 100, degrees: 45 })).toEqual({ width: 142, height: 142 });
  });
});
