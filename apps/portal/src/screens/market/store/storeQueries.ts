import { listChoiceBlocks, listFreeApps, listMarketBanners } from '@lima-id/api';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';

/** What changes a few times a day at most is asked for once in five minutes. */
const seldomMs = 300_000;

/** The banners of the market. */
export const marketBanners = queryOptions({
  queryKey: ['market', 'banners'],
  queryFn: ({ signal }) => call(listMarketBanners, undefined, { signal, quiet: true }),
  staleTime: seldomMs,
});

/** The apps that cost nothing to begin with. */
export const freeApps = queryOptions({
  queryKey: ['market', 'free'],
  queryFn: ({ signal }) => call(listFreeApps, { zeroTry: true }, { signal, quiet: true }),
  staleTime: seldomMs,
});

/** The categories that have a block, with the apps selected in each. */
export const choiceBlocks = queryOptions({
  queryKey: ['market', 'blocks'],
  queryFn: ({ signal }) => call(listChoiceBlocks, undefined, { signal, quiet: true }),
  staleTime: seldomMs,
});
