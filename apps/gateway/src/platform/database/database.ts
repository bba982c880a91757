import { resolve } from 'node:path';
import { setImmediate as endOfTurn } from 'node:timers/promises';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import type { Migration } from 'kysely/migration';
import type pg from 'pg';
import { folderRefusal } from '../folder/dataFolder.ts';
import type { Log } from '../log/log.ts';
import { isStorageFull } from '../storageFull.ts';
import { kyselyPool } from './connection.ts';
import { DatabaseUnavailable } from './databaseUnavailable.ts';
import { openEngine } from './embedded/engine.ts';
import type { Settings } from './embedded/settings.ts';
import { migrate } from './migrate.ts';
import type { PlatformTables } from './platformTables.ts';
import { connectionRefusal, openMigrationPool, openPool } from './postgres.ts';
import { runQuery } from './runQuery.ts';
import { migrationError, readServer, requireVersion } from './server.ts';

/**
 * The open database: the embedded PostgreSQL or a server. While the database is unavailable, every call throws DatabaseUnavailable within
 * seconds. The platform sees its own tables only; `schema/store.ts` adds those of the subjects.
 */
export interface Store<Tables extends PlatformTables = PlatformTables> {
  /** Typed query builder. */
  readonly kysely: Kysely<Tables>;
  /**
   * Runs a prepared statement of the request path, parsed once per connection under `name`; a name always has the same text. A statement
   * that takes too long is cancelled.
   */
  prepared<Row>(name: string, text: string, values: readonly unknown[]): Promise<Row[]>;
  /**
   * Runs `work` in a transaction: committed when it resolves, rolled back when it throws. After DatabaseUnavailable it is unknown whether
   * it was committed: retry only idempotent work.
   */
  transaction<Result>(work: (transaction: Transaction<Tables>) => Promise<Result>): Promise<Result>;
  /** Closes every connection, stops the embedded database and releases the data folder. */
  close(): Promise<void>;
}

/** Database location. */
export interface StoreConfig {
  /** Data folder, which holds the embedded database. Ignored when `databaseUrl` is set. */
  dataDir: string;
  /** URL of a PostgreSQL server (`postgres://...`), or null for the embedded database. */
  databaseUrl: string | null;
  /** Settings of the embedded database over its defaults. */
  databaseSettings?: Settings | undefined;
  log: Log;
  /** Is given the folder of the embedded database when it is outside of the data folder, which the user that runs it cannot reach. */
  onMoved?: (folder: string) => void;
}

/** Migrations by name, in the order in which they run. */
type Migrations = Readonly<Record<string, Migration>>;

/** Slow query threshold in ms for the log. */
const slowStatementMs = 200;

function openKysely<Tables>(pool: pg.Pool): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: kyselyPool(pool) }) });
}

type Prepared = Store['prepared'];

/** Retries a read once when its connection had ended, as idle ones have after a failover. Writes are not retried. */
async function runRepeating(pool: pg.Pool, query: pg.QueryConfig): Promise<pg.QueryResultRow[]> {
  try {
    return await runQuery(pool, query);
  } catch (error) {
    const isRead = /^\s*select\b/i.test(query.text);
    if (!(isRead && error instanceof DatabaseUnavailable && error.reason === 'lost')) throw error;
    // Connections end together: the pool needs a tick to drop the others, or it would return one of them.
    await endOfTurn();
    return await runQuery(pool, query);
  }
}

/** Runs named statements and logs slow ones by name: values may be personal data. */
function prepare(pool: pg.Pool, log: Log): Prepared {
  return async <Row>(name: string, text: string, values: readonly unknown[]) => {
    const started = performance.now();
    const rows = await runRepeating(pool, { name, text, values: values as unknown[] });
    const ms = performance.now() - started;
    if (ms > slowStatementMs) log.warn({ statement: name, ms: Math.round(ms) }, 'slow statement');
    return rows as Row[];
  };
}

async function openPostgresStore<Tables extends PlatformTables>(
  databaseUrl: string,
  migrations: Migrations,
  log: Log,
): Promise<Store<Tables>> {
  const migrationPool = openMigrationPool(databaseUrl, log);
  const migrating = openKysely<Tables>(migrationPool);
  try {
    const server = await readServer(migrationPool).catch((error: unknown) => {
      throw connectionRefusal(databaseUrl, error);
    });
    requireVersion(server);
    const { applied } = await migrate(migrating, migrations, log).catch((error: unknown) => {
      throw migrationError(server, error);
    });
    if (applied.length > 0) log.info({ applied }, 'database migrated');
  } finally {
    await migrating.destroy();
  }
  const pool = openPool(databaseUrl, log);
  const kysely = openKysely<Tables>(pool);
  return {
    kysely,
    prepared: prepare(pool, log),
    transaction: async (work) => await kysely.transaction().execute(work),
    close: async () => await pool.end(),
  };
}

/** Opens the embedded database of a data folder. */
async function openEmbeddedStore<Tables extends PlatformTables>(
  config: StoreConfig,
  migrations: Migrations,
): Promise<Store<Tables>> {
  const dataDir = resolve(config.dataDir);
  const engine = await openEngine({ dataDir, settings: config.databaseSettings ?? {}, log: config.log });
  if (engine.movedTo !== null) config.onMoved?.(engine.movedTo);
  try {
    const store = await openPostgresStore<Tables>(engine.url, migrations, config.log);
    return {
      ...store,
      async close() {
        await store.close();
        await engine.close();
      },
    };
  } catch (error) {
    // The first failure is the cause of the later ones.
    await engine.close().catch(() => undefined);
    throw isStorageFull(error) ? folderRefusal(dataDir, error) : error;
  }
}

/** Opens the database and runs migrations under a lock. Rejects a data folder that another process has locked. */
export async function openDatabase<Tables extends PlatformTables>(
  config: StoreConfig,
  migrations: Migrations,
): Promise<Store<Tables>> {
  if (config.databaseUrl === null) return await openEmbeddedStore(config, migrations);
  return await openPostgresStore(config.databaseUrl, migrations, config.log);
}
