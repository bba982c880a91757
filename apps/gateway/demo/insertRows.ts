import { sql, type Transaction } from 'kysely';
import type { Tables } from '../src/schema/tables.ts';

/** Rows per statement: keeps a statement below a few megabytes. */
const rowsPerStatement = 1_000;

/**
 * Bulk insert with one JSON document per statement, which the database expands by the table's column types: one parameter instead of one
 * per value. Timestamps are ISO text, JSON is passed as is. Columns missing in all rows of a statement get their default, those missing in
 * some become null.
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
