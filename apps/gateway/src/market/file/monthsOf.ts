import { durationMonths, readDuration } from '@lima-id/domain';

/** Months of a duration in words, infinite for good; null for other words. */
export function monthsOf(label: string): number | null {
  const duration = readDuration(label);
  return duration && durationMonths(duration);
}
