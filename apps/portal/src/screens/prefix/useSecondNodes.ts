import { listSecondNodes } from '@lima-id/api';
import type { SecondNode } from '@lima-id/domain';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';

/** The second-level nodes under which a prefix can be had, as far as they have come. */
export interface SecondNodes {
  nodes: readonly SecondNode[];
  state: 'loading' | 'failed' | 'ready';
  retry: () => void;
}

const none: readonly SecondNode[] = [];

/** Reads the second-level nodes; they stay for the visit. */
export function useSecondNodes(): SecondNodes {
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['secondNodes'],
    queryFn: ({ signal }) => call(listSecondNodes, undefined, { signal, quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const state = data === undefined ? (isFetching ? 'loading' : 'failed') : 'ready';
  return { nodes: data ?? none, state, retry: () => void refetch() };
}
