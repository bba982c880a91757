import { sql, type Transaction } from 'kysely';
import type { Tables } from '../migrations/tables.ts';

/** Rows in one statement: a statement's text stays below a few megabytes. */
const rowsPerStatement = 1_000;

/**
 * Inserts many rows as one JSON document a statement, which the database unfolds by the table's own column types: one parameter
 * instead of one per value. Moments travel as ISO text, documents as they are. Columns that every row of a statement leaves out get
 * their default, those that one leaves out become null.
 */
export async function insertRows(
  transaction: Transaction<Tables>,
  table: keyof Tables & string,
  rows: readonly object[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const slice = rows.slice(start, start + rowsPerStatement);
    const json = JSON.stringify(slice);
    const columns = sql.join([...new Set(slice.flatMap((row) => Object.keys(row)))].map((name) => sql.ref(name)));
    await sql`insert into ${sql.table(table)} (${columns}) select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${json}::jsonb)`.execute(
      transaction,
    );
  }
}
