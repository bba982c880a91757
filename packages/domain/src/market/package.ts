import * as z from 'zod/mini';
import { fen } from '../money/fen.ts';
import { durationMonths, type PurchaseDuration } from './duration.ts';
import { durationUnit } from './durationUnit.ts';
import { trialDays } from './trial.ts';

/** A package (specification) of an app, as the app's page offers it. */
export const productPackage = z.object({ id: z.string(), name: z.string() });
export type ProductPackage = z.infer<typeof productPackage>;

/** One priced duration of a package. */
export const packagePrice = z.object({
  id: z.string(),
  packageProductId: z.string(),
  duration: z.int(),
  durationUnit,
  /** The unit in words, as the server writes it. */
  durationUnitView: z.string(),
  priceFen: fen,
  /** True for the duration that the page opens with. */
  isDefault: z.boolean(),
});
export type PackagePrice = z.infer<typeof packagePrice>;

/** A package with its prices. */
export const packageDetails = z.object({
  id: z.string(),
  name: z.string(),
  productManagerId: z.string(),
  trialDays,
  /** Price of one year and of one month, for durations without a row; null when there is none. */
  yearUnitPriceFen: z.nullable(fen),
  monthUnitPriceFen: z.nullable(fen),
  prices: z.array(packagePrice),
});
export type PackageDetails = z.infer<typeof packageDetails>;

/** The package that is asked for by its id, else the first; null when there is none. Source: docs/rules/market.md. */
export function choosePackage<Package extends ProductPackage>(packages: readonly Package[], id = ''): Package | null {
  return packages.find((one) => one.id === id) ?? packages[0] ?? null;
}

/**
 * The priced duration that is chosen: the one of the wanted length, so that it survives a change of package; else the
 * default one; else the first; null when there is none. Source: docs/rules/market.md.
 */
export function choosePrice<Price extends Pick<PackagePrice, 'duration' | 'durationUnit' | 'isDefault'>>(
  prices: readonly Price[],
  wanted: PurchaseDuration | null = null,
): Price | null {
  return (
    prices.find((one) => wanted !== null && durationMonths(one) === durationMonths(wanted)) ??
    prices.find(({ isDefault }) => isDefault) ??
    prices[0] ??
    null
  );
}
