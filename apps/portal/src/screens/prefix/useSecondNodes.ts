import { listSecondNodes } from '@lima-id/api';
import type { SecondNode } from '@lima-id/domain';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';

/** The second-level nodes that assign prefixes, as far as they have loaded. */
export interface SecondNodes {
  nodes: readonly SecondNode[];
  state: 'loading' | 'failed' | 'ready';
  retry: () => void;
}

const none: readonly SecondNode[] = [];

/** Reads the second-level nodes; they are cached for the visit. */
export function useSecondNodes(): SecondNodes {
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['secondNodes'],
    queryFn: ({ signal }) => call(listSecondNodes, undefined, { signal, quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const state = data === undefined ? (isFetching ? 'loading' : 'failed') : 'ready';
  return { nodes: data ?? none, state, retry: () => void refetch() };
}
