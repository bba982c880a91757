import { orderCode } from '@lima-id/domain';
import * as z from 'zod/mini';
import { completing } from '../wire/completing.ts';
import { wireId } from '../wire/id.ts';
import { orderStatusCodes, wireOrderStatus } from '../wire/orderStatus.ts';
import { renamed } from '../wire/rename.ts';
import { wireWords } from '../wire/words.ts';
import type { Endpoint } from './endpoint.ts';

const root = '/platform-operate-service';

/** Maximum length of texts that only the provider reads, and of an address. */
const textMaxLength = 128;
const addressMaxLength = 2_048;

const text = z._default(z.string().check(z.maxLength(textMaxLength)), '');

/** An amount in the payment providers' unit: whole fen, which is yuan x 100. */
const amountFen = z.int().check(z.nonnegative());

const resultQuery = z.object({ orderId: wireId });
export type PaymentResultQuery = z.infer<typeof resultQuery>;

const statuses: readonly unknown[] = Object.values(orderStatusCodes);
const attempts = ['open', 'paid', 'failed', 'expired'] as const;

const result = z.object({
  /** `pendingPayment` when another gateway does not say, or says what we do not know. */
  status: wireOrderStatus,
  /** The state of the latest payment; null without one, and when another gateway does not say. */
  attempt: z.nullable(z.enum(attempts)),
});
export type PaymentResult = z.infer<typeof result>;

/** The code says whether the order is paid: another gateway may send anything else, or nothing, as data. */
function adaptResult(sent: unknown): unknown {
  const { status, attempt }: Readonly<Record<string, unknown>> = Object(sent);
  return {
    status: statuses.includes(status) ? status : orderStatusCodes.pendingPayment,
    attempt: attempts.find((one) => one === attempt) ?? null,
  };
}

/** Whether an order is paid: the response's code is 200 when it is, else 202 (`isPaidCode`). */
export const readWechatPaymentResult: Endpoint<PaymentResultQuery, PaymentResult> = {
  name: 'readWechatPaymentResult',
  method: 'GET',
  path: `${root}/manager/order/select/wechatpayment/Result`,
  auth: 'token',
  encoding: 'query',
  request: resultQuery,
  reply: result,
  adaptReply: adaptResult,
  failure: z.null(),
  refusals: [404],
};

const begins = {
  method: 'POST',
  auth: 'token',
  encoding: 'json',
  failure: z.null(),
  refusals: [404, 409, 503],
} as const;

const completeExpiry = completing({ expiresAt: 0 });

const humiOrder = z.object({
  payeeUserNo: text,
  channelCode: text,
  orderCode,
  orderAmountFen: amountFen,
  payAmountFen: amountFen,
  /** WeChat; offline payments have no provider. */
  paymentMethod: z.prefault(wireWords(z.enum(['wechat']), { wechat: 2 }), 2),
  /** The provider's surcharge; the platform takes none. */
  poundageAmountFen: z._default(z.literal(0), 0),
  /** Return URL of the payer: a page of the portal. */
  redirectUrl: z._default(z.string().check(z.maxLength(addressMaxLength)), ''),
});
export type HumiOrderRequest = z.infer<typeof humiOrder>;

const humiPage = z.object({
  /** URL of the payment page; of the portal's own origin when it begins with a slash. */
  pageUrl: z.string(),
  /** When the payment page expires, milliseconds since 1970 UTC; 0 when another gateway does not say. */
  expiresAt: z.number(),
});
export type HumiOrderReply = z.infer<typeof humiPage>;

/** Starts a payment on a page of the provider. Repeated while the payment is open, it returns the same payment. */
export const createHumiOrder: Endpoint<HumiOrderRequest, HumiOrderReply> = {
  ...begins,
  name: 'createHumiOrder',
  path: `${root}/humi/payment/humi/order/create`,
  request: renamed(humiOrder, {
    orderCode: 'bizOrderNo',
    orderAmountFen: 'orderAmount',
    payAmountFen: 'payAmount',
    poundageAmountFen: 'poundageAmount',
  }),
  reply: humiPage,
  adaptReply: completeExpiry,
};

const wechatOrder = z.object({ description: z.string(), orderCode, amountFen });
export type WechatOrderRequest = z.infer<typeof wechatOrder>;

const wireWechatOrder = z.codec(
  z.object({ description: text, out_trade_no: orderCode, amount: z.object({ total: amountFen }) }),
  wechatOrder,
  {
    decode: ({ description, out_trade_no, amount }) => ({
      description,
      orderCode: out_trade_no,
      amountFen: amount.total,
    }),
    encode: (request) => ({
      description: request.description,
      out_trade_no: request.orderCode,
      amount: { total: request.amountFen },
    }),
  },
);

const wechatCode = z.object({
  /** Content of the QR code; of the portal's own origin when it begins with a slash. */
  codeUrl: z.string(),
  /** When the QR code expires, milliseconds since 1970 UTC; 0 when another gateway does not say. */
  expiresAt: z.number(),
});
export type WechatOrderReply = z.infer<typeof wechatCode>;

/** Starts a payment by QR code. Repeated while the payment is open, it returns the same payment. */
export const placeWechatOrder: Endpoint<WechatOrderRequest, WechatOrderReply> = {
  ...begins,
  name: 'placeWechatOrder',
  path: `${root}/wechat/payment/native/placeOrder`,
  request: wireWechatOrder,
  reply: renamed(wechatCode, { codeUrl: 'code_url' }),
  adaptReply: completeExpiry,
};
