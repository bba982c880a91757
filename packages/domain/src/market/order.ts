import * as z from 'zod/mini';
import { givenText, readField, requiredText } from '../form/field.ts';
import { invoiceStatus } from '../invoice/invoiceStatus.ts';
import { marketMessages } from '../messages/market.ts';
import { fen } from '../money/fen.ts';
import { characterCount, plainText } from '../text/plainText.ts';
import { readDuration } from './duration.ts';
import { orderLinesMax, orderReasonMaxLength, orderRemarkMaxLength } from './limits.ts';
import { orderStatus } from './orderStatus.ts';
import { keptPaymentInfo, paymentMethod } from './payment.ts';
import { transactionId } from './transactionId.ts';

const { incomplete, order: texts } = marketMessages;
const required = givenText(incomplete);

/** The remark on an order: optional, trimmed, at most 300 characters (Unicode code points: an emoji is one). */
export const orderRemark = readField(incomplete, plainText).check(
  z.maxLength(orderRemarkMaxLength, texts.remarkTooLong),
);

/** The characters of a remark that count while it is typed, of `orderRemarkMaxLength`: invisible ones and blanks at its ends do not. Source: docs/rules/orders.md. */
export function countRemark(text: string): number {
  return characterCount(plainText(text));
}

/** One app of an order. */
export const orderLine = z.object({
  appId: required,
  packageProductId: required,
  packageName: required,
  priceFen: fen,
  /** The duration in words (1年, 3个月, 永久), since the wire has no unit. */
  purchaseDuration: z.string(incomplete).check(z.refine((label) => readDuration(label) !== null, incomplete)),
  productId: required,
  productName: required,
});
export type OrderLine = z.infer<typeof orderLine>;

/** The three amounts of an order, in fen; without reductions they are equal. Source: docs/rules/orders.md. */
const amounts = { totalAmountFen: fen, salePriceFen: fen, standardPriceFen: fen };
const buyer = { buyerCompanyId: required, buyerCompanyName: required };
const content = {
  productId: required,
  remark: orderRemark,
  orderDetails: z.array(orderLine).check(z.minLength(1, texts.empty), z.maxLength(orderLinesMax, texts.tooMany)),
};

/** What an order is of: so far apps alone. */
export const orderType = z.enum(['app']);

/** An order as it is handed in to be saved. Source: docs/rules/orders.md. */
export const orderDraft = z.object({ ...buyer, type: orderType, ...amounts, transactionId, ...content });
export type OrderDraft = z.infer<typeof orderDraft>;

/** What saving an order answers. */
export const orderResult = z.object({ id: z.string(), orderCode: z.string(), totalAmountFen: fen });
export type OrderResult = z.infer<typeof orderResult>;

/** A line of a saved order: with the app's picture as it was then. */
export const orderedLine = z.extend(orderLine, { picture: z.string() });
export type OrderedLine = z.infer<typeof orderedLine>;

/** A saved order as lists show it. */
export const listedOrder = z.extend(orderResult, {
  ...buyer,
  /** Prefix of the buyer: `88.118.001`. */
  buyerPrefix: z.string(),
  ...amounts,
  ...content,
  remark: z.string(),
  orderDetails: z.array(orderedLine),
  status: orderStatus,
  /** How it is paid; null until the buyer chose. */
  paymentMethod: z.nullable(paymentMethod),
  /** What the buyer writes into a transfer, so that it is found again: see `formatRemittanceCode`. */
  remittanceCode: z.string(),
  /** Why the payment was not accepted; empty otherwise. */
  rejectionReason: z.string(),
  /** `YYYY-MM-DD HH:mm:ss`, China time. */
  createTime: z.string(),
  /** Until when it has to be paid, as `createTime`; empty when it does not run out. */
  payBefore: z.string(),
  /** Where its last invoice stands; null when none was asked for. */
  invoiceStatus: z._default(z.nullable(invoiceStatus), null),
});
export type ListedOrder = z.infer<typeof listedOrder>;

/** A saved order with everything its buyer entered. */
export const order = z.extend(listedOrder, {
  /** What the buyer handed in last of an offline payment; null when there is nothing. */
  paymentInfo: z.nullable(keptPaymentInfo),
});
export type Order = z.infer<typeof order>;

/** Why a payment is not accepted, shown to the buyer: in words, at most 300 characters. Source: docs/rules/orders.md. */
export const orderRejection = requiredText(texts.reasonMissing, plainText).check(
  z.maxLength(orderReasonMaxLength, texts.reasonTooLong),
);
