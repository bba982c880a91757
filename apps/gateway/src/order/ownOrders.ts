import type { OrderList, OrderListRequest, OrderQuery, OrderStep } from '@lima-id/api';
import { marketMessages, type Order } from '@lima-id/domain';
import type { Caller } from '../platform/authorisation/caller.ts';
import type { Reply } from '../platform/http/mount.ts';
import { changeStatus } from './changeStatus.ts';
import { expireOrdersOf } from './expireOrders.ts';
import { lockOwnOrder } from './lockOrder.ts';
import type { OrderParts } from './orderParts.ts';
import type { OrderRow } from './orderRow.ts';
import { readSteps } from './readSteps.ts';
import { orderRefusals } from './refusals.ts';
import { showOrder, showOrders } from './showOrder.ts';

/** Current state of the caller's order: overdue ones expire before they are read. */
async function findOwnOrder(parts: OrderParts, { accountId }: Caller, id: string): Promise<OrderRow | undefined> {
  await expireOrdersOf(parts, accountId);
  return await parts.store.kysely
    .selectFrom('app_order')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** History of the caller's order, newest first, without names of the platform's staff. */
export async function readOrderHistory(
  parts: OrderParts,
  caller: Caller,
  { id }: OrderQuery,
): Promise<Reply<OrderStep[], null>> {
  const row = await findOwnOrder(parts, caller, id);
  if (row === undefined) return { failure: orderRefusals.unknown };
  const steps = await readSteps(parts.store, row.id);
  return { data: steps.map(({ by: _by, ...step }) => step).reverse() };
}

/** An order of the caller; others' do not exist. */
export async function readOrder(parts: OrderParts, caller: Caller, { id }: OrderQuery): Promise<Reply<Order, null>> {
  const row = await findOwnOrder(parts, caller, id);
  return row === undefined ? { failure: orderRefusals.unknown } : { data: await showOrder(parts, row, caller) };
}

/** A page of the caller's orders, newest first. */
export async function listMyOrders(
  parts: OrderParts,
  { accountId }: Caller,
  { status, page, size }: OrderListRequest,
): Promise<Reply<OrderList, null>> {
  const { store } = parts;
  await expireOrdersOf(parts, accountId);
  let wanted = store.kysely.selectFrom('app_order').where('account_id', '=', accountId);
  if (status !== undefined) wanted = wanted.where('status', '=', status);
  const { total } = await wanted
    .select((select) => select.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await wanted
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { data: { records: await showOrders(store, rows), total: Number(total) } };
}

/** Cancels an order of the caller. Money that arrives later is flagged for a refund. */
export async function cancelOrder(
  parts: OrderParts,
  { accountId }: Caller,
  { id }: OrderQuery,
): Promise<Reply<null, null>> {
  return await parts.store.transaction(async (transaction): Promise<Reply<null, null>> => {
    const row = await lockOwnOrder(parts, transaction, ['id', id], accountId);
    if (row === undefined) return { failure: orderRefusals.unknown };
    const change = await changeStatus(transaction, row, 'cancelled', { by: accountId, at: parts.clock.now() });
    if (!change.ok) return { failure: orderRefusals.conflicts(change.message) };
    return { data: null, message: marketMessages.order.cancelled };
  });
}
