import { type PaymentDesk, paymentChannels } from '../../platform/payment/paymentPort.ts';
import type { OrderParts } from '../orderParts.ts';
import type { OpenAttempt } from './openAttempt.ts';
import { isAsked, settleAttempt } from './settleAttempt.ts';

type ClosingParts = Pick<OrderParts, 'store' | 'clock' | 'providers'>;

/** Whether a payment can no longer be made once the platform says so: nobody ever had its address, or its time is over. */
function isOver({ address, expires_at }: OpenAttempt, now: Date): boolean {
  return address === '' || expires_at <= now;
}

/**
 * Has a payment closed that somebody claimed, so that another one can be begun; false when that is not certain. What its provider took
 * for it meanwhile is taken. A provider that takes no payments any more cannot be asked now: its payment waits until it can.
 */
export async function closeStale(
  { store, clock, providers }: ClosingParts,
  desk: PaymentDesk,
  stale: OpenAttempt,
): Promise<boolean> {
  const provider = paymentChannels.map((channel) => providers[channel]).find((each) => each?.name === stale.provider);
  if (isAsked(provider)) {
    const { isSettled } = await settleAttempt(desk, provider, stale.id, true);
    if (isSettled) return true;
  }
  const now = clock.now();
  const isClosed = !isAsked(provider) && isOver(stale, now);
  await store.kysely
    .updateTable('payment_attempt')
    .set({
      claimed_until: null,
      ...(isClosed ? { state: provider === undefined ? 'closing' : 'closed', ask_at: now } : {}),
    })
    .where('id', '=', stale.id)
    .where('state', '=', 'open')
    .execute();
  return isClosed;
}
