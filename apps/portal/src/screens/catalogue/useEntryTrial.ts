import { listTrialApps, readPackage } from '@lima-id/api';
import { findCatalogueTrial, type HotProduct } from '@lima-id/domain';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';

/** The free trial that an entry offers: its app, and for how many days; 0 when provider and buyer agree on them. */
export interface EntryTrial {
  product: HotProduct;
  days: number;
  /** The package that is tried. */
  packageId: string;
}

/** The trial of the app that has the title of an entry; null when there is none, and until it is known. */
export function useEntryTrial(title: string): EntryTrial | null {
  const query = useQuery({
    queryKey: ['catalogue', 'trial', title],
    queryFn: async ({ signal }): Promise<EntryTrial | null> => {
      const trials = await call(listTrialApps, undefined, { signal, quiet: true });
      const found = findCatalogueTrial(title, trials);
      if (found === null) return null;
      // The list names the package; whose it is, the package says.
      const { id, tryUseDuration } = found.packageDetails;
      const { productManagerId } = await call(readPackage, { id }, { signal, quiet: true });
      return { product: { id: productManagerId, name: found.productName }, days: tryUseDuration, packageId: id };
    },
    staleTime: 300_000,
  });
  return query.data ?? null;
}
