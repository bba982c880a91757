import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chinaDateTime, dayMs, startOfChinaDay } from '../time/chinaTime.ts';
import { type ReadingTierCode, readingTiers, startOfBucket } from './bucket.ts';

/** 2026-05-18 18:00:00 in China. */
const now = Date.parse('2026-05-18T10:00:00Z');
const tiers: ReadingTierCode[] = ['raw', 'short', 'hour'];
const anyMs = fc.integer({ min: -dayMs, max: now + dayMs });

describe('readingTiers', () => {
  it('are in the order of their names, each kept longer than the one before', () => {
    expect(Object.keys(readingTiers)).toEqual(tiers);
    expect(tiers.map((tier) => readingTiers[tier].keptMs / dayMs)).toEqual([3, 30, 400]);
  });
});

describe('startOfBucket', () => {
  it.each([
    ['short', '2026-05-18T14:07:29.999+08:00', '2026-05-18 14:00:00'],
    ['short', '2026-05-18T14:07:30+08:00', '2026-05-18 14:07:30'],
    ['short', '2026-05-18T00:00:00+08:00', '2026-05-18 00:00:00'],
    ['hour', '2026-05-18T14:59:59.999+08:00', '2026-05-18 14:00:00'],
    ['hour', '2026-05-19T07:00:00+08:00', '2026-05-19 07:00:00'],
  ] as const)('puts into a bucket of the tier %s what is of %s', (tier, at, start) => {
    expect(chinaDateTime(startOfBucket(Date.parse(at), tier))).toBe(start);
  });

  it('leaves a raw reading where it is', () => {
    fc.assert(
      fc.property(anyMs, (ms) => {
        expect(startOfBucket(ms, 'raw')).toBe(ms);
      }),
    );
  });

  it('divides every day in China into whole buckets', () => {
    fc.assert(
      fc.property(anyMs, fc.constantFrom('short' as const, 'hour' as const), (ms, tier) => {
        const start = startOfBucket(ms, tier);
        const { bucketMs } = readingTiers[tier];
        expect(ms - start).toBeGreaterThanOrEqual(0);
        expect(ms - start).toBeLessThan(bucketMs);
        expect(startOfBucket(start, tier)).toBe(start);
        expect(startOfBucket(start + bucketMs, tier)).toBe(start + bucketMs);
        expect(startOfChinaDay(start)).toBe(startOfChinaDay(ms));
        expect(startOfBucket(startOfBucket(ms, 'short'), 'hour')).toBe(startOfBucket(ms, 'hour'));
      }),
    );
  });
});
