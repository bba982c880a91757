import * as z from 'zod/mini';
import type { AskedRefund, Refunded } from '../paymentPort.ts';
import type { CallWechat } from './wechatClient.ts';

/** Refund reason for the payer. */
const reason = '订单无需付款，原路退回';

const answer = z.object({
  out_refund_no: z.string(),
  transaction_id: z.string(),
  status: z.enum(['SUCCESS', 'CLOSED', 'PROCESSING', 'ABNORMAL']),
  amount: z.object({ refund: z.int(), total: z.int() }),
});

const states = { SUCCESS: 'done', PROCESSING: 'pending', CLOSED: 'failed', ABNORMAL: 'failed' } as const;

/**
 * Refunds a payment in full. WeChat Pay treats the refund number as an idempotency key and returns the status. Its errors are unsigned, so
 * they never mean that a refund is impossible.
 */
export async function refundTransaction(
  call: CallWechat,
  { refundId, transaction, amountFen }: AskedRefund,
): Promise<Refunded> {
  const called = await call({
    method: 'POST',
    path: '/v3/refund/domestic/refunds',
    body: {
      transaction_id: transaction,
      out_refund_no: refundId,
      reason,
      amount: { refund: amountFen, total: amountFen, currency: 'CNY' },
    },
  });
  if (!called.ok) return { state: 'unknown', detail: called.detail };
  const read = answer.safeParse(called.data);
  if (!read.success) return { state: 'unknown', detail: 'unreadable refund' };
  const { out_refund_no, transaction_id, status, amount } = read.data;
  const isAsked = out_refund_no === refundId && transaction_id === transaction && amount.refund === amountFen;
  return isAsked ? { state: states[status], detail: status } : { state: 'unknown', detail: 'another refund' };
}
