import type { Caller } from '../../platform/authorisation/caller.ts';
import type { OwnRefusal } from '../../platform/http/refusals.ts';
import type { PaymentChannel, PaymentDesk, PaymentProvider } from '../../platform/payment/paymentPort.ts';
import { answerWaitMs } from '../limits.ts';
import type { OrderParts } from '../orderParts.ts';
import { onlineRefusals } from '../refusals.ts';
import { awaitAttempt } from './awaitAttempt.ts';
import { closeStale } from './closeStale.ts';
import { keepAnswer } from './keepAnswer.ts';
import { type ClaimedAttempt, openAttempt, type WantedPayment } from './openAttempt.ts';
import { ownPage } from './ownPage.ts';

/** What is asked for: amounts as the caller names them, and where the payer comes back to. */
export interface PaymentBeginning {
  channel: PaymentChannel;
  orderCode: string;
  amountsFen: readonly number[];
  redirectUrl: string;
}

/** Where to pay and until when, or why it cannot be begun. */
export type BegunPayment = { address: string; expiresAt: number } | { refusal: OwnRefusal };

type BeginningParts = Pick<OrderParts, 'store' | 'clock' | 'providers' | 'publicUrl'> & {
  desk: PaymentDesk;
  /** Receives why a provider refused a payment. */
  onFailure: (detail: string) => void;
};

async function place(parts: BeginningParts, provider: PaymentProvider, claimed: ClaimedAttempt): Promise<BegunPayment> {
  const placed = await provider.place(claimed.asked);
  if (!placed.ok) parts.onFailure(`${provider.name} ${placed.reason}: ${placed.detail}`);
  const refusal = await keepAnswer(parts, provider, claimed, placed);
  if (refusal !== null || !placed.ok) return { refusal: refusal ?? onlineRefusals.unavailable };
  return { address: placed.address, expiresAt: claimed.asked.expiresAt.getTime() };
}

/**
 * Opens the payment or finds it. Who comes second waits for the first one's answer; one that is open in another way, or left behind, is
 * closed by its provider first, unless somebody else is at it: then two would close each other's payments in turn.
 */
async function openOrWait(
  parts: BeginningParts,
  provider: PaymentProvider,
  wanted: WantedPayment,
): Promise<BegunPayment> {
  const deadline = performance.now() + answerWaitMs;
  for (let mayClose = true; ; mayClose = false) {
    const opened = await openAttempt(parts, provider, wanted, mayClose);
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
 * Begins a payment of an order of the caller with the provider of a channel, or gives the one that is open. The provider is asked outside
 * of transactions; when it does not take the payment, the order is as it was.
 */
export async function beginPayment(
  parts: BeginningParts,
  { accountId }: Caller,
  { channel, orderCode, amountsFen, redirectUrl }: PaymentBeginning,
): Promise<BegunPayment> {
  const provider = parts.providers[channel];
  if (provider === null) return { refusal: onlineRefusals.off };
  const returnAddress = ownPage(redirectUrl, parts.publicUrl);
  if (returnAddress === null) return { refusal: onlineRefusals.returnAddress };
  return await openOrWait(parts, provider, { accountId, channel, orderCode, amountsFen, returnAddress });
}
