import {
  choosePackage,
  choosePrice,
  type OfferedDuration,
  offerDurations,
  type PackageDetails,
  type ProductDetail,
  type ProductPackage,
  type PurchaseDuration,
} from '@lima-id/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { packageQuery } from './appQueries.ts';
import { useAppChoice } from './useAppChoice.ts';

/** What is known of the chosen package's prices; `none` where there is nothing to buy but to ask for. */
export type Prices =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'none'; details: PackageDetails | null }
  | { state: 'ready'; details: PackageDetails; durations: OfferedDuration[]; chosen: OfferedDuration };

/** What an app's page offers, and what of it is chosen. */
export interface Offer {
  /** Null for an app without packages. */
  chosen: ProductPackage | null;
  prices: Prices;
  choosePackage: (id: string) => void;
  chooseDuration: (duration: PurchaseDuration) => void;
  /** Fetches the other packages before one of them is chosen. */
  foresee: () => void;
}

/** Reads the package that is chosen in the address, and what it costs. */
export function useOffer(app: ProductDetail): Offer {
  const client = useQueryClient();
  const { packageId, duration, choose } = useAppChoice();
  const chosen = choosePackage(app.packages, packageId);
  const query = useQuery({ ...packageQuery(chosen?.id ?? ''), enabled: chosen !== null });

  function pricesOf(): Prices {
    if (chosen === null) return { state: 'none', details: null };
    const details = query.data;
    if (details === undefined) {
      return query.isFetching ? { state: 'loading' } : { state: 'failed', retry: () => void query.refetch() };
    }
    const durations = offerDurations(details, app.negotiable);
    const wanted = choosePrice(durations, duration);
    return wanted === null ? { state: 'none', details } : { state: 'ready', details, durations, chosen: wanted };
  }

  return {
    chosen,
    prices: pricesOf(),
    choosePackage: (id) => choose({ packageId: id }),
    chooseDuration: (wanted) => choose({ duration: wanted }),
    foresee: () => {
      for (const { id } of app.packages) void client.prefetchQuery(packageQuery(id, { quiet: true }));
    },
  };
}
