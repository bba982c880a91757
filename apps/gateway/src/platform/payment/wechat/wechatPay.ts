import * as z from 'zod/mini';
import type { Clock } from '../../clock/clock.ts';
import type { AskedPayment, FoundPayment, PaymentProvider, Placed } from '../paymentPort.ts';
import { mountNotices } from './mountNotices.ts';
import { type CallWechat, createWechatClient, type WechatAccount } from './wechatClient.ts';
import type { WechatConfig } from './wechatConfig.ts';
import { cutDescription } from './wechatDescription.ts';
import { findRefund, refundTransaction } from './wechatRefund.ts';
import { readTransaction } from './wechatTransaction.ts';

const name = 'wechat';

const chinaOffsetMs = 8 * 3_600_000;

/** A timestamp in China, truncated to the second: `2026-11-22T12:15:00+08:00`. */
function chinaSecond(moment: Date): string {
  return `${new Date(moment.getTime() + chinaOffsetMs).toISOString().slice(0, 19)}+08:00`;
}

const placedAnswer = z.object({ code_url: z.string().check(z.regex(/^weixin:\/\/\S{1,500}$/)) });

async function place(call: CallWechat, config: WechatConfig, asked: AskedPayment): Promise<Placed> {
  const called = await call({
    method: 'POST',
    path: '/v3/pay/transactions/native',
    body: {
      appid: config.appId,
      mchid: config.merchantId,
      description: cutDescription(asked.description),
      out_trade_no: asked.attemptId,
      time_expire: chinaSecond(asked.expiresAt),
      notify_url: config.noticeUrl,
      amount: { total: asked.amountFen, currency: 'CNY' },
    },
  });
  if (!called.ok) return { ok: false, reason: called.reason, detail: called.detail };
  const answer = placedAnswer.safeParse(called.data);
  if (!answer.success) return { ok: false, reason: 'refused', detail: 'answer without an address' };
  return { ok: true, address: answer.data.code_url };
}

/** Error code for an unknown order number. */
const unknownOrder = 'ORDER_NOT_EXIST';

const tradePath = (attemptId: string) => `/v3/pay/transactions/out-trade-no/${encodeURIComponent(attemptId)}`;

/** Meaning of the states without money, or with a refund. */
const otherStates: Readonly<Record<string, FoundPayment['state']>> = {
  NOTPAY: 'unpaid',
  PAYERROR: 'unpaid',
  CLOSED: 'over',
  REVOKED: 'over',
  REFUND: 'over',
};

async function ask(call: CallWechat, config: WechatConfig, attemptId: string): Promise<FoundPayment> {
  const called = await call({ method: 'GET', path: `${tradePath(attemptId)}?mchid=${config.merchantId}` });
  if (!called.ok) {
    const state = called.code === unknownOrder ? 'unpaid' : 'unknown';
    return { state, detail: called.detail };
  }
  const found = readTransaction(config, called.data);
  if ('fault' in found) return { state: 'unknown', detail: found.fault };
  if (found.attemptId !== attemptId) return { state: 'unknown', detail: 'another order number' };
  if (found.state === 'SUCCESS') {
    return { state: 'paid', transaction: found.transaction, amountFen: found.amountFen };
  }
  const state = otherStates[found.tradeState] ?? 'unknown';
  return state === 'paid' ? { state: 'unknown', detail: found.tradeState } : { state, detail: found.tradeState };
}

/** True when it is no longer payable. One that was paid meanwhile is not closed, and is found by the next query. */
async function close(call: CallWechat, config: WechatConfig, attemptId: string): Promise<boolean> {
  const body = { mchid: config.merchantId };
  const called = await call({ method: 'POST', path: `${tradePath(attemptId)}/close`, body });
  return called.ok || called.code === unknownOrder || called.code === 'ORDER_CLOSED';
}

/**
 * WeChat Pay provider: QR code payments (native payments, API v3), with signed notifications, status queries for missing ones, and refunds.
 */
export function createWechatPay(account: WechatAccount, clock: Clock): PaymentProvider {
  const call = createWechatClient(account);
  const { config, keys } = account;
  return {
    name,
    place: (asked) => place(call, config, asked),
    mount: (app, desk) => mountNotices(app, { provider: name, config, keys: keys.platform, clock, desk }),
    inquiry: {
      ask: (attemptId) => ask(call, config, attemptId),
      close: (attemptId) => close(call, config, attemptId),
    },
    refund: (asked) => refundTransaction(call, asked),
    findRefund: (asked) => findRefund(call, config, asked),
  };
}
