import { recommendedProductCount } from '@lima-id/domain';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../shared/api/ask.ts';
import { recommendProducts } from './calls.ts';

/** What the platform recommends to somebody who has ordered, at most four. */
export const recommendedProducts = queryOptions({
  queryKey: ['market', 'recommended'],
  queryFn: ({ signal }) => ask(() => recommendProducts, { recommend: 1 }, { signal, quiet: true }),
  select: (products) => products.slice(0, recommendedProductCount),
  staleTime: 300_000,
});
