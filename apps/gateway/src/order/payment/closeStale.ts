import { type PaymentDesk, paymentChannels } from '../../platform/payment/paymentPort.ts';
import type { OrderParts } from '../orderParts.ts';
import type { OpenAttempt } from './openAttempt.ts';
import { isAsked, settleAttempt } from './settleAttempt.ts';

type ClosingParts = Pick<OrderParts, 'store' | 'clock' | 'providers'>;

/** Whether a payment is unpayable once the platform says so: its URL was never issued, or it has expired. */
function isOver({ address, expires_at }: OpenAttempt, now: Date): boolean {
  return address === '' || expires_at <= now;
}

/**
 * Closes a claimed payment at its provider, so that another one can be opened; false when that is uncertain. Money that the provider
 * received for it is recorded. A provider that is no longer configured cannot be queried: its payment waits until it is.
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
