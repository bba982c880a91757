import type { QueryClient } from '@tanstack/react-query';
import type { DrawnStart } from '../shared/page/prepared.ts';

/** What the scripts of a page begin with: what it was drawn for, and what its queries have. */
export function startOf(address: string, client: QueryClient): DrawnStart {
  return {
    address,
    content: client
      .getQueryCache()
      .getAll()
      .flatMap(({ queryKey, state }) => (state.data === undefined ? [] : [[queryKey, state.data] as const])),
  };
}
