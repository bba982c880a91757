import pg from 'pg';
import type { Log } from '../log/log.ts';
import { StartRefusal } from '../startRefusal.ts';
import { watchConnections } from './connection.ts';
import { typeParsers } from './numbers.ts';

/** PostgreSQL statement timeout in ms for the request path, so that no query blocks a connection. */
export const statementTimeoutMs = 5_000;

/** Client-side query timeout in ms: a frozen server or a network that drops packets does not enforce its own. */
const answerTimeoutMs = statementTimeoutMs + 2_000;

const connectionTimeoutMs = 5_000;
const connections = 10;

/** TCP keep-alive delay in ms. */
const keepAliveDelayMs = 10_000;

function open(options: pg.PoolConfig, log: Log): pg.Pool {
  const pool = new pg.Pool({
    types: typeParsers,
    connectionTimeoutMillis: connectionTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveDelayMs,
    ...options,
  });
  // The pool opens another one.
  watchConnections(pool, (error) => log.warn({ err: error }, 'idle database connection lost'));
  return pool;
}

/** Creates a connection pool of a PostgreSQL server for the request path. Connects lazily. */
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

/** Opens one connection without a statement timeout, for migrations, which may take long and wait for other starting gateways. */
export function openMigrationPool(databaseUrl: string, log: Log): pg.Pool {
  return open({ connectionString: databaseUrl, max: 1, application_name: 'lima-gateway-migrations' }, log);
}

/** Reports in one sentence why the server cannot be used, with the URL without its password. */
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
