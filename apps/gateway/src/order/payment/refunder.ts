import { type PaymentProvider, type PaymentProviders, paymentChannels } from '../../platform/payment/paymentPort.ts';

/** A provider that makes refunds, and says what became of them. */
export type Refunder = PaymentProvider & Required<Pick<PaymentProvider, 'refund' | 'findRefund'>>;

function isRefunder(provider: PaymentProvider | null): provider is Refunder {
  return provider?.refund !== undefined && provider.findRefund !== undefined;
}

/** The configured providers that make refunds, each once. */
export function refundersOf(providers: PaymentProviders): Refunder[] {
  return [...new Set(paymentChannels.map((channel) => providers[channel]).filter(isRefunder))];
}

/** The configured provider of a name, if it makes refunds; undefined otherwise. */
export function refunderOf(providers: PaymentProviders, name: string): Refunder | undefined {
  return refundersOf(providers).find((provider) => provider.name === name);
}
