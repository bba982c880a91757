import type { OrderAccepting, OrderDecision, OrderRejecting } from '@lima-id/api';
import {
  changeOrder,
  describeTransferGap,
  judgeAcceptance,
  type OrderEvent,
  readYuan,
  type TransferVerdict,
} from '@lima-id/domain';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/authorisation/caller.ts';
import type { Reply } from '../../platform/http/mount.ts';
import type { Tables } from '../../schema/tables.ts';
import { changeStatus } from '../changeStatus.ts';
import { latestPayment } from '../latestPayment.ts';
import { lockOrder } from '../lockOrder.ts';
import type { OrderParts } from '../orderParts.ts';
import type { OrderRow } from '../orderRow.ts';
import { orderRefusals } from '../refusals.ts';

type Decided = Reply<OrderDecision, null>;

/** The reason for the buyer, or the refusal of the decision. */
type Judging = (transaction: Transaction<Tables>, row: OrderRow) => Promise<{ why: string; verdict: TransferVerdict }>;

/**
 * Whether the reviewer has read the order since the payment information was submitted. The status alone does not tell: it is the same again
 * when a payment was rejected meanwhile and another one submitted.
 */
async function hasSeenPayment(transaction: Transaction<Tables>, orderId: string, accountId: string): Promise<boolean> {
  const payment = await latestPayment(transaction, orderId);
  if (payment === undefined) return true;
  const reading = await transaction
    .selectFrom('order_data_access')
    .select('id')
    .where('order_id', '=', orderId)
    .where('account_id', '=', accountId)
    .where('what', '=', 'order')
    .where('at', '>=', payment.submitted_at)
    .limit(1)
    .executeTakeFirst();
  return reading !== undefined;
}

/** Decides on an order with the status and the payment that the reviewer saw, unless they have changed. */
async function decide(
  { store, clock }: OrderParts,
  { accountId }: Caller,
  { id, from }: Pick<OrderAccepting, 'id' | 'from'>,
  event: Extract<OrderEvent, 'accepted' | 'rejected'>,
  judge: Judging,
): Promise<Decided> {
  return await store.transaction(async (transaction): Promise<Decided> => {
    const row = await lockOrder(transaction, 'id', id);
    if (row === undefined) return { failure: orderRefusals.unknown };
    if (row.status !== from) return { failure: orderRefusals.notAllowed };
    const change = changeOrder(row.status, event);
    if (!change.ok) return { failure: orderRefusals.conflicts(change.message) };
    if (!(await hasSeenPayment(transaction, id, accountId))) return { failure: orderRefusals.notSeen };
    const { why, verdict } = await judge(transaction, row);
    if (!verdict.ok) return { failure: orderRefusals.invalid(verdict.message) };
    const note = { by: accountId, at: clock.now(), why };
    await changeStatus(transaction, row, event, note, { rejection_reason: event === 'rejected' ? why : '' });
    return { data: { status: change.status } };
  });
}

/** Accepts the payment of an order, which completes it; one with another amount than is due only when the reviewer confirms the amount. */
export async function acceptOrder(
  parts: OrderParts,
  reviewer: Caller,
  { amount, ...request }: OrderAccepting,
): Promise<Decided> {
  return await decide(parts, reviewer, request, 'accepted', async (transaction, row) => {
    const payment = await latestPayment(transaction, row.id);
    if (payment === undefined) throw new Error('An order under review has the information of a payment.');
    const amounts = { dueFen: Number(row.total_fen), paidFen: Number(payment.pay_fen) };
    return { why: describeTransferGap(amounts) ?? '', verdict: judgeAcceptance(amounts, readYuan(amount ?? '')) };
  });
}

/** Rejects the payment of an order with a reason for its buyer. */
export async function rejectOrder(
  parts: OrderParts,
  reviewer: Caller,
  { reason, ...request }: OrderRejecting,
): Promise<Decided> {
  const judge: Judging = async () => ({ why: reason, verdict: { ok: true } });
  return await decide(parts, reviewer, request, 'rejected', judge);
}
