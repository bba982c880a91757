import {
  defaultPageSize,
  fen,
  type Order,
  order,
  orderRejection,
  paymentFlag,
  refundState,
  refundStopReason,
  settlementNote,
  typedAmount,
  typedDocumentNumber,
  wholeNumber,
} from '@lima-id/domain';
import * as z from 'zod/mini';
import { wireId } from '../wire/id.ts';
import { wireOrder } from '../wire/order.ts';
import { wireOrderStatus } from '../wire/orderStatus.ts';
import { renamed } from '../wire/rename.ts';
import { wireYuan } from '../wire/yuan.ts';
import type { Endpoint } from './endpoint.ts';
import { orderStep } from './orderStep.ts';

const folder = '/platform-operate-service/operator/order';

const ofReviewers = { method: 'POST', auth: 'token', encoding: 'json', failure: z.null() } as const;

/** Maximum page size. */
const pageSizeMax = 100;

/** Maximum length of a code to search for. */
const codeMaxLength = 32;

const typedCode = z.string().check(z.overwrite(typedDocumentNumber), z.maxLength(codeMaxLength));

const listQuery = z.object({
  /** Filters by status; all when absent. */
  status: z.optional(wireOrderStatus),
  /** Filters by order code or remittance code, as people write it. */
  code: z.optional(typedCode),
  /** Filters for orders with an unmatched payment that was neither refunded nor settled. */
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
  status: wireOrderStatus,
  createTime: shape.createTime,
  /** When it reached its status, milliseconds since 1970 UTC. */
  changedAt: z.number(),
  /** Whether it has a warning for the reviewer. */
  warned: z.boolean(),
  /** Whether it has an unmatched payment that was neither refunded nor settled. */
  flagged: z.boolean(),
  /** Whether the latest transfer submitted differs from the amount due. */
  amountDiffers: z.boolean(),
});
export type OrderForReview = z.infer<typeof listed>;

const list = z.object({ total: z.number(), orders: z.array(listed) });
export type OrderReviewList = z.infer<typeof list>;

/** Lists orders, those unchanged for longest first. */
export const listOrders: Endpoint<OrderReviewListRequest, OrderReviewList> = {
  ...ofReviewers,
  name: 'listOrders',
  path: `${folder}/list`,
  request: listQuery,
  reply: renamed(
    list,
    {},
    { orders: z.array(renamed(listed, { totalAmountFen: 'totalAmount' }, { totalAmountFen: wireYuan })) },
  ),
};

/** A step of an order with its user name, empty for automatic steps. */
const step = z.extend(orderStep, { by: z.string() });
export type OrderHistoryStep = z.infer<typeof step>;

/**
 * A warning for the reviewer: the same voucher, or the same account, amount and day, occurs in other orders; or the order was
 * paid with a provider while a transfer waited for its audit, which names no other orders.
 */
const warning = z.object({ kind: z.enum(['voucher', 'payment', 'transfer']), orderCodes: z.array(z.string()) });
export type OrderWarning = z.infer<typeof warning>;

/** How a reviewer settled a payment by hand. */
const settlement = z.object({
  repaidAmountFen: fen,
  /** Code of the order that the rest is kept for; null when all was repaid. */
  keptFor: z.nullable(z.string()),
  note: z.string(),
  /** User name. */
  by: z.string(),
  at: z.number(),
});

/** How a reviewer stopped a refund, so that the money is repaid by hand. */
const refundStop = z.object({
  reason: z.string(),
  /** Whether the reviewer looked in the provider's console. */
  checked: z.boolean(),
  /** User name. */
  by: z.string(),
  at: z.number(),
});

/** A payment that a provider received. */
const received = z.object({
  provider: z.string(),
  /** The provider's transaction id. */
  transaction: z.string(),
  amountFen: fen,
  at: z.number(),
  /** Why it does not complete the order; null for the payment that did. */
  flag: z.nullable(paymentFlag),
  /** The state of the refund; null where it is made by hand, or where nothing is to be refunded. */
  refund: z.nullable(refundState),
  /** Null unless its refund was stopped, and from gateways of earlier versions. The refund is `failed` then. */
  refundStop: z._default(z.nullable(refundStop), null),
  /** Null until it is settled by hand, and from gateways of earlier versions. */
  settlement: z._default(z.nullable(settlement), null),
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
  /** Access log of the payment information, newest first; the last hundred. */
  accesses: z.array(access),
});
/** An order with what a reviewer decides by. */
export interface ReviewedOrder extends z.infer<typeof reviewed> {
  order: Order;
}

const wireSettlement = renamed(settlement, { repaidAmountFen: 'repaidAmount' }, { repaidAmountFen: wireYuan });

const wireReceived = renamed(
  received,
  { amountFen: 'amount' },
  { amountFen: wireYuan, settlement: z.prefault(z.nullable(wireSettlement), null) },
);

const unknownQuery = z.object({
  /** Finds the payment of this transaction id, whether it is settled or not. */
  transaction: z.optional(received.shape.transaction),
  page: listQuery.shape.page,
  pageSize: listQuery.shape.pageSize,
});
export type UnknownPaymentsRequest = z.infer<typeof unknownQuery>;

const unknownPayments = z.object({ total: z.number(), payments: z.array(received) });
export type UnknownPaymentsList = z.infer<typeof unknownPayments>;

/** Lists unsettled payments received for unknown orders, newest first: they belong to no order's page. */
export const listUnknownPayments: Endpoint<UnknownPaymentsRequest, UnknownPaymentsList> = {
  ...ofReviewers,
  name: 'listUnknownPayments',
  path: `${folder}/payments/unknown`,
  request: unknownQuery,
  reply: renamed(unknownPayments, {}, { payments: z.array(wireReceived) }),
};

const byId = z.object({ id: wireId });

/** An order as reviewers see it, with links to its vouchers. Each read is recorded in the audit log. */
export const readOrderForReview: Endpoint<z.infer<typeof byId>, ReviewedOrder> = {
  ...ofReviewers,
  name: 'readOrderForReview',
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

/** The status that the reviewer saw: a decision on an outdated status is refused. */
const from = wireOrderStatus;

const decided = z.object({ status: wireOrderStatus });
export type OrderDecision = z.infer<typeof decided>;

const accepting = z.object({
  ...byId.shape,
  from,
  /** The amount received by the bank, as the reviewer typed it: required where it differs from the amount due. */
  amount: typedAmount,
});
export type OrderAccepting = z.infer<typeof accepting>;

/**
 * Accepts the payment of an order, which completes it. An amount other than the one due has to be typed. Refused (409) unless the reviewer has
 * read the order since its payment information was submitted.
 */
export const acceptOrder: Endpoint<OrderAccepting, OrderDecision> = {
  ...ofReviewers,
  name: 'acceptOrder',
  path: `${folder}/accept`,
  request: accepting,
  reply: decided,
  refusals: [404, 409, 422],
};

const rejecting = z.object({ ...byId.shape, from, reason: orderRejection });
export type OrderRejecting = z.infer<typeof rejecting>;

/** Rejects the payment of an order, with a reason that its buyer sees. Refused like `acceptOrder` unless the reviewer has read the order. */
export const rejectOrder: Endpoint<OrderRejecting, OrderDecision> = {
  ...ofReviewers,
  name: 'rejectOrder',
  path: `${folder}/reject`,
  request: rejecting,
  reply: decided,
  refusals: [404, 409],
};

const stopping = z.object({
  provider: received.shape.provider,
  transaction: received.shape.transaction,
  reason: refundStopReason,
  /** The reviewer found in the provider's console that no refund of the payment is in progress: required where the provider cannot tell. */
  checked: z.optional(z.boolean()),
});
export type RefundStopping = z.infer<typeof stopping>;

/**
 * Stops a due refund for good, so that its money can be repaid by hand and settled. Refused (409) for ten minutes after the refund was requested,
 * while its provider may still make it, and when it has changed; where the provider cannot tell, unless the reviewer has checked. Refused (503)
 * when the provider does not answer.
 */
export const stopRefund: Endpoint<RefundStopping, ReceivedPayment> = {
  ...ofReviewers,
  name: 'stopRefund',
  path: `${folder}/payments/stop-refund`,
  request: stopping,
  reply: wireReceived,
  refusals: [404, 409, 503],
};

const settling = z.object({
  provider: received.shape.provider,
  transaction: received.shape.transaction,
  /** The refund that the reviewer saw: a settlement is refused when it has changed. */
  from: received.shape.refund,
  /** What was repaid, in yuan as the reviewer typed it; nothing when absent. */
  repaidAmount: typedAmount,
  /** Code of the completed order that the rest is kept for: required unless all was repaid. */
  keptFor: z.optional(typedCode),
  note: settlementNote,
});
export type PaymentSettling = z.infer<typeof settling>;

/**
 * Records how a flagged payment was settled by hand. Refused (409) when it was settled before, when its refund is under way or has changed, and
 * for payments that need nothing. Refused (422) when the amount and the order do not account for all of it.
 */
export const settlePayment: Endpoint<PaymentSettling, ReceivedPayment> = {
  ...ofReviewers,
  name: 'settlePayment',
  path: `${folder}/payments/settle`,
  request: settling,
  reply: wireReceived,
  refusals: [404, 409, 422],
};
