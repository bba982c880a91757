import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { marketCall } from '../../../shared/api/lateCalls.ts';

/** What changes a few times a day at most is asked for once in five minutes. */
const seldomMs = 300_000;

/** The banners of the market. */
export const marketBanners = queryOptions({
  queryKey: ['market', 'banners'],
  queryFn: ({ signal }) => call(marketCall('listMarketBanners'), undefined, { signal, quiet: true }),
  staleTime: seldomMs,
});

/** The apps that cost nothing to begin with. */
export const freeApps = queryOptions({
  queryKey: ['market', 'free'],
  queryFn: ({ signal }) => call(marketCall('listFreeApps'), { zeroTry: true }, { signal, quiet: true }),
  staleTime: seldomMs,
});

/** The categories that have a block, with the apps selected in each. */
export const choiceBlocks = queryOptions({
  queryKey: ['market', 'blocks'],
  queryFn: ({ signal }) => call(marketCall('listChoiceBlocks'), undefined, { signal, quiet: true }),
  staleTime: seldomMs,
});
