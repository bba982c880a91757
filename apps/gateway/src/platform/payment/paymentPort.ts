import type { FastifyInstance } from 'fastify';

/** The ways in which a provider is asked for a payment: a page that the payer is sent to, or a QR code. */
export const paymentChannels = ['humi', 'wechat'] as const;
export type PaymentChannel = (typeof paymentChannels)[number];

/** A payment that is to be made. */
export interface AskedPayment {
  /** The number by which the platform finds it again: 22 letters, digits, hyphens and underscores, which providers take as an order number. */
  attemptId: string;
  channel: PaymentChannel;
  orderCode: string;
  /** What is paid for, Chinese. */
  description: string;
  amountFen: number;
  /** Where the payer comes back to; empty for nowhere. */
  returnAddress: string;
  /** Until when it can be paid. */
  expiresAt: Date;
}

/** What became of asking: where to pay, or that the provider said no or did not answer. `detail` is for the log. */
export type Placed = { ok: true; address: string } | { ok: false; reason: 'refused' | 'unreachable'; detail: string };

/** Money that a provider says it took. */
export interface PaymentNotice {
  /** The provider's name. */
  provider: string;
  /** The provider's own number of the payment: reported twice, it is one payment. */
  transaction: string;
  attemptId: string;
  amountFen: number;
}

/** What the platform made of a notice: the order is completed; it was known already; the money is kept and a person sees to it. */
export type NoticeOutcome = 'completed' | 'repeated' | 'flagged';

/**
 * Where a payment that was begun is: it can be paid; money came; it failed; nobody is to pay it, but its provider has not closed it yet; it
 * was closed, and cannot be paid any more.
 */
export type AttemptState = 'open' | 'paid' | 'failed' | 'closing' | 'closed';

/** How a payment that was begun stands. */
export interface StandingPayment extends AskedPayment {
  state: AttemptState;
}

/** Where providers tell what they took. */
export interface PaymentDesk {
  /** A payment that was begun with a provider; null when it does not know such a one. */
  read(provider: string, attemptId: string): Promise<StandingPayment | null>;
  /** Takes a notice; safe to be repeated, at once, late or wrongly. */
  take(notice: PaymentNotice): Promise<NoticeOutcome>;
  /** Notes that a payment failed; no money came. */
  fail(provider: string, attemptId: string): Promise<void>;
  /** Notes that a payment cannot be made any more; no money came. */
  close(provider: string, attemptId: string): Promise<void>;
}

/**
 * What a provider says of a payment when it is asked: it took the money; it did not, but still may; it never will; or it does not say.
 * `detail` is for the log.
 */
export type FoundPayment =
  | { state: 'paid'; transaction: string; amountFen: number }
  | { state: 'unpaid' | 'over' | 'unknown'; detail: string };

/** How a provider is asked about payments of which it did not tell. Neither call throws. */
export interface PaymentInquiry {
  ask(attemptId: string): Promise<FoundPayment>;
  /** Has the provider take no money for it any more; false when that is not certain. */
  close(attemptId: string): Promise<boolean>;
}

/** A payment that is to be given back as a whole. */
export interface AskedRefund {
  /** The number of the refund, as unguessable as that of a payment: asked for twice, it is one refund. */
  refundId: string;
  /** The provider's own number of the payment. */
  transaction: string;
  amountFen: number;
}

/**
 * What became of a refund: the money was given back; it is on its way; the provider does not give it back, and a person has to; or nobody
 * knows. `detail` is for the log.
 */
export interface Refunded {
  state: 'done' | 'pending' | 'failed' | 'unknown';
  detail: string;
}

/** A provider of payments. */
export interface PaymentProvider {
  /** Name under which its payments are kept; never changes. */
  readonly name: string;
  /** Asks for a payment. Never throws. */
  place(asked: AskedPayment): Promise<Placed>;
  /** Mounts where the provider tells of payments; what it says is verified before the desk hears of it. */
  mount(app: FastifyInstance, desk: PaymentDesk): void;
  /** Left out where nothing can be asked: what such a provider does not tell nobody knows. */
  readonly inquiry?: PaymentInquiry;
  /** Gives money back; asked again until it is done. Never throws. Left out where a person has to. */
  refund?(asked: AskedRefund): Promise<Refunded>;
}

/** Who takes the payments of each channel; null where nobody does. */
export type PaymentProviders = Readonly<Record<PaymentChannel, PaymentProvider | null>>;

/** Nobody takes payments. */
export const noProviders: PaymentProviders = { humi: null, wechat: null };
