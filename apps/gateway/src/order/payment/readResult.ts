import type { PaymentResult, PaymentResultQuery } from '@lima-id/api';
import type { Selectable } from 'kysely';
import type { Caller } from '../../platform/authorisation/caller.ts';
import type { Reply } from '../../platform/http/mount.ts';
import type { Tables } from '../../schema/tables.ts';
import { expireOrdersOf } from '../expireOrders.ts';
import type { OrderParts } from '../orderParts.ts';
import { orderRefusals } from '../refusals.ts';

/** Result codes for a paid and an unpaid order. */
const paidCode = 200;
const unpaidCode = 202;

type AttemptRow = Pick<Selectable<Tables['payment_attempt']>, 'state' | 'address' | 'claimed_until' | 'expires_at'>;

/**
 * An overdue payment reads as expired, whether or not its provider was queried since. One without an answer of its provider has failed for
 * its buyer.
 */
function standing(
  { state, address, claimed_until, expires_at }: AttemptRow,
  now: Date,
): NonNullable<PaymentResult['attempt']> {
  if (state === 'closed' || state === 'closing') return 'expired';
  if (state !== 'open') return state;
  if (expires_at <= now) return 'expired';
  return address === '' && (claimed_until === null || claimed_until <= now) ? 'failed' : 'open';
}

/** Whether an order of the caller is paid, and the status of its last provider payment. An overdue order expires first. */
export async function readPaymentResult(
  parts: OrderParts,
  { accountId }: Caller,
  { orderId }: PaymentResultQuery,
): Promise<Reply<PaymentResult, null>> {
  const { store, clock } = parts;
  await expireOrdersOf(parts, accountId);
  const order = await store.kysely
    .selectFrom('app_order')
    .select('status')
    .where('id', '=', orderId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (order === undefined) return { failure: orderRefusals.unknown };
  const attempt = await store.kysely
    .selectFrom('payment_attempt')
    .select(['state', 'address', 'claimed_until', 'expires_at'])
    .where('order_id', '=', orderId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    data: { status: order.status, attempt: attempt === undefined ? null : standing(attempt, clock.now()) },
    code: order.status === 'completed' ? paidCode : unpaidCode,
  };
}
