import { dayMs } from '../time/chinaTime.ts';
import type { TimeRange } from '../time/timeRange.ts';
import { type ReadingTierCode, startOfBucket, tierOf } from './bucket.ts';

/** The ranges that a visitor can choose, in their order: names and days. */
export const monitoringWindows = {
  day: { name: '24 小时', days: 1 },
  week: { name: '7 天', days: 7 },
  month: { name: '30 天', days: 30 },
} as const;
export type MonitoringWindow = keyof typeof monitoringWindows;

/** A range, and the tier that it is drawn from. */
export interface DrawnRange extends TimeRange {
  tier: ReadingTierCode;
}

/** The range of a choice at a moment: until then, from the start of a bucket, so that none is cut. */
export function windowRange(code: MonitoringWindow, now: number): DrawnRange {
  const startTime = now - monitoringWindows[code].days * dayMs;
  const tier = tierOf({ startTime, endTime: now }, now);
  return { startTime: startOfBucket(startTime, tier), endTime: now, tier };
}
