import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { DatabaseUnavailable, isAbandoned, unavailabilityOf } from './databaseUnavailable.ts';

/** A connection of a pool, held by one user until it is released. */
export interface Connection {
  query<Row extends pg.QueryResultRow>(
    query: pg.QueryConfig | string,
    values?: readonly unknown[],
  ): Promise<pg.QueryResult<Row>>;
  /** Gives it back; `discard` closes it, as does the release of one that can no longer be trusted. */
  release(discard?: boolean): void;
}

/** Connections that have ended. */
const losses = new WeakSet<pg.ClientBase>();

/**
 * Notes when connections of a pool end. The driver tells it by an event, which ends the process where nobody listens, and the pool itself
 * listens to idle connections only. Called before the pool connects.
 */
export function watchConnections(pool: pg.Pool, onIdleLoss: (error: Error) => void): void {
  pool.on('connect', (client) => {
    client.on('error', () => losses.add(client));
  });
  pool.on('error', onIdleLoss);
}

/** Takes a connection of a watched pool. Whatever shows that the database is away is thrown as DatabaseUnavailable. */
export async function takeConnection(pool: pg.Pool): Promise<Connection> {
  const client = await pool.connect().catch((error: unknown) => {
    throw new DatabaseUnavailable('unreachable', error);
  });
  let broken: DatabaseUnavailable | null = null;
  return {
    async query<Row extends pg.QueryResultRow>(query: pg.QueryConfig | string, values?: readonly unknown[]) {
      // The rollback of a transaction whose connection is broken would only wait once more.
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

/** A watched pool as Kysely takes it. Queries by cursor, the other form that Kysely knows, are not made here. */
export function kyselyPool(pool: pg.Pool): PostgresPool {
  return {
    connect: async () => (await takeConnection(pool)) as unknown as PostgresPoolClient,
    end: async () => await pool.end(),
    options: pool.options,
  };
}
