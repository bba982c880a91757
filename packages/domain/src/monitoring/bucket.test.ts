import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chinaDateTime, dayMs, hourMs, startOfChinaDay } from '../time/chinaTime.ts';
import { keptSince, type ReadingTierCode, readingTiers, startOfBucket, tierOf, tiersTaking } from './bucket.ts';
import { hourBucketDays } from './limits.ts';

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

describe('tiersTaking', () => {
  it.each([
    [0, tiers],
    [3 * dayMs, tiers],
    [3 * dayMs + 1, ['short', 'hour']],
    [30 * dayMs + 1, ['short', 'hour']],
    [30 * dayMs + hourMs, ['hour']],
    [400 * dayMs, ['hour']],
    [401 * dayMs, []],
  ])('takes a reading that is %s ms late into %j', (late, taking) => {
    // Not on the boundary of a bucket.
    const at = now + 60_000;
    expect(tiersTaking(at - late, at)).toEqual(taking);
  });

  it('sums every reading that may be reported, and none in a bucket that is removed at once', () => {
    const late = fc.integer({ min: 0, max: hourBucketDays * dayMs });
    fc.assert(
      fc.property(anyMs, late, (at, ms) => {
        const taking = tiersTaking(at - ms, at);
        expect(taking).toContain('hour');
        for (const tier of taking) expect(startOfBucket(at - ms, tier)).toBeGreaterThanOrEqual(keptSince(tier, at));
      }),
    );
  });
});

describe('tierOf', () => {
  const of = (from: number, to = 0) => tierOf({ startTime: now - from, endTime: now - to }, now);

  it.each([
    ['the last hour', hourMs, 0, 'raw'],
    ['an hour of the day before yesterday', 2 * dayMs, 2 * dayMs - hourMs, 'raw'],
    ['more than an hour', hourMs + 1, 0, 'short'],
    ['24 hours', dayMs, 0, 'short'],
    ['an hour of last week', 7 * dayMs, 7 * dayMs - hourMs, 'short'],
    ['7 days', 7 * dayMs, 0, 'short'],
    ['more than 7 days', 7 * dayMs + 1, 0, 'hour'],
    ['30 days', 30 * dayMs, 0, 'hour'],
    ['a day of last month', 31 * dayMs, 30 * dayMs, 'hour'],
    ['more than is kept', 500 * dayMs, 0, 'hour'],
  ] as const)('draws %s (from %s to %s ms ago) from the tier %s', (_range, from, to, tier) => {
    expect(of(from, to)).toBe(tier);
  });

  it('never draws a range that is kept from a tier that lacks its start', () => {
    const range = fc.tuple(fc.nat(400 * dayMs), fc.nat(400 * dayMs));
    fc.assert(
      fc.property(range, ([one, other]) => {
        const [from, to] = [Math.max(one, other), Math.min(one, other)];
        expect(keptSince(of(from, to), now)).toBeLessThanOrEqual(now - from);
      }),
    );
  });
});
