import { chinaMoment, formatFaultNumber } from '@lima-id/domain';
import type { Transaction } from 'kysely';
import type { Tables } from '../schema/tables.ts';

/**
 * Assigns the next number of the China year of `now`. Concurrent callers wait for the transaction, and a rollback returns the number:
 * numbers are unique and without gaps.
 */
export async function nextFaultNumber(transaction: Transaction<Tables>, now: Date): Promise<string> {
  const { year } = chinaMoment(now.getTime());
  const { last } = await transaction
    .insertInto('fault_number')
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet((row) => ({ last: row('fault_number.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return formatFaultNumber(year, last);
}
