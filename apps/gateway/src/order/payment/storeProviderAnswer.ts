import { changeOrder } from '@lima-id/domain';
import type { UpdateObject } from 'kysely';
import type { OwnRefusal } from '../../platform/http/refusals.ts';
import type { PaymentProvider, Placed } from '../../platform/payment/paymentPort.ts';
import type { Tables } from '../../schema/tables.ts';
import { lockOrder } from '../lockOrder.ts';
import type { OrderParts } from '../orderParts.ts';
import { onlineRefusals, orderRefusals } from '../refusals.ts';
import type { ClaimedAttempt } from './openAttempt.ts';
import { nextPoll } from './pollPayments.ts';

type Change = UpdateObject<Tables, 'payment_attempt'>;

/** Outcome of a claimed payment by its provider's answer; `refusal` is the buyer's answer, null when it is payable. */
interface Outcome {
  change: Change | null;
  refusal: OwnRefusal | null;
}

/** On a timeout the provider may have opened it: its status will be queried. Its URL was not issued, so it blocks nobody. */
function outcomeOfNone(
  { inquiry }: PaymentProvider,
  reason: 'refused' | 'unreachable',
  isOurs: boolean,
  now: Date,
): Outcome {
  const isAsked = reason === 'unreachable' && inquiry !== undefined;
  const change: Change = { claimed_until: null, ...(isAsked ? { ask_at: now } : { state: 'failed' }) };
  return { change: isOurs ? change : null, refusal: onlineRefusals.unavailable };
}

/** A URL that arrived too late, or for an order that no longer waits for payment, is not issued, and the payment is closed. */
function outcomeOfLate({ inquiry }: PaymentProvider, isOurs: boolean, now: Date): Outcome {
  const change: Change = { claimed_until: null, state: inquiry === undefined ? 'closed' : 'closing', ask_at: now };
  return { change, refusal: isOurs ? orderRefusals.notAllowed : onlineRefusals.opening };
}

/** Stores the provider's answer for a claimed payment, under the order's lock. Null when it is payable. */
export async function storeProviderAnswer(
  { store, clock }: Pick<OrderParts, 'store' | 'clock'>,
  provider: PaymentProvider,
  { orderId, asked, createdAt, claimedUntil }: ClaimedAttempt,
  placed: Placed,
): Promise<OwnRefusal | null> {
  const now = clock.now();
  return await store.transaction(async (transaction) => {
    const order = await lockOrder(transaction, 'id', orderId);
    const row = await transaction
      .selectFrom('payment_attempt')
      .select(['state', 'claimed_until'])
      .where('id', '=', asked.attemptId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const isOurs = row.state === 'open' && row.claimed_until?.getTime() === claimedUntil.getTime();
    const isWaited = order !== undefined && changeOrder(order.status, 'paymentSubmitted').ok;
    const ask_at = provider.inquiry && nextPoll({ created_at: createdAt, expires_at: asked.expiresAt }, now);
    const { change, refusal } = !placed.ok
      ? outcomeOfNone(provider, placed.reason, isOurs, now)
      : isOurs && isWaited
        ? { change: { claimed_until: null, address: placed.address, ask_at: ask_at ?? null }, refusal: null }
        : outcomeOfLate(provider, isOurs, now);
    if (change !== null) {
      await transaction
        .updateTable('payment_attempt')
        .set(change)
        .where('id', '=', asked.attemptId)
        .where('state', '<>', 'paid')
        .execute();
    }
    return refusal;
  });
}
