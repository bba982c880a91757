import { chinaMoment, writeFaultNumber } from '@lima-id/domain';
import type { Transaction } from 'kysely';
import type { Tables } from '../migrations/tables.ts';

/**
 * Gives the next number of the year in which `now` lies in China. Others wait until the transaction ends, and when it is taken back
 * so is the number: numbers are given once, and none is left out.
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
  return writeFaultNumber(year, last);
}
