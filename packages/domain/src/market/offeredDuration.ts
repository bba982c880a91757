import { choosePrice } from './choosePackage.ts';
import { durationMonths, type PurchaseDuration } from './duration.ts';
import type { PackageDetails } from './package.ts';
import { priceDuration } from './price.ts';
import type { Product } from './product.ts';

/** A duration that an app's page offers of a package, with its price. */
export interface OfferedDuration extends PurchaseDuration {
  priceFen: number;
  /** The price row that it comes from; null when it is computed from unit prices. */
  priceId: string | null;
  /** True for the duration that the page opens with. */
  isDefault: boolean;
}

/** What is offered in addition to the price rows wherever unit prices reach: half a year, and one to three years. */
const usualDurations: readonly PurchaseDuration[] = [
  { duration: 6, durationUnit: 'month' },
  { duration: 1, durationUnit: 'year' },
  { duration: 2, durationUnit: 'year' },
  { duration: 3, durationUnit: 'year' },
];

/**
 * The durations of a package to choose from, shortest first: every price row, and the usual durations that unit prices allow; for
 * good only by its row. Equal lengths are offered once, as the first row has it. None when the price is on request. Source:
 * docs/rules/market.md.
 */
export function offerDurations(
  details: Pick<PackageDetails, 'yearUnitPriceFen' | 'monthUnitPriceFen' | 'prices'>,
  negotiable: Product['negotiable'] = false,
): OfferedDuration[] {
  const opening = choosePrice(details.prices);
  const offered = new Map<number, OfferedDuration>();

  function offer({ duration, durationUnit }: PurchaseDuration, priceId: string | null, isDefault: boolean) {
    const months = durationMonths({ duration, durationUnit });
    const price = priceDuration(details, { duration, durationUnit }, negotiable);
    if (months === null || !price.ok || offered.has(months)) return;
    offered.set(months, { duration, durationUnit, priceFen: price.priceFen, priceId, isDefault });
  }

  for (const row of details.prices) offer(row, row.id, row === opening);
  for (const usual of usualDurations) offer(usual, null, false);
  return [...offered].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, duration]) => duration);
}
