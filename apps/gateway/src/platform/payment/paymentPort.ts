import type { RefundFinding } from '@lima-id/domain';
import type { FastifyInstance } from 'fastify';

/** Payment channels: a redirect to the provider's page, or a QR code. */
export const paymentChannels = ['humi', 'wechat'] as const;
export type PaymentChannel = (typeof paymentChannels)[number];

/** A payment to be made. */
export interface AskedPayment {
  /** The platform's payment number: 22 letters, digits, hyphens and underscores, valid as an order number of providers. */
  attemptId: string;
  channel: PaymentChannel;
  orderCode: string;
  /** Description, Chinese. */
  description: string;
  amountFen: number;
  /** Return URL of the payer; empty for none. */
  returnAddress: string;
  expiresAt: Date;
}

/** Result of a payment request: the payment URL, or a rejection or timeout. `detail` is for the log. */
export type Placed = { ok: true; address: string } | { ok: false; reason: 'refused' | 'unreachable'; detail: string };

/** Notification of received money. */
export interface PaymentNotice {
  /** The provider's name. */
  provider: string;
  /** The provider's transaction id, for deduplication. */
  transaction: string;
  attemptId: string;
  amountFen: number;
}

/** Result of a notification: the order was completed; it was a duplicate; or the money is recorded for a person. */
export type NoticeOutcome = 'completed' | 'repeated' | 'flagged';

/** State of a payment attempt: payable; paid; failed; to be closed at its provider; closed and no longer payable. */
export type AttemptState = 'open' | 'paid' | 'failed' | 'closing' | 'closed';

/** Status of a payment attempt. */
export interface StandingPayment extends AskedPayment {
  state: AttemptState;
}

/** Entry point for notifications from providers. */
export interface PaymentDesk {
  /** A payment attempt of a provider; null when unknown. */
  read(provider: string, attemptId: string): Promise<StandingPayment | null>;
  /** Handles a notification of money; idempotent, in any order. */
  take(notice: PaymentNotice): Promise<NoticeOutcome>;
  /** Records a failed payment, without money. */
  fail(provider: string, attemptId: string): Promise<void>;
  /** Records a closed payment, without money. */
  close(provider: string, attemptId: string): Promise<void>;
}

/** A provider's answer to a status query: paid; not yet; never; or unknown. `detail` is for the log. */
export type FoundPayment =
  | { state: 'paid'; transaction: string; amountFen: number }
  | { state: 'unpaid' | 'over' | 'unknown'; detail: string };

/** Status queries for payments without a notification. Neither call throws. */
export interface PaymentInquiry {
  ask(attemptId: string): Promise<FoundPayment>;
  /** Closes a payment at the provider; false when that is uncertain. */
  close(attemptId: string): Promise<boolean>;
}

/** A payment to be refunded in full. */
export interface AskedRefund {
  /** Number of the refund, unguessable; the idempotency key at the provider. */
  refundId: string;
  /** The provider's transaction id. */
  transaction: string;
  amountFen: number;
}

/** Result of a refund: done; pending; rejected, so that a person has to; or unknown. `detail` is for the log. */
export interface Refunded {
  state: 'done' | 'pending' | 'failed' | 'unknown';
  detail: string;
}

/** What the provider knows of a refund. `detail` is for the log. */
export interface FoundRefund {
  state: RefundFinding;
  detail: string;
}

export interface PaymentProvider {
  /** Name stored with its payments; never changes. */
  readonly name: string;
  /** Requests a payment. Never throws. */
  place(asked: AskedPayment): Promise<Placed>;
  /** Mounts the provider's notification URL; notifications are verified before they reach the desk. */
  mount(app: FastifyInstance, desk: PaymentDesk): void;
  /** Omitted when the provider supports no status queries. */
  readonly inquiry?: PaymentInquiry;
  /**
   * Requests a refund; retried until it is done. Never throws. Its request has reached the provider, or never will, within a minute.
   * Omitted when refunds are manual, like `findRefund`.
   */
  refund?(asked: AskedRefund): Promise<Refunded>;
  /**
   * Asks what became of a refund. Never throws. After `none` or `failed` the provider makes it only if it is requested again.
   */
  findRefund?(asked: AskedRefund): Promise<FoundRefund>;
}

/** Provider of each channel; null for none. */
export type PaymentProviders = Readonly<Record<PaymentChannel, PaymentProvider | null>>;

/** No provider. */
export const noProviders: PaymentProviders = { humi: null, wechat: null };
