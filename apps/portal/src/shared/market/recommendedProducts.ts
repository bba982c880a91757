import { recommendedProductCount } from '@lima-id/domain';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../api/ask.ts';

/** The products recommended on the home page and in the footer, at most four. */
export const recommendedProducts = queryOptions({
  queryKey: ['market', 'recommended'],
  queryFn: ({ signal }) => ask((contract) => contract.recommendProducts, { recommend: 1 }, { signal, quiet: true }),
  select: (products) => products.slice(0, recommendedProductCount),
  staleTime: 300_000,
});
