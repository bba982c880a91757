import { createHash } from 'node:crypto';
import {
  changeOrder,
  dayMs,
  formatOrderCode,
  formatRemittanceCode,
  hourMs,
  initialOrderStatus,
  judgePayment,
  type OrderStatus,
  orderExpiryDays,
  paymentAttemptMs,
  priceDuration,
  readDuration,
  remittanceCodeCount,
} from '@lima-id/domain';
import type { Insertable } from 'kysely';
import type { Offer } from '../../src/order/orderParts.ts';
import type { Tables } from '../../src/schema/tables.ts';
import { addDays, chinaMoment } from '../chinaTime.ts';
import { createRandom } from '../random.ts';
import { type DemoBuyer, type DemoOrder, type DemoStep, demoOrders } from './demoOrders.ts';

type Row<Table extends keyof Tables> = Insertable<Tables[Table]>;

export interface Buyer {
  accountId: string;
  company: { id: string; name: string; prefix: string };
}

/** Declared payment of a demo order, before encryption of its bank data and storage of its picture. */
export interface DemoPayment {
  voucher: number;
  payFen: number;
  paidAt: Date;
}

export interface DemoOrderRows {
  order: Row<'app_order'>;
  line: Row<'app_order_line'>;
  steps: Row<'app_order_step'>[];
  payments: DemoPayment[];
  attempts: Row<'payment_attempt'>[];
  received: Row<'received_payment'>[];
}

/** Seeded randomness for the demo's remittance codes. */
const seed = 88_118;

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/** Id of a demo order, by index. */
export function demoOrderId(index: number): string {
  return digest(`order ${index}`).slice(0, 22);
}

/** Changes of an order along its history. */
interface Story {
  status: OrderStatus;
  reason: string;
  changedAt: Date;
}

function stepRow(
  orderId: string,
  from: OrderStatus | null,
  story: Story,
  rest: Pick<Row<'app_order_step'>, 'event' | 'account_id'> & { why?: string },
) {
  return { order_id: orderId, from_status: from, to_status: story.status, at: story.changedAt, why: '', ...rest };
}

function actorOf({ event }: DemoStep, buyer: Buyer, reviewerId: string): string | null {
  if (event === 'accepted' || event === 'rejected') return reviewerId;
  return event === 'cancelled' || event === 'paymentSubmitted' ? buyer.accountId : null;
}

/** A WeChat payment, as notified by the sandbox. */
function receivedRows(order: Row<'app_order'>, status: OrderStatus, at: Date) {
  const amount = Number(order.total_fen);
  const attemptId = digest(`attempt ${order.code}`).slice(0, 22);
  const verdict = judgePayment({ status, totalAmountFen: amount }, amount);
  const flag = verdict.ok ? null : verdict.flag;
  return {
    attempt: {
      id: attemptId,
      order_id: order.id,
      channel: 'wechat' as const,
      provider: 'sandbox',
      amount_fen: amount,
      address: `/__pay/${attemptId}`,
      return_address: '',
      state: 'paid' as const,
      created_at: order.created_at,
      expires_at: new Date(order.created_at.getTime() + paymentAttemptMs),
    },
    notice: {
      provider: 'sandbox',
      transaction: `sandbox-${attemptId}`,
      attempt_id: attemptId,
      order_id: order.id,
      amount_fen: amount,
      flag,
      received_at: at,
    },
  };
}

/** Replays an order's history by the rules: throws where they do not allow it. */
function tell(
  demo: DemoOrder,
  order: Row<'app_order'>,
  line: Row<'app_order_line'>,
  buyer: Buyer,
  reviewerId: string,
): DemoOrderRows {
  const story: Story = { status: initialOrderStatus(Number(order.total_fen)), reason: '', changedAt: order.created_at };
  const rows: DemoOrderRows = {
    order,
    line,
    steps: [stepRow(order.id, null, story, { event: 'saved', account_id: buyer.accountId })],
    payments: [],
    attempts: [],
    received: [],
  };
  let at = order.created_at;
  for (const step of demo.steps) {
    at = new Date(at.getTime() + step.hours * hourMs);
    const from = story.status;
    const change = changeOrder(from, step.event);
    if (step.event === 'paid') {
      const { attempt, notice } = receivedRows(order, from, at);
      rows.attempts.push(attempt);
      rows.received.push(notice);
      if (!change.ok) continue;
      order.payment_method = 'wechat';
    }
    if (!change.ok) throw new Error(`Demo order ${order.code}: ${change.message}`);
    if (step.event === 'paymentSubmitted') {
      order.payment_method = 'transfer';
      rows.payments.push({ voucher: step.voucher, payFen: Number(order.total_fen), paidAt: at });
    }
    story.status = change.status;
    story.changedAt = at;
    story.reason = step.event === 'rejected' ? step.why : '';
    const note = { event: step.event, account_id: actorOf(step, buyer, reviewerId), why: story.reason };
    rows.steps.push(stepRow(order.id, from, story, note));
  }
  order.status = story.status;
  order.rejection_reason = story.reason;
  order.changed_at = story.changedAt;
  order.expires_at =
    story.status === 'pendingPayment' ? new Date(order.created_at.getTime() + orderExpiryDays * dayMs) : null;
  return rows;
}

/** Price in fen of a demo order by an offer of the market; null when that has no price for its duration. */
export function demoOrderPrice({ duration }: DemoOrder, { details, negotiable }: Offer): number | null {
  const wanted = readDuration(duration);
  const price = wanted === null ? null : priceDuration(details, wanted, negotiable);
  return price?.ok === true ? price.priceFen : null;
}

/** Rows of the demo's orders, and the last number of each day. All before `today` in China; deterministic for a day. */
export function demoOrderRows(
  today: string,
  buyers: ReadonlyMap<DemoBuyer, Buyer>,
  offers: ReadonlyMap<string, Offer>,
  reviewerId: string,
): { orders: DemoOrderRows[]; numbers: Row<'app_order_number'>[] } {
  const random = createRandom(seed);
  const last = new Map<string, number>();
  const orders = demoOrders.map((demo, index) => {
    const buyer = buyers.get(demo.buyer);
    const offer = offers.get(demo.packageId);
    if (buyer === undefined || offer === undefined)
      throw new Error(`The demo has no ${demo.buyer} or ${demo.packageId}.`);
    const day = addDays(today, -demo.daysAgo);
    const number = (last.get(day) ?? 0) + 1;
    last.set(day, number);
    const id = demoOrderId(index);
    const priceFen = demoOrderPrice(demo, offer);
    if (priceFen === null) throw new Error(`The market sells no package ${demo.packageId} for ${demo.duration}.`);
    const createdAt = chinaMoment(day, demo.time);
    const order: Row<'app_order'> = {
      id,
      code: formatOrderCode(day, number),
      remittance_code: formatRemittanceCode(random.between(0, remittanceCodeCount - 1)) ?? '',
      transaction_id: digest(`attempt to order ${index}`).slice(0, 32),
      content_hash: digest(id),
      account_id: buyer.accountId,
      company_prefix: buyer.company.prefix,
      company_id: buyer.company.id,
      company_name: buyer.company.name,
      product_id: offer.productId,
      total_fen: priceFen,
      remark: demo.remark ?? '',
      status: 'pendingPayment',
      payment_method: null,
      rejection_reason: '',
      created_at: createdAt,
      changed_at: createdAt,
      expires_at: null,
    };
    const line = {
      order_id: id,
      place: 1,
      app_id: offer.appId,
      product_id: offer.productId,
      product_name: offer.productName,
      package_id: demo.packageId,
      package_name: offer.details.name,
      price_fen: priceFen,
      duration: demo.duration,
      picture: offer.picture,
    };
    return tell(demo, order, line, buyer, reviewerId);
  });
  return { orders, numbers: Array.from(last, ([day, number]) => ({ day, last: number })) };
}
