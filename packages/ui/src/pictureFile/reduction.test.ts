import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Attempt, firstAttempt, leastPixels, nextAttempt } from './reduction.ts';

const photo = { width: 4032, height: 3024 };
const limit = 1_048_576;

describe('firstAttempt', () => {
  it('keeps the size when the file is at most twice the limit', () => {
    expect(firstAttempt(photo, limit * 2, limit)).toEqual({ ...photo, quality: 0.9 });
  });

  it('begins smaller when the file is far above the limit', () => {
    const { width, height, quality } = firstAttempt(photo, limit * 2 + 1, limit);
    expect(width * height).toBeLessThanOrEqual(limit * 8);
    expect(width * height).toBeGreaterThan(limit * 7.9);
    expect(quality).toBe(0.9);
  });

  it('stays within what a canvas can hold when the picture is larger', () => {
    const { width, height } = firstAttempt({ width: 8000, height: 6000 }, 1, limit);
    expect(width * height).toBeLessThanOrEqual(16_777_216);
    expect(firstAttempt({ width: 20_000, height: 4 }, 1, limit)).toEqual({ width: 16_384, height: 3, quality: 0.9 });
  });

  it('keeps a long screenshot as wide as its pixels allow', () => {
    expect(firstAttempt({ width: 1080, height: 9660 }, 1, limit)).toEqual({ width: 1080, height: 9660, quality: 0.9 });
    const { width, height } = firstAttempt({ width: 1080, height: 9660 }, limit * 3, limit);
    expect(width).toBeGreaterThan(960);
    expect(width * height).toBeLessThanOrEqual(limit * 8);
  });

  it('leaves a px each way when the picture is a line', () => {
    expect(firstAttempt({ width: 100_000, height: 1 }, 1, limit)).toEqual({ width: 16_384, height: 1, quality: 0.9 });
  });
});

describe('nextAttempt', () => {
  const tried = { width: 2000, height: 1000, quality: 0.9 };

  it.each([
    [0.9, 1.5, { width: 2000, height: 1000, quality: 0.8 }],
    [0.8, 1.25, { width: 2000, height: 1000, quality: 0.7 }],
    [0.8, 1.44, { width: 1583, height: 791, quality: 0.8 }],
    [0.9, 4, { width: 1135, height: 567, quality: 0.8 }],
    [0.8, 4, { width: 950, height: 475, quality: 0.8 }],
    [0.7, 1.01, { width: 1800, height: 900, quality: 0.7 }],
    [0.9, 1000, { width: 500, height: 250, quality: 0.8 }],
  ])('at quality %d and %d times too large goes on with %o', (quality, excess, next) => {
    expect(nextAttempt({ ...tried, quality }, excess * limit, limit)).toEqual(next);
  });

  it('gives up when writing could not be read any more', () => {
    const small = { width: 320, height: leastPixels / 320, quality: 0.7 };
    expect(nextAttempt(small, limit * 2, limit)).toBeNull();
    expect(nextAttempt({ width: 356, height: 200, quality: 0.7 }, limit * 1.01, limit)).toEqual({
      width: 320,
      height: 180,
      quality: 0.7,
    });
    expect(nextAttempt({ width: 100, height: 900, quality: 0.7 }, limit * 1.01, limit)).not.toBeNull();
    expect(nextAttempt({ width: 355, height: 200, quality: 0.7 }, limit * 1.01, limit)).toBeNull();
  });
});

describe('the tries together', () => {
  const sizes = fc.record({ width: fc.integer({ min: 1, max: 12_000 }), height: fc.integer({ min: 1, max: 12_000 }) });
  const limits = fc.constantFrom(307_200, 1_048_575, 1_048_576, 10_485_760);
  const bitsPerPx = fc.double({ min: 0.2, max: 16, noNaN: true });

  it('end below the limit within a dozen steps, never larger than the picture, whatever it is like', () => {
    fc.assert(
      fc.property(sizes, limits, bitsPerPx, fc.nat({ max: 30_000_000 }), (picture, most, bits, source) => {
        const written = ({ width, height, quality }: Attempt) => (width * height * bits * quality) / 8 + 600;
        let attempt: Attempt | null = firstAttempt(picture, source, most);
        for (let tries = 1; attempt !== null && written(attempt) > most; tries += 1) {
          expect(tries).toBeLessThan(12);
          const next = nextAttempt(attempt, written(attempt), most);
          expect(next?.width ?? 0).toBeLessThanOrEqual(attempt.width);
          expect(next?.height ?? 0).toBeLessThanOrEqual(attempt.height);
          expect(written(next ?? { width: 0, height: 0, quality: 0 })).toBeLessThan(written(attempt));
          attempt = next;
        }
        // A picture with 16 bits per px at the minimum size is 115 KB: every limit can be reached.
        expect(attempt).not.toBeNull();
        if (attempt === null) return;
        expect(attempt.width).toBeLessThanOrEqual(picture.width);
        expect(attempt.height).toBeLessThanOrEqual(picture.height);
        expect(Math.min(attempt.width, attempt.height)).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});
