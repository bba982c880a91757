import { changeOrder, type OrderChange, type OrderEvent, type OrderStatus, type PaymentMethod } from '@lima-id/domain';
import type { Transaction } from 'kysely';
import type { Tables } from '../migrations/tables.ts';
import type { OrderRow } from './orderRow.ts';

/** Who makes a change, when and why; without an account nobody did. */
export interface ChangeNote {
  by?: string;
  at: Date;
  why?: string;
}

/** What else a change sets. */
interface Details {
  payment_method?: PaymentMethod;
  rejection_reason?: string;
}

/** Writes down what happened to an order. */
export async function noteStep(
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

/** Has providers asked without delay about payments that can still be made for an order that waits for its buyer no more: they are to be closed. */
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
 * The one place where an order changes its status: as the rules say, and written down. The row is locked by the caller's transaction.
 * An order that left its first status does not run out any more.
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
  await noteStep(transaction, id, { event, from, to: change.status, ...note });
  if (!changeOrder(change.status, 'paymentSubmitted').ok) await pollSoon(transaction, id, note.at);
  return change;
}
