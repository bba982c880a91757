import type pg from 'pg';
import { takeConnection } from './connection.ts';

/**
 * Runs one statement on a pooled connection and releases it. `pool.query` would discard the connection, with its prepared statements, when
 * the statement fails. Throws DatabaseUnavailable when the database is unavailable.
 */
export async function runQuery<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  query: pg.QueryConfig | string,
): Promise<Row[]> {
  const connection = await takeConnection(pool);
  try {
    const { rows } = await connection.query<Row>(query);
    return rows;
  } finally {
    connection.release();
  }
}
