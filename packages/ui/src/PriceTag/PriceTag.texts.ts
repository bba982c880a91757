import { durationLabel, durationUnits, type PurchaseDuration, priceMessages } from '@lima-id/domain';

/** The texts for prices without an amount, and the labels of periods. */
export const priceTagTexts = {
  onRequest: priceMessages.onRequest,
  free: priceMessages.free,
  /** Label of a unit price. */
  units: durationUnits,
  /** Label of a price for a whole duration. */
  duration: (duration: PurchaseDuration): string => durationLabel(duration),
  spoken: (amount: string, period: string) => (period === '' ? `${amount}元` : `${amount}元，${period}`),
  spokenUnits: { year: '每年', month: '每月', lifetime: '永久' },
  was: (amount: string) => `原价${amount}元`,
} as const;
