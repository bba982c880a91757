import type pg from 'pg';

/**
 * Runs one statement on a connection of the pool and gives the connection back. `pool.query` would throw the connection away when
 * the statement fails, and the embedded database has only one.
 */
export async function runQuery<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  query: pg.QueryConfig | string,
): Promise<Row[]> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<Row>(query);
    return rows;
  } finally {
    client.release();
  }
}
