import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { DatabaseUnavailable, isAbandoned, unavailabilityOf } from './databaseUnavailable.ts';

/** A pooled connection, exclusive until it is released. */
export interface Connection {
  query<Row extends pg.QueryResultRow>(
    query: pg.QueryConfig | string,
    values?: readonly unknown[],
  ): Promise<pg.QueryResult<Row>>;
  /** Returns it to the pool; `discard` closes it, as does releasing a broken one. */
  release(discard?: boolean): void;
}

/** Connections that have ended. */
const losses = new WeakSet<pg.ClientBase>();

/**
 * Tracks ended connections of a pool. The driver emits an error event, which crashes the process without a listener, and the pool itself
 * listens on idle connections only. Call it before the pool connects.
 */
export function watchConnections(pool: pg.Pool, onIdleLoss: (error: Error) => void): void {
  pool.on('connect', (client) => {
    client.on('error', () => losses.add(client));
  });
  pool.on('error', onIdleLoss);
}

/** Acquires a connection of a watched pool. Errors that mean an unavailable database are thrown as DatabaseUnavailable. */
export async function takeConnection(pool: pg.Pool): Promise<Connection> {
  const client = await pool.connect().catch((error: unknown) => {
    throw new DatabaseUnavailable('unreachable', error);
  });
  let broken: DatabaseUnavailable | null = null;
  return {
    async query<Row extends pg.QueryResultRow>(query: pg.QueryConfig | string, values?: readonly unknown[]) {
      // A rollback on a broken connection would only time out again.
      if (broken !== null) throw broken;
      try {
        return await client.query<Row>(query, values as unknown[]);
      } catch (error) {
        const reason = losses.has(client) ? 'lost' : unavailabilityOf(error);
        if (reason === null) throw error;
        const unavailable = new DatabaseUnavailable(reason, error);
        if (reason === 'lost' || isAbandoned(error)) broken = unavailable;
        throw unavailable;
      }
    },
    release: (discard = false) => client.release(discard || broken !== null || losses.has(client)),
  };
}

/** Adapts a watched pool to Kysely. Cursors, the other query form of Kysely, are not used here. */
export function kyselyPool(pool: pg.Pool): PostgresPool {
  return {
    connect: async () => (await takeConnection(pool)) as unknown as PostgresPoolClient,
    end: async () => await pool.end(),
    options: pool.options,
  };
}
