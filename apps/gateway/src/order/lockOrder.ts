import type { Transaction } from 'kysely';
import type { Clock } from '../platform/clock/clock.ts';
import type { Tables } from '../schema/tables.ts';
import { changeStatus } from './changeStatus.ts';
import type { OrderRow } from './orderRow.ts';

/** Locks an order until the transaction ends. */
export async function lockOrder(
  transaction: Transaction<Tables>,
  column: 'id' | 'code',
  value: string,
): Promise<OrderRow | undefined> {
  return await transaction.selectFrom('app_order').selectAll().where(column, '=', value).forUpdate().executeTakeFirst();
}

/** Locks an order of an account; undefined when it is somebody else's. An overdue one expires here first. */
export async function lockOwnOrder(
  { clock }: { clock: Clock },
  transaction: Transaction<Tables>,
  key: readonly ['id' | 'code', string],
  accountId: string,
): Promise<OrderRow | undefined> {
  const row = await lockOrder(transaction, ...key);
  if (row?.account_id !== accountId) return undefined;
  const now = clock.now();
  if (row.expires_at === null || row.expires_at > now) return row;
  await changeStatus(transaction, row, 'expired', { at: now });
  return (await lockOrder(transaction, 'id', row.id)) ?? row;
}
