import { durationLabel, durationUnits, type PurchaseDuration, priceMessages } from '@lima-id/domain';

/** What stands in the place of an amount, and what says for how long it pays. */
export const priceTagTexts = {
  onRequest: priceMessages.onRequest,
  free: priceMessages.free,
  /** A price for one of a unit. */
  units: durationUnits,
  /** A price for a whole duration. */
  duration: (duration: PurchaseDuration): string => durationLabel(duration),
  spoken: (amount: string, period: string) => (period === '' ? `${amount}元` : `${amount}元，${period}`),
  spokenUnits: { '1': '每年', '2': '每月', '-1': '永久' },
  was: (amount: string) => `原价${amount}元`,
} as const;
