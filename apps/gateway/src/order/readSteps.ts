import type { OrderHistoryStep } from '@lima-id/api';
import type { Store } from '../schema/store.ts';

/** History of an order, oldest first. */
export async function readSteps(store: Store, orderId: string): Promise<OrderHistoryStep[]> {
  const steps = await store.kysely
    .selectFrom('app_order_step as step')
    .leftJoin('account', 'account.id', 'step.account_id')
    .select(['step.event', 'step.from_status', 'step.to_status', 'account.username', 'step.at', 'step.why'])
    .where('step.order_id', '=', orderId)
    .orderBy('step.id')
    .execute();
  return steps.map(({ event, from_status, to_status, username, at, why }) => ({
    event,
    from: from_status,
    to: to_status,
    by: username ?? '',
    at: at.getTime(),
    why,
  }));
}
