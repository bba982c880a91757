import type { OrderStep } from '@lima-id/api';
import { readOrder, readOrderHistory } from '@lima-id/api';
import type { Order } from '@lima-id/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { RequestFailure } from '../../../shared/api/request.ts';
import { ordersKey } from '../../../shared/order/ordersKey.ts';
import { useLoginWhenOver } from '../../../shared/session/useLoginWhenOver.ts';

/** What is known of an order: it is on its way, failed to come, is not the reader's, or is there. */
export type OrderKnown =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown; retry: () => void }
  | { state: 'none'; message: string }
  | { state: 'ready'; order: Order; steps: readonly OrderStep[] };

/** HTTP statuses by which a gateway says that an id is nobody's, or can be nobody's. */
const unknownStatuses: ReadonlySet<number | null> = new Set([400, 404]);

/** Reads an order and what happened to it, again at every visit. When the session is over it leads to the login page and back. */
export function useOrder(userId: string, id: string): OrderKnown {
  const client = useQueryClient();
  const queryKey = [...ordersKey(userId), 'one', id];
  const query = useQuery({
    queryKey,
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const [order, steps] = await Promise.all([
        call(readOrder, { id }, { signal }),
        call(readOrderHistory, { id }, { signal }),
      ]);
      return { order, steps };
    },
  });
  const over = useLoginWhenOver(query.error, () => client.removeQueries({ queryKey }));
  const { error } = query;
  if (query.data !== undefined) return { state: 'ready', ...query.data };
  if (query.isFetching || error === null || over) return { state: 'loading' };
  if (error instanceof RequestFailure && unknownStatuses.has(error.result.status))
    return { state: 'none', message: error.result.message };
  return { state: 'failed', error, retry: () => void query.refetch() };
}
