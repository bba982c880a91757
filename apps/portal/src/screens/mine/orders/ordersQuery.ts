import { orderStatusCodes } from '@lima-id/api';
import { type OrderStatus, orderStatus } from '@lima-id/domain';
import { personalAddresses } from '../../../shared/personal/personalAddresses.ts';
import { askedPage } from '../listPage.ts';

/** Which of the orders are shown: those of one status, in the address the number that it has on the wire, or all; and which page of them. */
export interface OrdersChoice {
  status: OrderStatus | null;
  page: number;
}

/** What an address asks for. */
export function readOrdersChoice(query: URLSearchParams): OrdersChoice {
  const text = query.get('status');
  const status = orderStatus.options.find((one) => `${orderStatusCodes[one]}` === text) ?? null;
  return { status, page: askedPage(query) };
}

/** The address of a choice; what is usual stays out of it. */
export function ordersAddress({ status, page }: OrdersChoice): string {
  const query = new URLSearchParams();
  if (status !== null) query.set('status', `${orderStatusCodes[status]}`);
  if (page > 1) query.set('page', `${page}`);
  const text = query.toString();
  return text === '' ? personalAddresses.orders : `${personalAddresses.orders}?${text}`;
}
