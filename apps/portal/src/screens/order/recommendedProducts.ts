import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../shared/api/ask.ts';
import { recommendProducts } from './calls.ts';

/** What the platform recommends to somebody who has ordered. */
export const recommendedProducts = queryOptions({
  queryKey: ['market', 'recommended'],
  queryFn: ({ signal }) => ask(() => recommendProducts, { recommend: 1 }, { signal, quiet: true }),
  staleTime: 300_000,
});
