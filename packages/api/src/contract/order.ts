import {
  defaultPageSize,
  type ListedOrder,
  listedOrder,
  type Order,
  type OrderDraft,
  type OrderResult,
  orderPageMax,
  type PaymentSubmission,
  wholeNumber,
} from '@lima-id/domain';
import * as z from 'zod/mini';
import { wireId } from '../wire/id.ts';
import { wireListedOrder, wireOrder, wireOrderDraft, wireOrderResult, wirePaymentSubmission } from '../wire/order.ts';
import { wireOrderStatus } from '../wire/orderStatus.ts';
import { renamed } from '../wire/rename.ts';
import type { Endpoint } from './endpoint.ts';
import { orderStep } from './orderStep.ts';

const folder = '/platform-operate-service/manager/order';

/** Saves an order of the caller's enterprise. Repeated with the same transaction id it returns the same order. */
export const saveOrder: Endpoint<OrderDraft, OrderResult> = {
  name: 'saveOrder',
  method: 'POST',
  path: `${folder}/save`,
  auth: 'token',
  encoding: 'json',
  request: wireOrderDraft,
  reply: wireOrderResult,
  failure: z.null(),
  refusals: [404, 409],
};

/**
 * Submits the information of an offline payment, for an order that waits for it or whose last one was rejected. An amount other
 * than the order's is accepted only with its payer's confirmation.
 */
export const savePaymentInfo: Endpoint<PaymentSubmission, null> = {
  name: 'savePaymentInfo',
  method: 'POST',
  path: `${folder}/save/payinfo`,
  auth: 'token',
  encoding: 'json',
  request: wirePaymentSubmission,
  reply: z.null(),
  failure: z.null(),
  refusals: [404, 409, 422],
};

const byId = z.object({ id: wireId });
export type OrderQuery = z.infer<typeof byId>;

/** One order of the caller. */
export const readOrder: Endpoint<OrderQuery, Order> = {
  name: 'readOrder',
  method: 'GET',
  path: `${folder}/detail/{id}`,
  auth: 'token',
  encoding: 'query',
  request: byId,
  reply: wireOrder,
  failure: z.null(),
  refusals: [404],
};

/** Cancels an order of the caller that is not completed yet. */
export const cancelOrder: Endpoint<OrderQuery, null> = {
  name: 'cancelOrder',
  method: 'POST',
  path: `${folder}/cancel/{id}`,
  auth: 'token',
  encoding: 'query',
  request: byId,
  reply: z.null(),
  failure: z.null(),
  refusals: [404, 409],
};

export type OrderStep = z.output<typeof orderStep>;

/** The history of an order of the caller, newest first. */
export const readOrderHistory: Endpoint<OrderQuery, OrderStep[]> = {
  name: 'readOrderHistory',
  method: 'GET',
  path: `${folder}/history/{id}`,
  auth: 'token',
  encoding: 'query',
  request: byId,
  reply: z.array(orderStep),
  failure: z.null(),
  refusals: [404],
};

const listQuery = z.object({
  /** Filters by status; all when absent. */
  status: z.optional(wireOrderStatus),
  page: z._default(wholeNumber(1, 1_000_000), 1),
  size: z._default(wholeNumber(1, orderPageMax), defaultPageSize),
});
export type OrderListRequest = z.output<typeof listQuery>;

const list = z.object({ records: z.array(listedOrder), total: z.number() });
/** A page of orders, and the total over all pages. */
export interface OrderList {
  records: ListedOrder[];
  total: number;
}

/** The caller's orders, newest first. */
export const listMyOrders: Endpoint<OrderListRequest, OrderList> = {
  name: 'listMyOrders',
  method: 'POST',
  path: `${folder}/list`,
  auth: 'token',
  encoding: 'json',
  request: listQuery,
  reply: renamed(list, {}, { records: z.array(wireListedOrder) }),
  failure: z.null(),
};
