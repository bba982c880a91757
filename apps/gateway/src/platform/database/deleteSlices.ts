import { type RawBuilder, sql } from 'kysely';
import type { Store } from './database.ts';

/** Rows that a cleanup job changes in a statement, at most: one statement may take five seconds. */
export const sliceRows = 20_000;

/** Deletes the rows of a table that match a condition, in slices. Stops before the next slice once `ending` is aborted. */
export async function deleteSlices(
  store: Pick<Store, 'kysely'>,
  table: string,
  condition: RawBuilder<unknown>,
  ending: AbortSignal,
): Promise<void> {
  while (!ending.aborted) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${condition} limit ${sliceRows}
      ))`.execute(store.kysely);
    if (numAffectedRows < BigInt(sliceRows)) return;
  }
}
