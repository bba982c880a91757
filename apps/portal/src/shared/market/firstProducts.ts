import { recommendedProductCount } from '@lima-id/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { publicCall } from '../api/lateCalls.ts';

const firstPage = { current: 1, size: recommendedProductCount } as const;

/** The products recommended on the home page and in the footer: the first four that the market finds. */
export const firstProducts = queryOptions({
  queryKey: ['market', 'first'],
  queryFn: ({ signal }) => call(publicCall('findFirstProducts'), firstPage, { signal, quiet: true }),
  // Other gateways may give more than they are asked for.
  select: ({ records }) => records.slice(0, recommendedProductCount),
  staleTime: 300_000,
});
