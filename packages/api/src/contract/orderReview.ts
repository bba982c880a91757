import {
  defaultPageSize,
  fen,
  type Order,
  order,
  orderRejection,
  orderStatus,
  paymentFlag,
  refundState,
  typedAmount,
  wholeNumber,
} from '@lima-id/domain';
import * as z from 'zod/mini';
import { wireId } from '../wire/id.ts';
import { wireOrder } from '../wire/order.ts';
import { renamed } from '../wire/rename.ts';
import { wireYuan } from '../wire/yuan.ts';
import type { Endpoint } from './endpoint.ts';
import { toldStep } from './orderStep.ts';

const folder = '/platform-operate-service/operator/order';

const ofReviewers = { method: 'POST', auth: 'token', encoding: 'json', failure: z.null() } as const;

/** Orders of one page at most. */
const pageSizeMax = 100;

/** Characters of a code by which an order is looked for. */
const codeMaxLength = 32;

const listQuery = z.object({
  /** Those of one status; all when it is left out. */
  status: z.optional(orderStatus),
  /** That of one order code or remittance code, as people write it. */
  code: z.optional(z.string().check(z.maxLength(codeMaxLength))),
  /** Those for which money came that completes nothing and was not given back. */
  flagged: z.optional(z.boolean()),
  page: z._default(wholeNumber(1, 1_000_000), 1),
  pageSize: z._default(wholeNumber(1, pageSizeMax), defaultPageSize),
});
export type OrderReviewListRequest = z.infer<typeof listQuery>;

const { shape } = order;

const listed = z.object({
  id: shape.id,
  orderCode: shape.orderCode,
  remittanceCode: shape.remittanceCode,
  buyerCompanyName: shape.buyerCompanyName,
  totalAmountFen: fen,
  status: orderStatus,
  createTime: shape.createTime,
  /** When it came to its status, milliseconds since 1970 UTC. */
  changedAt: z.number(),
  /** Whether there is something to look at twice in it. */
  warned: z.boolean(),
  /** Whether money came for it that completes nothing and was not given back. */
  flagged: z.boolean(),
  /** Whether the transfer that was handed in last is not the amount due. */
  amountDiffers: z.boolean(),
});
export type OrderForReview = z.infer<typeof listed>;

const list = z.object({ total: z.number(), orders: z.array(listed) });
export type OrderReviewList = z.infer<typeof list>;

/** Lists orders, those that have stood still longest first. */
export const listOrders: Endpoint<OrderReviewListRequest, OrderReviewList> = {
  ...ofReviewers,
  name: 'listOrders',
  summary: '查询订单，等待最久的在前，可按状态、订单号或汇款识别码、异常到账筛选，分页',
  path: `${folder}/list`,
  request: listQuery,
  reply: renamed(
    list,
    {},
    { orders: z.array(renamed(listed, { totalAmountFen: 'totalAmount' }, { totalAmountFen: wireYuan })) },
  ),
};

/** A step of an order, and by whom: the user name, empty when nobody did it. */
const step = z.extend(toldStep, { by: z.string() });
export type OrderHistoryStep = z.infer<typeof step>;

/**
 * What a reviewer should look at twice: the same voucher, or the same account, amount and day, stands in other orders; or the order was paid
 * with a provider while a transfer waited for its audit, which names no other orders.
 */
const warning = z.object({ kind: z.enum(['voucher', 'payment', 'transfer']), orderCodes: z.array(z.string()) });
export type OrderWarning = z.infer<typeof warning>;

/** Money that a provider took. */
const received = z.object({
  provider: z.string(),
  /** The provider's own number of the payment. */
  transaction: z.string(),
  amountFen: fen,
  at: z.number(),
  /** Why it completes nothing; null for the payment that completed the order. */
  flag: z.nullable(paymentFlag),
  /** Where giving it back is; null where that is a person's work, or where there is nothing to give back. */
  refund: z.nullable(refundState),
});
export type ReceivedPayment = z.infer<typeof received>;

const access = z.object({
  /** User name. */
  by: z.string(),
  /** The whole order, or one of its vouchers. */
  what: z.enum(['order', 'picture']),
  at: z.number(),
});

const reviewed = z.object({
  order,
  /** As in the list. */
  amountDiffers: z.boolean(),
  warnings: z.array(warning),
  payments: z.array(received),
  /** Oldest first. */
  steps: z.array(step),
  /** Who has looked at the payment's information, newest first; the last hundred. */
  accesses: z.array(access),
});
export interface ReviewedOrder extends z.infer<typeof reviewed> {
  order: Order;
}

const wireReceived = renamed(received, { amountFen: 'amount' }, { amountFen: wireYuan });

const pageQuery = z.object({ page: listQuery.shape.page, pageSize: listQuery.shape.pageSize });
export type UnknownPaymentsRequest = z.infer<typeof pageQuery>;

const unknownPayments = z.object({ total: z.number(), payments: z.array(received) });
export type UnknownPaymentsList = z.infer<typeof unknownPayments>;

/** Lists money that came for an order that nobody knows, newest first: no order leads to it. */
export const listUnknownPayments: Endpoint<UnknownPaymentsRequest, UnknownPaymentsList> = {
  ...ofReviewers,
  name: 'listUnknownPayments',
  summary: '查询找不到对应订单的到账款项，最新的在前，分页',
  path: `${folder}/payments/unknown`,
  request: pageQuery,
  reply: renamed(unknownPayments, {}, { payments: z.array(wireReceived) }),
};

const byId = z.object({ id: wireId });

/** An order as reviewers see it, with links to its vouchers. Each reading is written down. */
export const readOrderForReview: Endpoint<z.infer<typeof byId>, ReviewedOrder> = {
  ...ofReviewers,
  name: 'readOrderForReview',
  summary: '查看一个订单的全部内容、付款信息、重复提示与经过；每次查看都会记录',
  path: `${folder}/detail`,
  request: byId,
  reply: renamed(
    reviewed,
    {},
    {
      order: wireOrder,
      payments: z.array(wireReceived),
    },
  ),
  refusals: [404],
};

/** The status that the reviewer saw: what changed meanwhile is not decided on unseen. */
const from = orderStatus;

const decided = z.object({ status: orderStatus });
export type OrderDecision = z.infer<typeof decided>;

const accepting = z.object({
  ...byId.shape,
  from,
  /** What came to the bank, as the reviewer typed it: needed where it is not the amount due. */
  amount: typedAmount,
});
export type OrderAccepting = z.infer<typeof accepting>;

/** Accepts the payment of an order, which completes it. One of another amount than is due needs the amount typed. */
export const acceptOrder: Endpoint<OrderAccepting, OrderDecision> = {
  ...ofReviewers,
  name: 'acceptOrder',
  summary: '确认订单已到账，订单完成；付款金额与应付金额不一致时，须在 amount 中给出实际到账金额，否则返回422',
  path: `${folder}/accept`,
  request: accepting,
  reply: decided,
  refusals: [404, 409, 422],
};

const rejecting = z.object({ ...byId.shape, from, reason: orderRejection });
export type OrderRejecting = z.infer<typeof rejecting>;

/** Does not accept the payment of an order, with a reason that its buyer reads. */
export const rejectOrder: Endpoint<OrderRejecting, OrderDecision> = {
  ...ofReviewers,
  name: 'rejectOrder',
  summary: '驳回订单的付款信息并说明原因，买方可修改后再次提交',
  path: `${folder}/reject`,
  request: rejecting,
  reply: decided,
  refusals: [404, 409],
};
