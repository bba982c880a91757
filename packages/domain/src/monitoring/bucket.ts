import { dayMs, hourMs, startOfChinaDay } from '../time/chinaTime.ts';
import type { TimeRange } from '../time/timeRange.ts';
import { hourBucketDays, monitoringLiveMs, rawReadingDays, shortBucketDays, shortBucketMs } from './limits.ts';

/** One of the forms in which readings are kept. */
interface ReadingTier {
  /** Milliseconds that a bucket holds; 0 for readings as they were reported. */
  bucketMs: number;
  keptMs: number;
  /** Milliseconds that a chart may span at most when it is drawn from it: longer ones would have more points than they show. */
  spanMaxMs: number;
  /** Milliseconds between two of them that are no gap. */
  bridgedMs: number;
}

/** The forms in which readings are kept, from the finest to the one that is kept longest. Source: docs/rules/monitoring.md. */
export const readingTiers = {
  raw: { bucketMs: 0, keptMs: rawReadingDays * dayMs, spanMaxMs: hourMs, bridgedMs: monitoringLiveMs },
  short: { bucketMs: shortBucketMs, keptMs: shortBucketDays * dayMs, spanMaxMs: 7 * dayMs, bridgedMs: 0 },
  hour: { bucketMs: hourMs, keptMs: hourBucketDays * dayMs, spanMaxMs: hourBucketDays * dayMs, bridgedMs: 0 },
} as const satisfies Record<string, ReadingTier>;
export type ReadingTierCode = keyof typeof readingTiers;
/** The tiers in which readings are summed. */
export type BucketTierCode = Exclude<ReadingTierCode, 'raw'>;

/** The start of the bucket of a moment (milliseconds since 1970 UTC): buckets begin with the day in China. A raw reading is its own. */
export function startOfBucket(ms: number, tier: ReadingTierCode): number {
  const { bucketMs } = readingTiers[tier];
  if (bucketMs === 0) return ms;
  const day = startOfChinaDay(ms);
  return day + Math.floor((ms - day) / bucketMs) * bucketMs;
}

/** The start of the oldest bucket that is kept at a moment. What begins earlier is removed, and no longer drawn. */
export function keptSince(tier: ReadingTierCode, now: number): number {
  return startOfBucket(now - readingTiers[tier].keptMs, tier);
}

/** The tiers that take a reading: a late one is added to the sums that are still kept. */
export function tiersTaking(at: number, now: number): ReadingTierCode[] {
  const tiers: ReadingTierCode[] = ['raw', 'short', 'hour'];
  return tiers.filter((tier) => at >= keptSince(tier, now));
}

/** The tier that a range is drawn from: the finest that still has its start and does not give more points than a chart shows. */
export function tierOf({ startTime, endTime }: TimeRange, now: number): ReadingTierCode {
  const fits = (tier: ReadingTierCode) =>
    startTime >= keptSince(tier, now) && endTime - startTime <= readingTiers[tier].spanMaxMs;
  if (fits('raw')) return 'raw';
  return fits('short') ? 'short' : 'hour';
}
