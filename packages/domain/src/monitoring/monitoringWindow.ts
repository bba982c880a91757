import * as z from 'zod/mini';
import { dayMs } from '../time/chinaTime.ts';
import type { TimeRange } from '../time/timeRange.ts';
import { type BucketTierCode, startOfBucket } from './bucket.ts';

/** A range that a visitor can choose, and the tier that it is drawn from: the finest that has no more points than a chart shows. */
interface WindowRow {
  name: string;
  days: number;
  tier: BucketTierCode;
}

/** The ranges that a visitor can choose, in their order. */
export const monitoringWindows = {
  day: { name: '24 小时', days: 1, tier: 'short' },
  week: { name: '7 天', days: 7, tier: 'short' },
  month: { name: '30 天', days: 30, tier: 'hour' },
} as const satisfies Record<string, WindowRow>;

/** A range that a visitor can choose, in the API. */
export const monitoringWindow = z.enum(['day', 'week', 'month']);
export type MonitoringWindow = z.infer<typeof monitoringWindow>;

/** A range, and the tier that it is drawn from. */
export interface DrawnRange extends TimeRange {
  tier: BucketTierCode;
}

/** The range of a choice at a moment: until then, from the start of a bucket, so that none is cut. */
export function windowRange(code: MonitoringWindow, now: number): DrawnRange {
  const { days, tier } = monitoringWindows[code];
  return { startTime: startOfBucket(now - days * dayMs, tier), endTime: now, tier };
}
