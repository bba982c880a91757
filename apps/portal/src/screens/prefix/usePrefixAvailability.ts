import type { PrefixAvailability } from '@lima-id/api';
import { checkPrefix } from '@lima-id/api';
import { prefixForm } from '@lima-id/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { availabilityKey } from './queryKeys.ts';

/** Milliseconds after the last key before it is asked whether a prefix can be had. */
const askAfterMs = 400;

/** Whether a prefix can be had: nobody has asked or nobody could say, it is being asked, or the answer. */
export type AvailabilityKnown = 'unknown' | 'asking' | PrefixAvailability;

/** The pair of node and prefix once it has rested for a while. */
function useRested(node: string, prefix: string): { node: string; prefix: string } {
  const [rested, setRested] = useState({ node, prefix });
  useEffect(() => {
    const timer = setTimeout(() => setRested({ node, prefix }), askAfterMs);
    return () => clearTimeout(timer);
  }, [node, prefix]);
  return rested;
}

/** Asks, while it is typed, whether a prefix can be had. A question that fails is passed over: it is asked again when the form is sent. */
export function usePrefixAvailability(secondNodeId: string, enterprisePrefix: string): AvailabilityKnown {
  const prefix = enterprisePrefix.trim();
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
