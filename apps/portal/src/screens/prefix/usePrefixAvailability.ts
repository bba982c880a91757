import type { PrefixAvailability } from '@lima-id/api';
import { checkPrefix } from '@lima-id/api';
import { joinedDigits, prefixForm } from '@lima-id/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { availabilityKey } from './queryKeys.ts';

/** Debounce of the availability check in milliseconds. */
const askAfterMs = 400;

/** The availability of a prefix: unknown, being checked, or the result. */
export type AvailabilityKnown = 'unknown' | 'asking' | PrefixAvailability;

/** The pair of node and prefix, debounced. */
function useRested(node: string, prefix: string): { node: string; prefix: string } {
  const [rested, setRested] = useState({ node, prefix });
  useEffect(() => {
    const timer = setTimeout(() => setRested({ node, prefix }), askAfterMs);
    return () => clearTimeout(timer);
  }, [node, prefix]);
  return rested;
}

/** Checks the availability of a prefix while it is typed. A failed check is ignored: the submission checks again. */
export function usePrefixAvailability(secondNodeId: string, enterprisePrefix: string): AvailabilityKnown {
  const prefix = joinedDigits(enterprisePrefix);
  const rested = useRested(secondNodeId, prefix);
  const canAsk = secondNodeId !== '' && prefixForm.shape.enterprisePrefix.safeParse(prefix).success;
  const isRested = rested.node === secondNodeId && rested.prefix === prefix;
  const { data, isFetching } = useQuery({
    queryKey: availabilityKey(secondNodeId, prefix),
    queryFn: ({ signal }) => call(checkPrefix, { secondNodeId, enterprisePrefix: prefix }, { signal, quiet: true }),
    enabled: canAsk && isRested,
  });
  if (!canAsk) return 'unknown';
  if (data !== undefined) return data;
  return isFetching || !isRested ? 'asking' : 'unknown';
}
