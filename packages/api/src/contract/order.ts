import {
  defaultPageSize,
  type ListedOrder,
  listedOrder,
  type Order,
  type OrderDraft,
  type OrderResult,
  orderPageMax,
  orderStatus,
  type PaymentSubmission,
  wholeNumber,
} from '@lima-id/domain';
import * as z from 'zod/mini';
import { wireId } from '../wire/id.ts';
import { wireListedOrder, wireOrder, wireOrderDraft, wireOrderResult, wirePaymentSubmission } from '../wire/order.ts';
import { renamed } from '../wire/rename.ts';
import type { Endpoint } from './endpoint.ts';
import { toldStep } from './orderStep.ts';

const folder = '/platform-operate-service/manager/order';

/** Saves an order of the caller's enterprise. Saved again under the same transaction id it is the same order, and the same answer. */
export const saveOrder: Endpoint<OrderDraft, OrderResult> = {
  name: 'saveOrder',
  summary: '提交订单；同一 transactionId 重复提交返回同一订单，金额由平台重新核算，不一致时返回409',
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
 * Hands in the information of an offline payment, for an order that waits for it or whose last one was not accepted. An amount that is not
 * the order's is taken with its payer's confirmation alone.
 */
export const savePaymentInfo: Endpoint<PaymentSubmission, null> = {
  name: 'savePaymentInfo',
  summary:
    '提交线下付款信息与付款凭证；仅待付款与审核未通过的订单可提交。付款金额与应付金额不一致时，须由付款人确认并在 confirmedAmount 中再次给出，否则返回422',
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

/** An order of the caller. */
export const readOrder: Endpoint<OrderQuery, Order> = {
  name: 'readOrder',
  summary: '查询本人的一个订单，含汇款识别码与已提交的付款信息',
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
  summary: '取消本人的订单；已完成或已取消的订单返回409',
  method: 'POST',
  path: `${folder}/cancel/{id}`,
  auth: 'token',
  encoding: 'query',
  request: byId,
  reply: z.null(),
  failure: z.null(),
  refusals: [404, 409],
};

/** A step of an order as its buyer sees it. */
export type ToldOrderStep = z.infer<typeof toldStep>;

/** What happened to an order of the caller, newest first. */
export const readOrderHistory: Endpoint<OrderQuery, ToldOrderStep[]> = {
  name: 'readOrderHistory',
  summary: '查询本人一个订单的经过，最新的在前',
  method: 'GET',
  path: `${folder}/history/{id}`,
  auth: 'token',
  encoding: 'query',
  request: byId,
  reply: z.array(toldStep),
  failure: z.null(),
  refusals: [404],
};

const listQuery = z.object({
  /** Orders of one status; all when it is left out. */
  status: z.optional(orderStatus),
  page: z._default(wholeNumber(1, 1_000_000), 1),
  size: z._default(wholeNumber(1, orderPageMax), defaultPageSize),
});
export type OrderListRequest = z.infer<typeof listQuery>;

const list = z.object({ records: z.array(listedOrder), total: z.number() });
/** A page of orders, and how many there are on all pages. */
export interface OrderList {
  records: ListedOrder[];
  total: number;
}

/** The caller's orders, newest first. */
export const listMyOrders: Endpoint<OrderListRequest, OrderList> = {
  name: 'listMyOrders',
  summary: '查询本人的订单，最新的在前，可按状态筛选，分页',
  method: 'POST',
  path: `${folder}/list`,
  auth: 'token',
  encoding: 'json',
  request: listQuery,
  reply: renamed(list, {}, { records: z.array(wireListedOrder) }),
  failure: z.null(),
};
