import type { FoundPayment, PaymentDesk, PaymentInquiry, PaymentProvider } from '../../platform/payment/paymentPort.ts';

/** A provider that supports status queries. */
export type PollableProvider = PaymentProvider & { inquiry: PaymentInquiry };

/** Whether a provider supports status queries. */
export function isAsked(provider: PaymentProvider | null | undefined): provider is PollableProvider {
  return provider?.inquiry !== undefined;
}

/**
 * Queries the status of a payment at its provider, and completes or closes it accordingly. With `closes`, an unpaid one is first closed by
 * the provider. Returns the provider's status, and whether the payment is final.
 */
export async function settleAttempt(
  desk: PaymentDesk,
  { name, inquiry }: PollableProvider,
  attemptId: string,
  closes: boolean,
): Promise<{ found: FoundPayment['state']; isSettled: boolean }> {
  const found = await inquiry.ask(attemptId);
  if (found.state === 'paid') {
    const { transaction, amountFen } = found;
    await desk.take({ provider: name, transaction, attemptId, amountFen });
    return { found: 'paid', isSettled: true };
  }
  const isSettled = found.state === 'over' || (found.state === 'unpaid' && closes && (await inquiry.close(attemptId)));
  if (isSettled) await desk.close(name, attemptId);
  return { found: found.state, isSettled };
}
