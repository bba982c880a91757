import { productPageSize } from '@lima-id/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { marketCall } from '../../../shared/api/lateCalls.ts';

/** What changes a few times a day at most is asked for once in five minutes. */
const seldomMs = 300_000;

/** The whole tree of categories. */
export const categoryTree = queryOptions({
  queryKey: ['market', 'categories'],
  queryFn: ({ signal }) => call(marketCall('readCategoryTree'), { level: 3 }, { signal, quiet: true }),
  staleTime: seldomMs,
});

/** Whom the market names for advice. */
export const appConfig = queryOptions({
  queryKey: ['market', 'config'],
  queryFn: ({ signal }) => call(marketCall('readAppConfig'), undefined, { signal, quiet: true }),
  staleTime: seldomMs,
});

/** The selected apps of all categories, best first. */
export const chosenApps = queryOptions({
  queryKey: ['market', 'chosen'],
  queryFn: ({ signal }) => call(marketCall('listChosenApps'), { size: productPageSize }, { signal, quiet: true }),
  staleTime: seldomMs,
});
