import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hourMs } from '../time/chinaTime.ts';
import { startOfBucket } from './bucket.ts';
import { shortBucketMs } from './limits.ts';
import { runningMs, slotOf } from './runningTime.ts';

const none = { running: 0, idle: 0, fault: 0, off: 0 };

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

describe('runningMs', () => {
  it('is the share of running readings, of the short buckets that have readings', () => {
    expect(runningMs({ counts: { ...none, running: 3, idle: 1 }, slots: 0b1111_1111 })).toBe(0.75 * hourMs);
    expect(runningMs({ counts: { ...none, running: 5 }, slots: 0b0001_0001 })).toBe(2 * shortBucketMs);
    expect(runningMs({ counts: { ...none, off: 9 }, slots: 0b1111_1111 })).toBe(0);
    expect(runningMs({ counts: none, slots: 0 })).toBe(0);
  });

  it('is never longer than the hour', () => {
    const counts = fc.record({ running: fc.nat(900), idle: fc.nat(900), fault: fc.nat(900), off: fc.nat(900) });
    fc.assert(
      fc.property(counts, fc.nat(255), (given, slots) => {
        const ms = runningMs({ counts: given, slots });
        expect(ms).toBeGreaterThanOrEqual(0);
        expect(ms).toBeLessThanOrEqual(hourMs);
      }),
    );
  });
});
