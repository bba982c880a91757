import type { QueryClient } from '@tanstack/react-query';
import type { DrawnStart } from '../shared/page/prepared.ts';

/** The initial data of a page's scripts: the address it was rendered for, and the data of its queries. */
export function startOf(address: string, client: QueryClient): DrawnStart {
  return {
    address,
    content: client
      .getQueryCache()
      .getAll()
      .flatMap(({ queryKey, state }) => (state.data === undefined ? [] : [[queryKey, state.data] as const])),
  };
}
