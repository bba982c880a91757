import pg from 'pg';
import type { Log } from '../log/log.ts';
import { StartRefusal } from '../startRefusal.ts';
import { watchConnections } from './connection.ts';
import { typeParsers } from './numbers.ts';

/** Milliseconds after which PostgreSQL ends a statement of the request path, so that no visitor's query holds a connection. */
export const statementTimeoutMs = 5_000;

/**
 * Milliseconds after which the gateway itself stops waiting for a statement: a server that stands still, or a network that swallows packets,
 * does not end it.
 */
const answerTimeoutMs = statementTimeoutMs + 2_000;

const connectionTimeoutMs = 5_000;
const connections = 10;

/** Milliseconds of silence after which the system asks whether the other end of a connection is still there. */
const keepAliveDelayMs = 10_000;

function open(options: pg.PoolConfig, log: Log): pg.Pool {
  const pool = new pg.Pool({
    types: typeParsers,
    connectionTimeoutMillis: connectionTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveDelayMs,
    ...options,
  });
  // The pool opens another by itself.
  watchConnections(pool, (error) => log.warn({ err: error }, 'idle database connection lost'));
  return pool;
}

/** Opens connections to a PostgreSQL server for the request path. Nothing connects until the first statement. */
export function openPool(databaseUrl: string, log: Log): pg.Pool {
  return open(
    {
      connectionString: databaseUrl,
      max: connections,
      statement_timeout: statementTimeoutMs,
      query_timeout: answerTimeoutMs,
      idle_in_transaction_session_timeout: 2 * statementTimeoutMs,
      application_name: 'lima-gateway',
    },
    log,
  );
}

/** Opens one connection without a time limit, for migrations, which may take long and wait for each other. */
export function openMigrationPool(databaseUrl: string, log: Log): pg.Pool {
  return open({ connectionString: databaseUrl, max: 1, application_name: 'lima-gateway-migrations' }, log);
}

/** Says in one sentence why the server cannot be used; the address is printed without its password. */
export function connectionRefusal(databaseUrl: string, error: unknown): StartRefusal {
  const address = new URL(databaseUrl);
  address.password = '';
  address.search = '';
  const code = error instanceof Error && 'code' in error && error.code !== undefined ? error.code : 'ETIMEDOUT';
  return new StartRefusal(
    `无法连接 DATABASE_URL 所指的数据库 ${address}（${code}），请检查地址、账号和数据库是否已启动。`,
    {
      cause: error,
    },
  );
}
