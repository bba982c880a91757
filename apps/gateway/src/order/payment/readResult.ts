import type { PaymentResult, PaymentResultQuery } from '@lima-id/api';
import type { Selectable } from 'kysely';
import type { Tables } from '../../migrations/tables.ts';
import type { Caller } from '../../platform/authorisation/caller.ts';
import type { Reply } from '../../platform/http/mount.ts';
import type { OrderParts } from '../orderParts.ts';
import { orderRefusals } from '../refusals.ts';
import { sweepOrders } from '../sweep.ts';

/** The numbers by which an answer says that an order is paid, and that it is not yet. */
const paidCode = 200;
const unpaidCode = 202;

type AttemptRow = Pick<Selectable<Tables['payment_attempt']>, 'state' | 'address' | 'claimed_until' | 'expires_at'>;

/**
 * A payment that nobody made in time has run out, whether or not its provider was asked about it since. One that its provider did not
 * answer about has failed for its buyer.
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

/** Whether an order of the caller is paid, and how its last payment with a provider stands. An order whose time is over runs out first. */
export async function readPaymentResult(
  parts: OrderParts,
  { accountId }: Caller,
  { orderId }: PaymentResultQuery,
): Promise<Reply<PaymentResult, null>> {
  const { store, clock } = parts;
  await sweepOrders(parts, accountId);
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
    code: order.status === 2 ? paidCode : unpaidCode,
  };
}
