import type pg from 'pg';
import { takeConnection } from './connection.ts';

/**
 * Runs one statement on a connection of the pool and gives the connection back. `pool.query` would throw the connection away when
 * the statement fails, and the embedded database has only one. Throws DatabaseUnavailable when the database is away.
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
