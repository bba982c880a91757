import type { OrderHistoryStep } from '@lima-id/api';
import type { OrderStatus, PaymentFlag, PaymentMethod, RefundState } from '@lima-id/domain';
import type { ColumnType, Generated } from 'kysely';
import type { AttemptState, PaymentChannel } from '../../platform/payment/paymentPort.ts';

type Moment = ColumnType<Date, Date, Date>;

/** An amount in fen: a number, or its digits beyond the safe integers. */
type Fen = ColumnType<number | string, number, number>;

/** The last order number of a day; its row lock serializes the numbering. */
interface OrderNumberTable {
  /** `2026-05-18` in China. */
  day: string;
  last: number;
}

/** An order of apps. There are no discounts, so there is one amount. */
export interface OrderTable {
  id: string;
  /** `LM2026051800427` */
  code: string;
  remittance_code: string;
  /** Idempotency key: repeating it creates no second order. */
  transaction_id: string;
  /** Content hash: the same key with other content is rejected. */
  content_hash: string;
  /** The buyer's account. */
  account_id: string;
  /** The buyer: prefix, id and name at that time. */
  company_prefix: string;
  company_id: string;
  company_name: string;
  product_id: string;
  total_fen: Fen;
  remark: string;
  status: OrderStatus;
  payment_method: PaymentMethod | null;
  /** Reason of the last rejection; empty otherwise. */
  rejection_reason: string;
  created_at: Moment;
  /** When the status last changed. */
  changed_at: Moment;
  /** Payment deadline; null when it does not expire. */
  expires_at: ColumnType<Date | null, Date | null, Date | null>;
}

/** An app of an order, with its name and price at that time. */
export interface OrderLineTable {
  order_id: string;
  /** From 1. */
  place: number;
  app_id: string;
  product_id: string;
  product_name: string;
  package_id: string;
  package_name: string;
  price_fen: Fen;
  /** In words: 1年, 3个月, 永久. */
  duration: string;
  picture: string;
}

/** History of an order: event, actor (null when automatic), time, and reason. */
interface OrderStepTable {
  id: Generated<string>;
  order_id: string;
  event: OrderHistoryStep['event'];
  from_status: OrderStatus | null;
  to_status: OrderStatus;
  account_id: string | null;
  at: Moment;
  why: string;
}

/** Declared offline payments; the last one of an order counts. */
export interface OfflinePaymentTable {
  id: Generated<string>;
  order_id: string;
  /** `BankData`, encrypted for the order's id. */
  bank: string;
  /** Keyed hash of the account number, to find the same payment in other orders. */
  account_hash: string;
  /** Keyed hash of the whole declaration, for idempotency. */
  content_hash: string;
  pay_fen: Fen;
  /** As declared, and its China day. */
  pay_time: string;
  pay_day: string;
  submitted_at: Moment;
}

/** A voucher picture, and the hash of its original file. */
interface OfflinePaymentVoucherTable {
  payment_id: string;
  place: number;
  picture_id: string;
  sha256: string;
}

/** A payment attempt with a provider; at most one per order is in the state `open`. */
interface PaymentAttemptTable {
  /** Number of the payment at the provider; unguessable. */
  id: string;
  order_id: string;
  channel: PaymentChannel;
  provider: string;
  amount_fen: Fen;
  /** Payment URL; empty until the provider has answered. */
  address: string;
  /** Return URL of the payer; empty for none. */
  return_address: string;
  state: AttemptState;
  created_at: Moment;
  expires_at: Moment;
  /** End of the claim of the request that is opening or closing it; null when unclaimed. */
  claimed_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Time of the next status query while it is open or closing; null for providers without one. */
  ask_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** Received money: one row per provider transaction, whatever it was for. */
interface ReceivedPaymentTable {
  id: Generated<string>;
  provider: string;
  /** The provider's transaction id. */
  transaction: string;
  /** As the provider reported it. */
  attempt_id: string;
  order_id: string | null;
  amount_fen: Fen;
  /** Why it does not complete an order; null when it did. */
  flag: PaymentFlag | null;
  received_at: Moment;
  /** Refund status; null where it is manual. */
  refund: ColumnType<RefundState | null, RefundState | null | undefined, RefundState>;
  /** Number of the refund at the provider; unguessable. */
  refund_id: ColumnType<string | null, string | null | undefined, never>;
  /** Time of the next refund request, while it is due. */
  refund_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  refunded_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When the refund was last requested from the provider; null for never. */
  refund_asked_at: ColumnType<Date | null, undefined, Date>;
  /** When a reviewer stopped the refund, who, why, and whether it was looked up in the provider's console; null otherwise. */
  refund_stopped_at: ColumnType<Date | null, undefined, Date>;
  refund_stopped_by: ColumnType<string | null, undefined, string>;
  refund_stop_reason: ColumnType<string | null, undefined, string>;
  refund_stop_checked: ColumnType<boolean | null, undefined, boolean>;
  /** When a reviewer settled it by hand, and who; null until then, like the columns below. */
  settled_at: ColumnType<Date | null, undefined, Date>;
  settled_by: ColumnType<string | null, undefined, string>;
  repaid_fen: ColumnType<number | string | null, undefined, number>;
  /** The order that the rest is kept for; null when all was repaid. */
  kept_for: ColumnType<string | null, undefined, string | null>;
  settlement_note: ColumnType<string | null, undefined, string>;
}

/** Audit log of accesses to payment data. */
interface OrderDataAccessTable {
  id: Generated<string>;
  account_id: string;
  order_id: string;
  what: 'order' | 'picture';
  at: Moment;
}

export interface OrderTables {
  app_order_number: OrderNumberTable;
  app_order: OrderTable;
  app_order_line: OrderLineTable;
  app_order_step: OrderStepTable;
  offline_payment: OfflinePaymentTable;
  offline_payment_voucher: OfflinePaymentVoucherTable;
  payment_attempt: PaymentAttemptTable;
  received_payment: ReceivedPaymentTable;
  order_data_access: OrderDataAccessTable;
}
