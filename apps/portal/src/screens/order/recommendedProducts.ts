import { recommendProducts } from '@lima-id/api';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';

/** What the platform recommends to somebody who has ordered. */
export const recommendedProducts = queryOptions({
  queryKey: ['market', 'recommended'],
  queryFn: ({ signal }) => call(recommendProducts, { recommend: true }, { signal, quiet: true }),
  staleTime: 300_000,
});
