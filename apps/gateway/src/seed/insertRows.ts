import { sql, type Transaction } from 'kysely';
import type { Tables } from '../migrations/tables.ts';

/** Rows in one statement: a statement's text stays below a few megabytes. */
const rowsPerStatement = 1_000;

/**
 * Inserts many rows as one JSON document a statement, which the database unfolds by the table's own column types: one parameter
 * instead of one per value. Moments travel as ISO text, documents as they are. Columns that a row leaves out become null.
 */
export async function insertRows(
  transaction: Transaction<Tables>,
  table: keyof Tables & string,
  rows: readonly object[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const json = JSON.stringify(rows.slice(start, start + rowsPerStatement));
    await sql`insert into ${sql.table(table)} select * from jsonb_populate_recordset(null::${sql.table(table)}, ${json}::jsonb)`.execute(
      transaction,
    );
  }
}
