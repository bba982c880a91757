import type { OrderAccepting, OrderDecision, OrderRejecting } from '@lima-id/api';
import type { OrderEvent } from '@lima-id/domain';
import type { Caller } from '../../platform/authorisation/caller.ts';
import type { Reply } from '../../platform/http/mount.ts';
import { changeStatus } from '../changeStatus.ts';
import type { OrderParts } from '../orderParts.ts';
import { lockOrder } from '../orderRow.ts';
import { orderRefusals } from '../refusals.ts';

type Decided = Reply<OrderDecision, null>;

/** Decides on an order as the reviewer saw it: one that has changed meanwhile is not decided on. */
async function decide(
  { store, clock }: OrderParts,
  { accountId }: Caller,
  { id, from }: OrderAccepting,
  event: Extract<OrderEvent, 'accepted' | 'rejected'>,
  why: string,
): Promise<Decided> {
  return await store.transaction(async (transaction): Promise<Decided> => {
    const row = await lockOrder(transaction, 'id', id);
    if (row === undefined) return { failure: orderRefusals.unknown };
    if (row.status !== from) return { failure: orderRefusals.notAllowed };
    const note = { by: accountId, at: clock.now(), why };
    const change = await changeStatus(transaction, row, event, note, { rejection_reason: why });
    if (!change.ok) return { failure: orderRefusals.conflicts(change.message) };
    return { data: { status: change.status } };
  });
}

/** Accepts the payment of an order, which completes it. */
export async function acceptOrder(parts: OrderParts, reviewer: Caller, request: OrderAccepting): Promise<Decided> {
  return await decide(parts, reviewer, request, 'accepted', '');
}

/** Does not accept the payment of an order; the reason goes to its buyer. */
export async function rejectOrder(
  parts: OrderParts,
  reviewer: Caller,
  { reason, ...request }: OrderRejecting,
): Promise<Decided> {
  return await decide(parts, reviewer, request, 'rejected', reason);
}
