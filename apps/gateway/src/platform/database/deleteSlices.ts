import { type RawBuilder, sql } from 'kysely';
import type { Store } from './database.ts';

/** Deletes the rows of a table that match a condition, at most `rows` of them in a statement, since one statement may take five seconds. */
export async function deleteSlices(
  store: Pick<Store, 'kysely'>,
  table: string,
  condition: RawBuilder<unknown>,
  rows: number,
): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${condition} limit ${rows}
      ))`.execute(store.kysely);
    if (numAffectedRows < BigInt(rows)) return;
  }
}
