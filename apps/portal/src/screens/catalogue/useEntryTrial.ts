import { findCatalogueTrial, type HotProduct } from '@lima-id/domain';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { marketCall } from '../../shared/api/lateCalls.ts';

/** The free trial of an entry's app, with its days; 0 when they are agreed with the provider. */
export interface EntryTrial {
  product: HotProduct;
  days: number;
  /** The package that is tried. */
  packageId: string;
}

/** The trial of the app with the title of an entry; null without one, and until it is known. */
export function useEntryTrial(title: string): EntryTrial | null {
  const query = useQuery({
    queryKey: ['catalogue', 'trial', title],
    queryFn: async ({ signal }): Promise<EntryTrial | null> => {
      const trials = await call(marketCall('listTrialApps'), undefined, { signal, quiet: true });
      const found = findCatalogueTrial(title, trials);
      if (found === null) return null;
      // The list has the package only; the owner comes with the package.
      const { id, trialDays } = found.packageDetails;
      const { productManagerId } = await call(marketCall('readPackage'), { id }, { signal, quiet: true });
      return { product: { id: productManagerId, name: found.productName }, days: trialDays, packageId: id };
    },
    staleTime: 300_000,
  });
  return query.data ?? null;
}
