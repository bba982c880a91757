import { marketMessages } from '../messages/market.ts';
import { durationMonths, type PurchaseDuration } from './duration.ts';
import type { PackageDetails } from './package.ts';
import type { Product } from './product.ts';

const refusals = {
  onRequest: marketMessages.duration.inquireFirst,
  notADuration: marketMessages.duration.noDuration,
  noPrice: marketMessages.duration.noPrice,
} as const;

/** What a duration costs, in fen, or why it has no price. */
export type DurationPrice =
  | { ok: true; priceFen: number }
  | { ok: false; reason: keyof typeof refusals; message: string };

function refuse(reason: keyof typeof refusals): DurationPrice {
  return { ok: false, reason, message: refusals[reason] };
}

function priceOf(count: number, unitPriceFen: number | null): number {
  return count === 0 ? 0 : count * (unitPriceFen ?? Number.NaN);
}

/**
 * What a package costs for a duration, in fen. A row of that length wins, before others one in the same unit; else whole
 * years at the yearly price plus the remaining months at the monthly one. For good only by its row. No price where a unit
 * price that is needed is missing or the amount passes 2^53 - 1 fen. Source: docs/rules/market.md.
 */
export function priceDuration(
  details: Pick<PackageDetails, 'yearUnitPriceFen' | 'monthUnitPriceFen' | 'prices'>,
  wanted: PurchaseDuration,
  negotiable: Product['negotiable'] = false,
): DurationPrice {
  if (negotiable) return refuse('onRequest');
  const months = durationMonths(wanted);
  if (months === null) return refuse('notADuration');
  const rows = details.prices.filter((row) => durationMonths(row) === months);
  const row = rows.find((one) => one.durationUnit === wanted.durationUnit) ?? rows[0];
  const priceFen =
    row?.priceFen ??
    priceOf(Math.floor(months / 12), details.yearUnitPriceFen) + priceOf(months % 12, details.monthUnitPriceFen);
  return Number.isSafeInteger(priceFen) ? { ok: true, priceFen } : refuse('noPrice');
}
