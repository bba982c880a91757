import type { OrderWarning } from '@lima-id/api';
import { type RawBuilder, sql } from 'kysely';
import type { Store } from '../../schema/store.ts';

/** The last declared payment of an order. */
const lastOf = (orderId: RawBuilder<unknown>) => sql`(select max(id) from offline_payment where order_id = ${orderId})`;

/** Other orders with a voucher from the same file. */
const sameVoucher = (orderId: RawBuilder<unknown>) => sql`
  select alike.order_id
  from offline_payment_voucher as own
    join offline_payment_voucher as other on other.sha256 = own.sha256
    join offline_payment as alike on alike.id = other.payment_id
  where own.payment_id = ${lastOf(orderId)} and own.sha256 <> '' and alike.order_id <> ${orderId}`;

/** Other orders with a declared payment of the same account, amount and day. */
const samePayment = (orderId: RawBuilder<unknown>) => sql`
  select alike.order_id
  from offline_payment as own
    join offline_payment as alike
      on alike.account_hash = own.account_hash and alike.pay_fen = own.pay_fen and alike.pay_day = own.pay_day
  where own.id = ${lastOf(orderId)} and alike.order_id <> ${orderId}`;

/** The order itself, when a provider payment completed it while a declared transfer waited for review. */
const transferredToo = (orderId: RawBuilder<unknown>) => sql`
  select order_id from app_order_step where order_id = ${orderId} and event = 'paid' and from_status = 'pendingReview'`;

/**
 * SQL condition for lists: an order is paid by transfer, and its last declaration is not the amount due; `orderId` is the column of the
 * order's id.
 */
export function amountDiffers(orderId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from offline_payment
    where id = ${lastOf(orderId)} and pay_fen <> app_order.total_fen and app_order.payment_method = 'transfer')`;
}

/** SQL condition for lists: an order has warnings; `orderId` is the column of the order's id. */
export function isWarned(orderId: RawBuilder<unknown>): RawBuilder<boolean> {
  const found = [sameVoucher(orderId), samePayment(orderId), transferredToo(orderId)];
  return sql<boolean>`(${sql.join(
    found.map((each) => sql`exists (${each})`),
    sql` or `,
  )})`;
}

/** Warnings for a reviewer: the same voucher or payment in other orders, by code; or a transfer in addition to a provider payment. */
export async function readWarnings(store: Store, orderId: string): Promise<OrderWarning[]> {
  const id = sql`${orderId}::text`;
  const { rows } = await sql<{ kind: OrderWarning['kind']; code: string }>`
    select distinct kind, code
    from (
      select 'voucher' as kind, order_id from (${sameVoucher(id)}) as voucher
      union all select 'payment', order_id from (${samePayment(id)}) as payment
      union all select 'transfer', order_id from (${transferredToo(id)}) as transfer
    ) as found join app_order on app_order.id = found.order_id
    order by kind desc, code`.execute(store.kysely);
  const codesOf = (kind: OrderWarning['kind']) => rows.filter((row) => row.kind === kind).map(({ code }) => code);
  const kinds = (['voucher', 'payment', 'transfer'] as const).filter((kind) => codesOf(kind).length > 0);
  return kinds.map((kind) => ({ kind, orderCodes: kind === 'transfer' ? [] : codesOf(kind) }));
}
