import { chinaDate, writeOrderCode } from '@lima-id/domain';
import type { Transaction } from 'kysely';
import type { Tables } from '../migrations/tables.ts';

/**
 * Gives the next code of the day of `now` in China. Others wait until the transaction ends, and when it is taken back so is the number:
 * numbers are given once, and none is left out.
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
  return writeOrderCode(day, last);
}
