import { changeOrder } from '@lima-id/domain';
import type { UpdateObject } from 'kysely';
import type { Tables } from '../../migrations/tables.ts';
import type { OwnRefusal } from '../../platform/http/refusals.ts';
import type { PaymentProvider, Placed } from '../../platform/payment/paymentPort.ts';
import { lockOrder } from '../lockOrder.ts';
import type { OrderParts } from '../orderParts.ts';
import { onlineRefusals, orderRefusals } from '../refusals.ts';
import { nextAsking } from './askProviders.ts';
import type { ClaimedAttempt } from './openAttempt.ts';

type Change = UpdateObject<Tables, 'payment_attempt'>;

/** What becomes of a claimed payment by its provider's answer; `refusal` is the buyer's answer, null when the payment can be made. */
interface Outcome {
  change: Change | null;
  refusal: OwnRefusal | null;
}

/** A provider that did not answer may have opened it: it is asked about it. Nobody has the address, so it stands in nobody's way. */
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

/** An address that came too late, or for an order that waits for its buyer no more, is given to nobody, and the payment is closed. */
function outcomeOfLate({ inquiry }: PaymentProvider, isOurs: boolean, now: Date): Outcome {
  const change: Change = { claimed_until: null, state: inquiry === undefined ? 'closed' : 'closing', ask_at: now };
  return { change, refusal: isOurs ? orderRefusals.notAllowed : onlineRefusals.opening };
}

/** Keeps what a provider answered about a payment that was claimed, under the lock of its order. Null when the payment can be made. */
export async function keepAnswer(
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
    const ask_at = provider.inquiry && nextAsking({ created_at: createdAt, expires_at: asked.expiresAt }, now);
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
