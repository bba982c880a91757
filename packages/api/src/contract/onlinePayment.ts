import { orderCode, orderStatus } from '@lima-id/domain';
import * as z from 'zod/mini';
import { wireId } from '../wire/id.ts';
import { renamed } from '../wire/rename.ts';
import type { Endpoint } from './endpoint.ts';

const root = '/platform-operate-service';

/** Characters of the texts that only the provider reads, and of an address. */
const textMaxLength = 128;
const addressMaxLength = 2_048;

const text = z._default(z.string().check(z.maxLength(textMaxLength)), '');

/** An amount as payment providers take it: whole fen, which is yuan x 100. */
const amountFen = z.int().check(z.nonnegative());

const resultQuery = z.object({ orderId: wireId });
export type PaymentResultQuery = z.infer<typeof resultQuery>;

const result = z.object({
  status: orderStatus,
  /** How the last payment that was begun stands; null when none was. */
  attempt: z.nullable(z.enum(['open', 'paid', 'failed', 'expired'])),
});
export type PaymentResult = z.infer<typeof result>;

/** Whether an order is paid: the answer's code is 200 when it is, else 202 (`isPaidCode`). */
export const readWechatPaymentResult: Endpoint<PaymentResultQuery, PaymentResult> = {
  name: 'readWechatPaymentResult',
  summary: '查询订单的支付结果；已支付时响应的 code 为200，尚未支付为202',
  method: 'GET',
  path: `${root}/manager/order/select/wechatpayment/Result`,
  auth: 'token',
  encoding: 'query',
  request: resultQuery,
  reply: result,
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

const humiOrder = z.object({
  payeeUserNo: text,
  channelCode: text,
  orderCode,
  orderAmountFen: amountFen,
  payAmountFen: amountFen,
  /** By WeChat; offline payments take no provider. */
  paymentMethod: z._default(z.literal(2), 2),
  /** What the provider charges on top; the platform takes none. */
  poundageAmountFen: z._default(z.literal(0), 0),
  /** Where the payer comes back to: a page of the portal. */
  redirectUrl: z._default(z.string().check(z.maxLength(addressMaxLength)), ''),
});
export type HumiOrderRequest = z.infer<typeof humiOrder>;

const humiPage = z.object({
  /** Where the payer is sent; of the portal's own origin when it begins with a slash. */
  pageUrl: z.string(),
  /** Until when it can be paid there, milliseconds since 1970 UTC. */
  expiresAt: z.number(),
});
export type HumiOrderReply = z.infer<typeof humiPage>;

/** Begins a payment on a page of the provider. Begun again while it is open it is the same payment. */
export const createHumiOrder: Endpoint<HumiOrderRequest, HumiOrderReply> = {
  ...begins,
  name: 'createHumiOrder',
  summary: '发起跳转支付，金额单位为分（元×100），返回支付页地址',
  path: `${root}/humi/payment/humi/order/create`,
  request: renamed(humiOrder, {
    orderCode: 'bizOrderNo',
    orderAmountFen: 'orderAmount',
    payAmountFen: 'payAmount',
    poundageAmountFen: 'poundageAmount',
  }),
  reply: humiPage,
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
  /** What the QR code holds; of the portal's own origin when it begins with a slash. */
  codeUrl: z.string(),
  /** Until when it can be paid by it, milliseconds since 1970 UTC. */
  expiresAt: z.number(),
});
export type WechatOrderReply = z.infer<typeof wechatCode>;

/** Begins a payment by a QR code. Begun again while it is open it is the same payment. */
export const placeWechatOrder: Endpoint<WechatOrderRequest, WechatOrderReply> = {
  ...begins,
  name: 'placeWechatOrder',
  summary: '发起微信扫码支付，金额单位为分，返回二维码内容',
  path: `${root}/wechat/payment/native/placeOrder`,
  request: wireWechatOrder,
  reply: renamed(wechatCode, { codeUrl: 'code_url' }),
};
