import { durationMonths, type PurchaseDuration } from './duration.ts';
import type { PackagePrice, ProductPackage } from './package.ts';

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
