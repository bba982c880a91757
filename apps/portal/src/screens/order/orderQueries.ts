import { readOrder } from '@lima-id/api';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { accountCall } from '../../shared/api/lateCalls.ts';
import { ordersKey } from '../../shared/order/ordersKey.ts';

/** Under which a buyer's orders are kept. */
export function orderKey(userId: string, id: string) {
  return [...ordersKey(userId), 'bought', id] as const;
}

/** An order of the logged-in person; its status is read again at each visit. */
export function orderQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: orderKey(userId, id),
    queryFn: ({ signal }) => call(readOrder, { id }, { signal }),
    staleTime: 0,
  });
}

/** The company that the logged-in person buys for; null without one. */
export function companyQuery(userId: string) {
  return queryOptions({
    queryKey: ['buyer', userId],
    queryFn: ({ signal }) => call(accountCall('findCurrentCompany'), undefined, { signal }),
  });
}
