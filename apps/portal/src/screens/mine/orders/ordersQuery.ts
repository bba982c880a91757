import type { OrderStatus } from '@lima-id/domain';
import { orderStatus } from '@lima-id/domain';
import { personalAddresses } from '../../../shared/personal/personalAddresses.ts';
import { askedPage } from '../listPage.ts';

/** Which of the orders are shown: those of one status or, without one, all; and which page of them. */
export interface OrdersChoice {
  status: OrderStatus | null;
  page: number;
}

/** What an address asks for. */
export function readOrdersChoice(query: URLSearchParams): OrdersChoice {
  const text = query.get('status') ?? '';
  const read = orderStatus.safeParse(/^\d$/.test(text) ? Number(text) : null);
  return { status: read.success ? read.data : null, page: askedPage(query) };
}

/** The address of a choice; what is usual stays out of it. */
export function ordersAddress({ status, page }: OrdersChoice): string {
  const query = new URLSearchParams();
  if (status !== null) query.set('status', `${status}`);
  if (page > 1) query.set('page', `${page}`);
  const text = query.toString();
  return text === '' ? personalAddresses.orders : `${personalAddresses.orders}?${text}`;
}
