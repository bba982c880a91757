import {
  type JoinedPictures,
  joinPictures,
  keptPaymentInfo,
  listedOrder,
  marketMessages,
  order,
  orderDraft,
  orderedLine,
  orderLine,
  orderLinesMax,
  orderResult,
  orderType,
  paymentInfo,
  paymentMethod,
  paymentSubmission,
  splitPictures,
  typedAmount,
  type VoucherPicture,
} from '@lima-id/domain';
import * as z from 'zod/mini';
import { wireInvoiceStatus } from './invoiceStatus.ts';
import { wireOrderStatus } from './orderStatus.ts';
import { renamed } from './rename.ts';
import { wireWords } from './words.ts';
import { wireYuan } from './yuan.ts';

const amountNames = {
  totalAmountFen: 'totalAmount',
  salePriceFen: 'salePrice',
  standardPriceFen: 'standardPrice',
} as const;
const amountParts = { totalAmountFen: wireYuan, salePriceFen: wireYuan, standardPriceFen: wireYuan };

const wireLine = renamed(orderLine, { priceFen: 'price' }, { priceFen: wireYuan });

/** An order as it is submitted. */
export const wireOrderDraft = renamed(orderDraft, amountNames, {
  ...amountParts,
  type: wireWords(orderType, { app: 0 }),
  orderDetails: z
    .array(wireLine)
    .check(z.minLength(1, marketMessages.order.empty), z.maxLength(orderLinesMax, marketMessages.order.tooMany)),
});

/** The reply to saving an order. */
export const wireOrderResult = renamed(orderResult, { totalAmountFen: 'totalAmount' }, { totalAmountFen: wireYuan });

const wirePaymentMethod = wireWords(paymentMethod, { transfer: 1, wechat: 2 });

const orderParts = {
  ...amountParts,
  status: wireOrderStatus,
  paymentMethod: z.nullable(wirePaymentMethod),
  invoiceStatus: z.prefault(z.nullable(wireInvoiceStatus), null),
  orderDetails: z.array(renamed(orderedLine, { priceFen: 'price' }, { priceFen: wireYuan })),
};

export const wireListedOrder = renamed(listedOrder, amountNames, orderParts);

/** Voucher pictures on the wire: names and URLs, each joined by commas. */
const joined = { payPicture: z._default(z.string(), ''), realPayPicture: z._default(z.string(), '') };

function decodePictures<Fields extends JoinedPictures>({ payPicture, realPayPicture, ...rest }: Fields) {
  return { ...rest, payPictures: splitPictures({ payPicture, realPayPicture }) };
}

function encodePictures<Fields extends { payPictures: readonly VoucherPicture[] }>({ payPictures, ...rest }: Fields) {
  return { ...rest, ...joinPictures(payPictures) };
}

const { payPictures: _pictures, ...infoFields } = paymentInfo.shape;

const { payPictures: _kept, ...keptFields } = keptPaymentInfo.shape;

const wirePaymentInfo = z.codec(z.object({ ...keptFields, ...joined }), keptPaymentInfo, {
  decode: (info) => decodePictures(info),
  encode: (info) => encodePictures(info),
});

/** The same as it is submitted, with its payer's confirmation. */
export const wirePaymentSubmission = z.codec(
  z.object({ ...infoFields, confirmedAmount: typedAmount, ...joined }),
  paymentSubmission,
  { decode: (info) => decodePictures(info), encode: (info) => encodePictures(info) },
);

/** An order with all fields that its buyer entered. */
export const wireOrder = renamed(order, amountNames, { ...orderParts, paymentInfo: z.nullable(wirePaymentInfo) });
