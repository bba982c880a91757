import { keepPreviousData, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLoginWhenOver } from '../../shared/session/useLoginWhenOver.ts';

/** A page of a list, and the total over all pages. */
export interface ListPage<Entry> {
  records: Entry[];
  total: number;
}

/** The state of a page of a list, as a table shows it. */
export interface KnownList<Entry> extends ListPage<Entry> {
  state: 'loading' | 'ready' | 'failed';
  error: unknown;
  retry: () => void;
}

/**
 * Reads a page of the logged-in person's items, at every visit; until it has loaded the previous page stays, greyed out. When the
 * session has expired it leads to the login page and back.
 */
export function useOwnList<Entry>(
  queryKey: QueryKey,
  read: (signal: AbortSignal) => Promise<ListPage<Entry>>,
): KnownList<Entry> {
  const client = useQueryClient();
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => read(signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const over = useLoginWhenOver(query.error, () => client.removeQueries({ queryKey }));
  const { records, total } = query.data ?? { records: [], total: 0 };
  const waiting = query.isPlaceholderData || query.data === undefined;
  const failed = query.error !== null && !query.isFetching && !over;
  return {
    records,
    total,
    state: failed ? 'failed' : waiting ? 'loading' : 'ready',
    error: query.error,
    retry: () => void query.refetch(),
  };
}
