import { checkAuthenticity } from '@lima-id/api';
import { type Authenticity, authenticitySameLookupMs } from '@lima-id/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';

/**
 * Looks up whether the product of an identifier is genuine: once when the scene is opened, and not again while a repeat would
 * count as the same lookup. `show` replaces the result with a later one.
 */
export function useAuthenticity(identifier: string) {
  const client = useQueryClient();
  const queryKey = ['authenticity', identifier];
  const query = useQuery<Authenticity>({
    queryKey,
    staleTime: authenticitySameLookupMs,
    gcTime: authenticitySameLookupMs,
    // Not aborted when the scene is left: the lookup is counted by then.
    queryFn: () => call(checkAuthenticity, { identifier }),
  });
  return { query, show: (answer: Authenticity) => void client.setQueryData(queryKey, answer) };
}
