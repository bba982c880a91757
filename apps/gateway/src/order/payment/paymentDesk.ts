import { isRefundedAutomatically, judgePayment, marketMessages, type PaymentFlag } from '@lima-id/domain';
import type { Insertable, Transaction } from 'kysely';
import type { NoticeOutcome, PaymentDesk, PaymentNotice } from '../../platform/payment/paymentPort.ts';
import { newId } from '../../platform/secret/token.ts';
import type { Tables } from '../../schema/tables.ts';
import { changeStatus } from '../changeStatus.ts';
import { lockOrder } from '../lockOrder.ts';
import type { OrderParts } from '../orderParts.ts';
import type { OrderRow } from '../orderRow.ts';
import { refunderOf } from './refunder.ts';

type DeskParts = Pick<OrderParts, 'store' | 'clock' | 'providers'>;

/** The order of a provider's payment, locked until the transaction ends; undefined when unknown. */
async function lockPaidOrder(
  transaction: Transaction<Tables>,
  { provider, attemptId }: PaymentNotice,
): Promise<OrderRow | undefined> {
  const attempt = await transaction
    .selectFrom('payment_attempt')
    .select('order_id')
    .where('id', '=', attemptId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  return attempt === undefined ? undefined : await lockOrder(transaction, 'id', attempt.order_id);
}

function judge(order: OrderRow | undefined, { amountFen }: PaymentNotice) {
  if (order === undefined) return { ok: false, flag: 'orderUnknown' } as const;
  return judgePayment({ status: order.status, totalAmountFen: Number(order.total_fen) }, amountFen);
}

/** Refund columns of a received payment: due at once if the provider supports refunds; empty where it is manual. */
function refundOf({ providers }: DeskParts, { provider }: PaymentNotice, flag: PaymentFlag | null, at: Date) {
  const isDue = refunderOf(providers, provider) !== undefined && flag !== null && isRefundedAutomatically(flag);
  return isDue ? { refund: 'due' as const, refund_id: newId(), refund_at: at } : {};
}

/** Stores a notification; false for a duplicate. */
async function keepNotice(
  transaction: Transaction<Tables>,
  { provider, transaction: number, attemptId, amountFen }: PaymentNotice,
  kept: Pick<Insertable<Tables['received_payment']>, 'order_id' | 'flag' | 'refund' | 'refund_id' | 'refund_at'> & {
    at: Date;
  },
): Promise<boolean> {
  const { at, ...rest } = kept;
  const inserted = await transaction
    .insertInto('received_payment')
    .values({
      provider,
      transaction: number,
      attempt_id: attemptId,
      ...rest,
      amount_fen: amountFen,
      received_at: at,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'transaction']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/**
 * Handles a provider's notification of money in one transaction: it is stored under the provider's transaction id, and completes its order
 * when it is the whole amount and the order waits for it. Other money is flagged, and surplus money is scheduled for refund.
 */
async function takeNotice(parts: DeskParts, notice: PaymentNotice): Promise<NoticeOutcome> {
  const at = parts.clock.now();
  return await parts.store.transaction(async (transaction) => {
    const order = await lockPaidOrder(transaction, notice);
    const verdict = judge(order, notice);
    const flag = verdict.ok ? null : verdict.flag;
    const kept = { order_id: order?.id ?? null, flag, ...refundOf(parts, notice, flag, at), at };
    if (!(await keepNotice(transaction, notice, kept))) return 'repeated';
    await transaction
      .updateTable('payment_attempt')
      .set({ state: 'paid' })
      .where('id', '=', notice.attemptId)
      .where('provider', '=', notice.provider)
      .execute();
    if (!verdict.ok || order === undefined) return 'flagged';
    const why = marketMessages.order.transaction(notice.transaction);
    await changeStatus(transaction, order, 'paid', { at, why }, { payment_method: 'wechat', rejection_reason: '' });
    return 'completed';
  });
}

/** Records the outcome of a payment without money; a paid one is unchanged. */
async function endAttempt(
  { store }: DeskParts,
  provider: string,
  attemptId: string,
  state: 'failed' | 'closed',
): Promise<void> {
  await store.kysely
    .updateTable('payment_attempt')
    .set({ state, claimed_until: null })
    .where('id', '=', attemptId)
    .where('provider', '=', provider)
    .where('state', 'in', ['open', 'closing'])
    .execute();
}

/** Creates the payment desk, the entry point for notifications from providers. */
export function createPaymentDesk(parts: DeskParts): PaymentDesk {
  const { store } = parts;
  return {
    async read(provider, attemptId) {
      const row = await store.kysely
        .selectFrom('payment_attempt as attempt')
        .innerJoin('app_order as order', 'order.id', 'attempt.order_id')
        .selectAll('attempt')
        .select('order.code')
        .where('attempt.id', '=', attemptId)
        .where('attempt.provider', '=', provider)
        .executeTakeFirst();
      if (row === undefined) return null;
      const lines = await store.kysely
        .selectFrom('app_order_line')
        .select('product_name')
        .where('order_id', '=', row.order_id)
        .orderBy('place')
        .execute();
      return {
        attemptId: row.id,
        channel: row.channel,
        orderCode: row.code,
        description: lines.map((line) => line.product_name).join('、'),
        amountFen: Number(row.amount_fen),
        returnAddress: row.return_address,
        expiresAt: row.expires_at,
        state: row.state,
      };
    },
    take: (notice) => takeNotice(parts, notice),
    fail: (provider, attemptId) => endAttempt(parts, provider, attemptId, 'failed'),
    close: (provider, attemptId) => endAttempt(parts, provider, attemptId, 'closed'),
  };
}
