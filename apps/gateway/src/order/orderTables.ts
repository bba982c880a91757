import type { OrderHistoryStep } from '@lima-id/api';
import type { OrderStatus, PaymentFlag, PaymentMethod, RefundState } from '@lima-id/domain';
import type { ColumnType, Generated } from 'kysely';
import type { AttemptState, PaymentChannel } from '../platform/payment/paymentPort.ts';

/** A moment: read as a `Date`, written as a `Date`. */
type Moment = ColumnType<Date, Date, Date>;

/** An amount in fen: a number, or its digits beyond what a number holds exactly. */
type Fen = ColumnType<number | string, number, number>;

/** The latest running number of a day's orders; its row is the lock under which numbers are given. */
interface OrderNumberTable {
  /** `2026-05-18` in China. */
  day: string;
  last: number;
}

/** An order of apps. Nothing is ever reduced, so that one amount says it all. */
export interface OrderTable {
  id: string;
  /** `LM2026051800427` */
  code: string;
  remittance_code: string;
  /** The attempt to order that it came from: a repeated one gives no second order. */
  transaction_id: string;
  /** Of what was handed in: the same attempt with other content is refused. */
  content_hash: string;
  /** Who ordered. */
  account_id: string;
  /** The buyer: prefix, number and name as they were then. */
  company_prefix: string;
  company_id: string;
  company_name: string;
  product_id: string;
  total_fen: Fen;
  remark: string;
  status: OrderStatus;
  payment_method: PaymentMethod | null;
  /** Why the last payment was not accepted; empty otherwise. */
  rejection_reason: string;
  created_at: Moment;
  /** When it came to its status. */
  changed_at: Moment;
  /** Until when it has to be paid; null when it does not run out. */
  expires_at: ColumnType<Date | null, Date | null, Date | null>;
}

/** An app of an order, as it was called and priced then. */
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

/** What happened to an order, by whom (null when nobody did it), when, and why. */
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

/** The information of an offline payment; the last one of an order counts. */
export interface OfflinePaymentTable {
  id: Generated<string>;
  order_id: string;
  /** `BankData`, sealed for the order's id. */
  bank: string;
  /** Of the account's number, keyed: by it the same payment is found under other orders. */
  account_hash: string;
  /** A keyed hash of the whole declaration: submitted twice, it is one. */
  content_hash: string;
  pay_fen: Fen;
  /** As declared, and its day in China. */
  pay_time: string;
  pay_day: string;
  submitted_at: Moment;
}

/** A picture of a voucher, and the hash of the file that it was made from. */
interface OfflinePaymentVoucherTable {
  payment_id: string;
  place: number;
  picture_id: string;
  sha256: string;
}

/** A payment that was begun with a provider; an order has one in the state `open` at most. */
interface PaymentAttemptTable {
  /** The number by which the provider knows it; nobody guesses it. */
  id: string;
  order_id: string;
  channel: PaymentChannel;
  provider: string;
  amount_fen: Fen;
  /** Where it is paid; empty until the provider has answered. */
  address: string;
  /** Where the payer comes back to; empty for nowhere. */
  return_address: string;
  state: AttemptState;
  created_at: Moment;
  expires_at: Moment;
  /** Until when somebody is asking its provider to open or to close it; null when nobody is. */
  claimed_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When its provider is asked about it while it is open or closing; null when it cannot be asked. */
  ask_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** Money that a provider took: one row for each of its transactions, whatever it came for. */
interface ReceivedPaymentTable {
  id: Generated<string>;
  provider: string;
  /** The provider's own number. */
  transaction: string;
  /** As the provider reported it. */
  attempt_id: string;
  order_id: string | null;
  amount_fen: Fen;
  /** Why it completes nothing; null when it completed the order. */
  flag: PaymentFlag | null;
  received_at: Moment;
  /** Where giving it back is; null where nobody does so but a person. */
  refund: ColumnType<RefundState | null, RefundState | null | undefined, RefundState>;
  /** The number under which the provider is asked to give it back; nobody guesses it. */
  refund_id: ColumnType<string | null, string | null | undefined, never>;
  /** When the provider is asked for it next, while it is due. */
  refund_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  refunded_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** Who has looked at the information of an order's payment, and when. */
interface OrderDataAccessTable {
  id: Generated<string>;
  account_id: string;
  order_id: string;
  what: 'order' | 'picture';
  at: Moment;
}

/** The tables of orders. */
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
