import type {
  AskedRefund,
  FoundPayment,
  FoundRefund,
  PaymentProvider,
  Placed,
  Refunded,
} from '../../src/platform/payment/paymentPort.ts';

/** Behaviour of the provider for a payment; `lost`: it is opened, but the answer never arrives. */
type Behaviour = 'takes' | 'refuses' | 'lost' | 'unreachable';

/** A fake provider that answers on demand. */
export interface HeldProvider extends Required<PaymentProvider> {
  /** The calls in order: `place`, `ask` or `close`, with the payment's number. */
  calls: string[];
  behaviour: Behaviour;
  /** Whether status queries are answered. */
  isReachable: boolean;
  /** Holds answers to `place` from now on. */
  hold(): void;
  /** Answers new calls, but not those held before. */
  letOthersThrough(): void;
  /** Answers all held calls. */
  release(): void;
  /** Resolves when it was called for so many payments. */
  askedFor(count: number): Promise<void>;
  /** The currently payable payments. */
  payable(): string[];
  /** Receives money for a payment without a notification. */
  pay(address: string): void;
  /** All refund requests, and the answer to them. */
  refunds: AskedRefund[];
  refunded: Refunded;
  /** The answer to queries about a refund. */
  foundRefund: FoundRefund;
}

const addressOf = (attemptId: string) => `held:${attemptId}`;

/** Creates the provider; it answers at once unless configured otherwise. */
export function createHeldProvider(name: string): HeldProvider {
  const states = new Map<string, { state: 'open' | 'paid' | 'closed'; amountFen: number }>();
  let held: Promise<void> = Promise.resolve();
  let release: () => void = () => {};
  const waiting = new Set<() => void>();
  const placed = () => provider.calls.filter((call) => call.startsWith('place ')).length;

  const provider: HeldProvider = {
    name,
    calls: [],
    behaviour: 'takes',
    isReachable: true,
    mount: () => undefined,
    async place({ attemptId, amountFen }): Promise<Placed> {
      provider.calls.push(`place ${attemptId}`);
      for (const look of waiting) look();
      await held;
      const { behaviour } = provider;
      if (behaviour === 'refuses') return { ok: false, reason: 'refused', detail: 'refused' };
      if (behaviour !== 'unreachable') states.set(attemptId, { state: 'open', amountFen });
      if (behaviour !== 'takes') return { ok: false, reason: 'unreachable', detail: 'no answer' };
      return { ok: true, address: addressOf(attemptId) };
    },
    inquiry: {
      async ask(attemptId): Promise<FoundPayment> {
        provider.calls.push(`ask ${attemptId}`);
        const known = states.get(attemptId);
        if (!provider.isReachable) return { state: 'unknown', detail: 'no answer' };
        if (known?.state !== 'paid') return { state: 'unpaid', detail: known?.state ?? 'never heard of' };
        return { state: 'paid', transaction: `money-${attemptId}`, amountFen: known.amountFen };
      },
      async close(attemptId) {
        provider.calls.push(`close ${attemptId}`);
        const known = states.get(attemptId);
        if (!provider.isReachable || known?.state === 'paid') return false;
        if (known !== undefined) known.state = 'closed';
        return true;
      },
    },
    refunds: [],
    refunded: { state: 'done', detail: '' },
    async refund(asked) {
      provider.refunds.push(asked);
      return provider.refunded;
    },
    foundRefund: { state: 'none', detail: '' },
    findRefund: async () => provider.foundRefund,
    hold() {
      held = new Promise((resolve) => {
        release = resolve;
      });
    },
    letOthersThrough() {
      held = Promise.resolve();
    },
    release: () => release(),
    askedFor: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (placed() < count) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    payable: () => [...states].filter(([, { state }]) => state === 'open').map(([id]) => addressOf(id)),
    pay(address) {
      const known = states.get(address.slice(addressOf('').length));
      if (known?.state !== 'open') throw new Error('This payment cannot be made.');
      known.state = 'paid';
    },
  };
  return provider;
}
