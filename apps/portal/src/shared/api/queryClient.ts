import { QueryClient } from '@tanstack/react-query';

/** Server state lives here. A failed call is not retried automatically: the failure is shown, and the visitor decides. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false, networkMode: 'always' },
    },
  });
}
