import type { AppSearch } from '@lima-id/api';
import { type AppQuery, listPageMax, queryCategory } from '@lima-id/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ask } from '../../../shared/api/ask.ts';
import { searchApps } from '../calls.ts';

/** What the gateway is asked for by a query; a page beyond the longest list is asked for as its last. */
export function appSearchOf(query: AppQuery): AppSearch {
  const { name, source, sort, page, size } = query;
  return { name, categoryId: queryCategory(query), source, sort, page: Math.min(page, listPageMax), size };
}

/** A page of the list. The last one stays until the next has come. */
export function foundApps(query: AppQuery) {
  const search = appSearchOf(query);
  return queryOptions({
    queryKey: ['market', 'found', search],
    queryFn: ({ signal }) => ask(() => searchApps, search, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** How many apps a query would find, and what other choices would: one app is answered with it, the least there is. */
export function countedApps(query: AppQuery) {
  const search = { ...appSearchOf(query), page: 1, size: 1 };
  return queryOptions({
    queryKey: ['market', 'counted', search],
    queryFn: ({ signal }) => ask(() => searchApps, search, { signal, quiet: true }),
  });
}
