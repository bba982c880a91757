import { changeOrder, type OrderChange, type OrderEvent, type OrderStatus, type PaymentMethod } from '@lima-id/domain';
import type { Transaction } from 'kysely';
import type { Tables } from '../schema/tables.ts';
import type { OrderRow } from './orderRow.ts';

/** Actor, time and reason of a change; without an account it is automatic. */
export interface ChangeNote {
  by?: string;
  at: Date;
  why?: string;
}

/** Additional columns to set. */
interface Details {
  payment_method?: PaymentMethod;
  rejection_reason?: string;
}

/** Appends a step to an order's history. */
export async function recordStep(
  transaction: Transaction<Tables>,
  orderId: string,
  step: { event: OrderEvent | 'saved'; from: OrderStatus | null; to: OrderStatus } & ChangeNote,
): Promise<void> {
  const { event, from, to, by = null, at, why = '' } = step;
  await transaction
    .insertInto('app_order_step')
    .values({ order_id: orderId, event, from_status: from, to_status: to, account_id: by, at, why })
    .execute();
}

/**
 * Schedules an immediate status query for payments that are still open for an order that no longer waits for payment, so that they are
 * closed.
 */
async function pollSoon(transaction: Transaction<Tables>, orderId: string, at: Date): Promise<void> {
  await transaction
    .updateTable('payment_attempt')
    .set({ ask_at: at })
    .where('order_id', '=', orderId)
    .where('state', '=', 'open')
    .where('ask_at', 'is not', null)
    .execute();
}

/**
 * The only place where an order changes its status: by the state table of the rules, with a history step. The caller's transaction holds
 * the row lock. An order that left its first status does not expire any more.
 */
export async function changeStatus(
  transaction: Transaction<Tables>,
  { id, status: from }: Pick<OrderRow, 'id' | 'status'>,
  event: OrderEvent,
  note: ChangeNote,
  beside: Details = {},
): Promise<OrderChange> {
  const change = changeOrder(from, event);
  if (!change.ok) return change;
  await transaction
    .updateTable('app_order')
    .set({ status: change.status, changed_at: note.at, expires_at: null, ...beside })
    .where('id', '=', id)
    .execute();
  await recordStep(transaction, id, { event, from, to: change.status, ...note });
  if (!changeOrder(change.status, 'paymentSubmitted').ok) await pollSoon(transaction, id, note.at);
  return change;
}
