import type { FoundPayment, PaymentDesk, PaymentInquiry, PaymentProvider } from '../../platform/payment/paymentPort.ts';

/** A provider that can be asked. */
export type AskedProvider = PaymentProvider & { inquiry: PaymentInquiry };

/** Whether a provider can be asked. */
export function isAsked(provider: PaymentProvider | null | undefined): provider is AskedProvider {
  return provider?.inquiry !== undefined;
}

/**
 * Asks a provider what became of a payment, and takes or closes it by the answer. With `closes`, one that nobody has paid is closed by
 * the provider first. Says what the provider said, and whether the payment can no longer be made.
 */
export async function settleAttempt(
  desk: PaymentDesk,
  { name, inquiry }: AskedProvider,
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
