/** Names of the units of a duration. */
export const durationUnits = { year: '年', month: '月', lifetime: '永久' } as const;
export type DurationUnit = keyof typeof durationUnits;

/** For how long an app is bought: a whole number of years or months, or permanently, where the number is ignored. */
export interface PurchaseDuration {
  duration: number;
  durationUnit: DurationUnit;
}

/**
 * Months of a duration, Infinity when it is permanent; null when it is no whole positive number of years or months.
 * Equal months are equal durations: 12 months are 1 year. Source: docs/rules/market.md.
 */
export function durationMonths({ duration, durationUnit: unit }: PurchaseDuration): number | null {
  if (unit === 'lifetime') return Number.POSITIVE_INFINITY;
  const months = unit === 'year' ? duration * 12 : duration;
  return Number.isSafeInteger(duration) && Number.isSafeInteger(months) && duration > 0 ? months : null;
}

/** A duration in words: 1年, 3个月, 永久. Source: docs/rules/market.md. */
export function durationLabel({ duration, durationUnit: unit }: PurchaseDuration): string {
  if (unit === 'lifetime') return durationUnits[unit];
  return `${duration}${unit === 'month' ? '个' : ''}${durationUnits[unit]}`;
}

/** The duration in words as `durationLabel` writes them, for an order keeps it so; null for anything else. Source: docs/rules/orders.md. */
export function readDuration(label: string): PurchaseDuration | null {
  const duration = Number.parseInt(label, 10) || 1;
  const read = (Object.keys(durationUnits) as DurationUnit[])
    .map((unit) => ({ duration, durationUnit: unit }))
    .find((one) => durationLabel(one) === label);
  return read === undefined || durationMonths(read) === null ? null : read;
}
