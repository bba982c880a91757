import * as z from 'zod/mini';
import type { AskedRefund, FoundRefund, Refunded } from '../paymentPort.ts';
import type { CallWechat } from './wechatClient.ts';
import type { WechatConfig } from './wechatConfig.ts';
import { readTransaction } from './wechatTransaction.ts';

const path = '/v3/refund/domestic/refunds';

/** Refund reason for the payer. */
const reason = '订单无需付款，原路退回';

const answer = z.object({
  out_refund_no: z.string(),
  transaction_id: z.string(),
  status: z.enum(['SUCCESS', 'CLOSED', 'PROCESSING', 'ABNORMAL']),
  amount: z.object({ refund: z.int(), total: z.int() }),
});

const states = { SUCCESS: 'done', PROCESSING: 'pending', CLOSED: 'failed', ABNORMAL: 'failed' } as const;

/** Reads a signed answer about a refund. */
function readRefund(data: unknown, { refundId, transaction, amountFen }: AskedRefund): Refunded {
  const read = answer.safeParse(data);
  if (!read.success) return { state: 'unknown', detail: 'unreadable refund' };
  const { out_refund_no, transaction_id, status, amount } = read.data;
  const isAsked = out_refund_no === refundId && transaction_id === transaction && amount.refund === amountFen;
  return isAsked ? { state: states[status], detail: status } : { state: 'unknown', detail: 'another refund' };
}

/**
 * Refunds a payment in full. WeChat Pay treats the refund number as an idempotency key and returns the status. Its errors are unsigned, so
 * they never mean that a refund is impossible.
 */
export async function refundTransaction(call: CallWechat, asked: AskedRefund): Promise<Refunded> {
  const { refundId, transaction, amountFen } = asked;
  const called = await call({
    method: 'POST',
    path,
    body: {
      transaction_id: transaction,
      out_refund_no: refundId,
      reason,
      amount: { refund: amountFen, total: amountFen, currency: 'CNY' },
    },
  });
  return called.ok ? readRefund(called.data, asked) : { state: 'unknown', detail: called.detail };
}

/** Error codes for an unknown refund number, and for an unknown transaction. */
const unknownRefund = 'RESOURCE_NOT_EXISTS';
const unknownTransaction = 'ORDER_NOT_EXIST';

/** Whether a payment without a refund of ours is ours, and was refunded in another way. */
async function findPaid(call: CallWechat, config: WechatConfig, transaction: string): Promise<FoundRefund> {
  const id = encodeURIComponent(transaction);
  const called = await call({ method: 'GET', path: `/v3/pay/transactions/id/${id}?mchid=${config.merchantId}` });
  if (!called.ok) {
    const state = called.code === unknownTransaction ? 'unclear' : 'unknown';
    return { state, detail: called.detail };
  }
  const found = readTransaction(config, called.data);
  if ('fault' in found) return { state: 'unclear', detail: found.fault };
  if (found.state !== 'SUCCESS') return { state: 'unclear', detail: found.tradeState };
  return found.transaction === transaction
    ? { state: 'none', detail: found.state }
    : { state: 'unknown', detail: 'another transaction' };
}

/**
 * Asks what became of a refund. That WeChat Pay does not know it is an unsigned error, and true of every other account: it counts only together
 * with a signed answer that the payment is this account's and has no refund. A refund by WeChat Pay's own console is `unclear`.
 */
export async function findRefund(call: CallWechat, config: WechatConfig, asked: AskedRefund): Promise<FoundRefund> {
  const called = await call({ method: 'GET', path: `${path}/${encodeURIComponent(asked.refundId)}` });
  if (called.ok) return readRefund(called.data, asked);
  if (called.code !== unknownRefund) return { state: 'unknown', detail: called.detail };
  return await findPaid(call, config, asked.transaction);
}
