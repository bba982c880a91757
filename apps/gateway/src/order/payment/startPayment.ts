import type { Caller } from '../../platform/authorisation/caller.ts';
import type { OwnRefusal } from '../../platform/http/refusals.ts';
import type { PaymentChannel, PaymentDesk, PaymentProvider } from '../../platform/payment/paymentPort.ts';
import { answerWaitMs } from '../limits.ts';
import type { OrderParts } from '../orderParts.ts';
import { onlineRefusals } from '../refusals.ts';
import { awaitAttempt } from './awaitAttempt.ts';
import { closeStale } from './closeStale.ts';
import { type ClaimedAttempt, openAttempt, type WantedPayment } from './openAttempt.ts';
import { ownPage } from './ownPage.ts';
import { storeProviderAnswer } from './storeProviderAnswer.ts';

/** The request: amounts as the caller names them, and the return URL. */
export interface PaymentStart {
  channel: PaymentChannel;
  orderCode: string;
  amountsFen: readonly number[];
  redirectUrl: string;
}

/** Payment URL and expiry, or the refusal. */
export type StartedPayment = { address: string; expiresAt: number } | { refusal: OwnRefusal };

type PaymentStartParts = Pick<OrderParts, 'store' | 'clock' | 'providers' | 'publicUrl'> & {
  desk: PaymentDesk;
  /** Called with a provider's error. */
  onFailure: (detail: string) => void;
};

async function place(
  parts: PaymentStartParts,
  provider: PaymentProvider,
  claimed: ClaimedAttempt,
): Promise<StartedPayment> {
  const placed = await provider.place(claimed.asked);
  if (!placed.ok) parts.onFailure(`${provider.name} ${placed.reason}: ${placed.detail}`);
  const refusal = await storeProviderAnswer(parts, provider, claimed, placed);
  if (refusal !== null || !placed.ok) return { refusal: refusal ?? onlineRefusals.unavailable };
  return { address: placed.address, expiresAt: claimed.asked.expiresAt.getTime() };
}

/**
 * Opens or finds the payment. A concurrent second request waits for the first one's answer; one that is open by another channel, or
 * abandoned, is first closed by its provider, unless another request is doing so: two would close each other's payments in turn.
 */
async function openOrWait(
  parts: PaymentStartParts,
  provider: PaymentProvider,
  wanted: WantedPayment,
): Promise<StartedPayment> {
  const deadline = performance.now() + answerWaitMs;
  for (let canClose = true; ; canClose = false) {
    const opened = await openAttempt(parts, provider, wanted, canClose);
    switch (opened.kind) {
      case 'refused':
        return { refusal: opened.refusal };
      case 'standing':
        return { address: opened.address, expiresAt: opened.expiresAt };
      case 'claimed':
        return await place(parts, provider, opened.claimed);
      case 'stale':
        if (!(await closeStale(parts, parts.desk, opened.stale))) return { refusal: onlineRefusals.unavailable };
        break;
      case 'busy': {
        const waited = opened.isSame ? await awaitAttempt(parts, opened.attemptId, deadline) : 'busy';
        if (waited === 'failed') return { refusal: onlineRefusals.unavailable };
        if (waited === 'busy') return { refusal: onlineRefusals.opening };
      }
    }
  }
}

/**
 * Starts a payment of the caller's order with a channel's provider, or returns the open one. The provider is called outside of
 * transactions; when it rejects the payment, the order is unchanged.
 */
export async function startPayment(
  parts: PaymentStartParts,
  { accountId }: Caller,
  { channel, orderCode, amountsFen, redirectUrl }: PaymentStart,
): Promise<StartedPayment> {
  const provider = parts.providers[channel];
  if (provider === null) return { refusal: onlineRefusals.off };
  const returnAddress = ownPage(redirectUrl, parts.publicUrl);
  if (returnAddress === null) return { refusal: onlineRefusals.returnAddress };
  return await openOrWait(parts, provider, { accountId, channel, orderCode, amountsFen, returnAddress });
}
