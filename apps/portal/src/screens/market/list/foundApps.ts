import { type AppQuery, appSearchOf } from '@lima-id/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { marketCall } from '../../../shared/api/lateCalls.ts';

/** A page of the list. The last one stays until the next has come. */
export function foundApps(query: AppQuery) {
  const search = appSearchOf(query);
  return queryOptions({
    queryKey: ['market', 'found', search],
    queryFn: ({ signal }) => call(marketCall('searchApps'), search, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** How many apps a query would find, and what other choices would: one app is answered with it, the least there is. */
export function countedApps(query: AppQuery) {
  const search = { ...appSearchOf(query), page: 1, size: 1 };
  return queryOptions({
    queryKey: ['market', 'counted', search],
    queryFn: ({ signal }) => call(marketCall('searchApps'), search, { signal, quiet: true, awaited: true }),
  });
}
