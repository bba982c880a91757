import { recommendedProductCount } from '@lima-id/domain';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../api/ask.ts';

const firstPage = { current: 1, size: recommendedProductCount } as const;

/** The products recommended on the home page and in the footer: the first four that the market finds. */
export const firstProducts = queryOptions({
  queryKey: ['market', 'first'],
  queryFn: ({ signal }) => ask((contract) => contract.findFirstProducts, firstPage, { signal, quiet: true }),
  // Other gateways may give more than they are asked for.
  select: ({ records }) => records.slice(0, recommendedProductCount),
  staleTime: 300_000,
});
