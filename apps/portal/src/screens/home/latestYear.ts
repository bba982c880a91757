import type { MarketSizeYear } from '@lima-id/domain';

/** The most recent year of a market series that is not a forecast; undefined when there is none. */
export function latestYear(years: readonly MarketSizeYear[]): MarketSizeYear | undefined {
  return years
    .filter((one) => !one.forecast)
    .reduce<MarketSizeYear | undefined>((latest, one) => (latest && latest.year > one.year ? latest : one), undefined);
}
