import { chinaDate, formatOrderCode } from '@lima-id/domain';
import type { Transaction } from 'kysely';
import type { Tables } from '../schema/tables.ts';

/**
 * Assigns the next code of the China day of `now`. Concurrent callers wait for the transaction, and a rollback returns the number: codes
 * are unique and without gaps.
 */
export async function nextOrderCode(transaction: Transaction<Tables>, now: Date): Promise<string> {
  const day = chinaDate(now.getTime());
  const { last } = await transaction
    .insertInto('app_order_number')
    .values({ day, last: 1 })
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet((row) => ({ last: row('app_order_number.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return formatOrderCode(day, last);
}
