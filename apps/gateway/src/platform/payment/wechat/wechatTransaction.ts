import * as z from 'zod/mini';
import type { WechatConfig } from './wechatConfig.ts';

const transaction = z.object({
  appid: z.string(),
  mchid: z.string(),
  out_trade_no: z.string().check(z.regex(/^[\w*|-]{6,32}$/)),
  trade_state: z.string(),
  transaction_id: z.optional(z.string()),
  amount: z.optional(z.object({ total: z.optional(z.int().check(z.gte(0))), currency: z.optional(z.string()) })),
});

/** A payment in WeChat Pay's notifications and answers. */
export type WechatTransaction =
  /** Paid. */
  | { state: 'SUCCESS'; attemptId: string; transaction: string; amountFen: number }
  | { state: 'other'; attemptId: string; tradeState: string };

/** An error code of WeChat Pay for the log. */
function shown(state: string): string {
  return /^[A-Z_]{1,32}$/.test(state) ? state : 'unreadable state';
}

/** Parses a payment of ours; `fault` is the reason, for the log, why it is not. Only CNY payments to our own account are accepted. */
export function readTransaction(
  { appId, merchantId }: Pick<WechatConfig, 'appId' | 'merchantId'>,
  value: unknown,
): WechatTransaction | { fault: string } {
  const read = transaction.safeParse(value);
  if (!read.success) return { fault: 'unreadable transaction' };
  const { appid, mchid, out_trade_no: attemptId, trade_state: tradeState, transaction_id: number, amount } = read.data;
  if (appid !== appId) return { fault: 'another appid' };
  if (mchid !== merchantId) return { fault: 'another mchid' };
  if (tradeState !== 'SUCCESS') return { state: 'other', attemptId, tradeState: shown(tradeState) };
  // Optional for mainland merchants.
  if ((amount?.currency ?? 'CNY') !== 'CNY') return { fault: 'another currency' };
  if (number === undefined || !/^\w{1,32}$/.test(number)) return { fault: 'no transaction id' };
  if (amount?.total === undefined) return { fault: 'no amount' };
  return { state: tradeState, attemptId, transaction: number, amountFen: amount.total };
}
