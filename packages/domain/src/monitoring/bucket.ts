import { dayMs, hourMs, startOfChinaDay } from '../time/chinaTime.ts';
import { hourBucketDays, monitoringLiveMs, rawReadingDays, shortBucketDays, shortBucketMs } from './limits.ts';

/** One of the forms in which readings are kept. */
interface ReadingTier {
  /** Milliseconds that a bucket holds; 0 for readings as they were reported. */
  bucketMs: number;
  keptMs: number;
  /** Milliseconds between two of them that are no gap. */
  bridgedMs: number;
}

/** The forms in which readings are kept, from the finest to the one that is kept longest. Source: docs/rules/monitoring.md. */
export const readingTiers = {
  raw: { bucketMs: 0, keptMs: rawReadingDays * dayMs, bridgedMs: monitoringLiveMs },
  short: { bucketMs: shortBucketMs, keptMs: shortBucketDays * dayMs, bridgedMs: 0 },
  hour: { bucketMs: hourMs, keptMs: hourBucketDays * dayMs, bridgedMs: 0 },
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
