import {
  type JoinedPictures,
  joinPictures,
  listedOrder,
  marketMessages,
  order,
  orderDraft,
  orderedLine,
  orderLine,
  orderLinesMax,
  orderResult,
  paymentInfo,
  paymentSubmission,
  splitPictures,
  typedAmount,
  type VoucherPicture,
} from '@lima-id/domain';
import * as z from 'zod/mini';
import { renamed } from './rename.ts';
import { wireYuan } from './yuan.ts';

const amountNames = {
  totalAmountFen: 'totalAmount',
  salePriceFen: 'salePrice',
  standardPriceFen: 'standardPrice',
} as const;
const amountParts = { totalAmountFen: wireYuan, salePriceFen: wireYuan, standardPriceFen: wireYuan };

const wireLine = renamed(orderLine, { priceFen: 'price' }, { priceFen: wireYuan });

/** An order as it is handed in. */
export const wireOrderDraft = renamed(orderDraft, amountNames, {
  ...amountParts,
  orderDetails: z
    .array(wireLine)
    .check(z.minLength(1, marketMessages.order.empty), z.maxLength(orderLinesMax, marketMessages.order.tooMany)),
});

/** What saving an order answers. */
export const wireOrderResult = renamed(orderResult, { totalAmountFen: 'totalAmount' }, { totalAmountFen: wireYuan });

const orderParts = {
  ...amountParts,
  orderDetails: z.array(renamed(orderedLine, { priceFen: 'price' }, { priceFen: wireYuan })),
};

/** An order as lists show it. */
export const wireListedOrder = renamed(listedOrder, amountNames, orderParts);

/** Voucher pictures as they travel: names and addresses, each joined by commas. */
const joined = { payPicture: z._default(z.string(), ''), realPayPicture: z._default(z.string(), '') };

function decodePictures<Told extends JoinedPictures>({ payPicture, realPayPicture, ...rest }: Told) {
  return { ...rest, payPictures: splitPictures({ payPicture, realPayPicture }) };
}

function encodePictures<Told extends { payPictures: readonly VoucherPicture[] }>({ payPictures, ...rest }: Told) {
  return { ...rest, ...joinPictures(payPictures) };
}

const { payPictures: _pictures, ...told } = paymentInfo.shape;

/** The information of an offline payment. */
export const wirePaymentInfo = z.codec(z.object({ ...told, ...joined }), paymentInfo, {
  decode: (info) => decodePictures(info),
  encode: (info) => encodePictures(info),
});

/** The same as it is handed in, with its payer's confirmation. */
export const wirePaymentSubmission = z.codec(
  z.object({ ...told, confirmedAmount: typedAmount, ...joined }),
  paymentSubmission,
  { decode: (info) => decodePictures(info), encode: (info) => encodePictures(info) },
);

/** An order with everything its buyer entered. */
export const wireOrder = renamed(order, amountNames, { ...orderParts, paymentInfo: z.nullable(wirePaymentInfo) });
