import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startOfBucket } from './bucket.ts';
import { shortBucketMs } from './limits.ts';
import { slotOf } from './runningTime.ts';

describe('slotOf', () => {
  it('is the same for all moments of a short bucket, and another for each of an hour', () => {
    fc.assert(
      fc.property(fc.nat(4_000_000_000_000), (at) => {
        expect(slotOf(startOfBucket(at, 'short'))).toBe(slotOf(at));
      }),
    );
    const hour = Date.parse('2026-05-18T10:00:00Z');
    const slots = Array.from({ length: 8 }, (_, index) => slotOf(hour + index * shortBucketMs));
    expect(slots).toEqual([1, 2, 4, 8, 16, 32, 64, 128]);
  });
});
