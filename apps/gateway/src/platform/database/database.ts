import { setImmediate as endOfTurn } from 'node:timers/promises';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import type { Migration } from 'kysely/migration';
import type pg from 'pg';
import { type Clock, systemClock } from '../clock/clock.ts';
import { folderRefusal } from '../folder/dataFolder.ts';
import { createJobs, type JobReports } from '../job/jobs.ts';
import type { Log } from '../log/log.ts';
import { isStorageFull } from '../storageFull.ts';
import { kyselyPool } from './connection.ts';
import { DatabaseUnavailable } from './databaseUnavailable.ts';
import { type EmbeddedDatabase, openEmbedded, openInMemory } from './embedded.ts';
import { maintenanceJobs, vacuumIntervalMs } from './maintenance.ts';
import { migrate } from './migrate.ts';
import { createPlanGuard } from './planGuard.ts';
import type { PlatformTables } from './platformTables.ts';
import { connectionRefusal, openMigrationPool, openPool } from './postgres.ts';
import { runQuery } from './runQuery.ts';

/**
 * The open database: one interface over the embedded PGlite and a PostgreSQL server. While the database is unavailable, every call throws
 * DatabaseUnavailable within seconds. The platform sees its own tables only; `schema/store.ts` adds those of the subjects.
 */
export interface Store<Tables extends PlatformTables = PlatformTables> {
  /** Database engine. The SQL is the same on both. */
  readonly dialect: 'embedded' | 'postgres';
  /** Typed query builder. `embedded` has one connection: inside `transaction`, query with the transaction only. */
  readonly kysely: Kysely<Tables>;
  /**
   * Runs a prepared statement of the request path, parsed once per connection under `name`; a name always has the same text. Expensive
   * statements are rejected: on `postgres` by timeout, on `embedded` by plan cost (CostlyStatement).
   */
  prepared<Row>(name: string, text: string, values: readonly unknown[]): Promise<Row[]>;
  /**
   * Runs `work` in a transaction: committed when it resolves, rolled back when it throws. After DatabaseUnavailable it is unknown whether
   * it was committed: retry only idempotent work.
   */
  transaction<Result>(work: (transaction: Transaction<Tables>) => Promise<Result>): Promise<Result>;
  /** Reports of the embedded database's maintenance jobs; empty for a server. */
  jobReports(): JobReports;
  /** Closes every connection and releases the data folder. */
  close(): Promise<void>;
}

/** Database location. */
export interface StoreConfig {
  /** Folder of the embedded database; `memory://` for an ephemeral one. Ignored when `databaseUrl` is set. */
  dataDir: string;
  /** URL of a PostgreSQL server (`postgres://...`), or null for the embedded database. */
  databaseUrl: string | null;
  log: Log;
  /** Schedules the embedded database's maintenance; the system clock when absent. */
  clock?: Clock;
}

/** Migrations by name, in the order in which they run. */
type Migrations = Readonly<Record<string, Migration>>;

/** The data folder name of an in-memory database. */
export const inMemory = 'memory://';

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

/** Creates a store of an open embedded database with migrated tables. */
export async function embeddedStore<Tables extends PlatformTables>(
  database: EmbeddedDatabase,
  migrations: Migrations,
  clock: Clock,
  log: Log,
): Promise<Store<Tables>> {
  const { pool } = database;
  const kysely = openKysely<Tables>(pool);
  const { applied } = await migrate(kysely, migrations);
  if (applied.length > 0) log.info({ applied }, 'database migrated');
  const guard = createPlanGuard(pool);
  const run = prepare(pool, log);
  const maintenance = createJobs(maintenanceJobs(pool), clock, log);
  maintenance.start();
  const endForgetting = clock.every(vacuumIntervalMs, () => guard.forget());
  return {
    dialect: 'embedded',
    kysely,
    async prepared<Row>(name: string, text: string, values: readonly unknown[]) {
      await guard.check(name, text);
      return await run<Row>(name, text, values);
    },
    transaction: async (work) => await kysely.transaction().execute(work),
    jobReports: () => maintenance.report(),
    async close() {
      endForgetting();
      await maintenance.stop();
      await database.close();
    },
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
    await runQuery(migrationPool, 'select 1').catch((error: unknown) => {
      throw connectionRefusal(databaseUrl, error);
    });
    const { applied } = await migrate(migrating, migrations);
    if (applied.length > 0) log.info({ applied }, 'database migrated');
  } finally {
    await migrating.destroy();
  }
  const pool = openPool(databaseUrl, log);
  const kysely = openKysely<Tables>(pool);
  return {
    dialect: 'postgres',
    kysely,
    prepared: prepare(pool, log),
    transaction: async (work) => await kysely.transaction().execute(work),
    jobReports: () => ({}),
    close: async () => await pool.end(),
  };
}

/** Opens the database and runs migrations under a lock. Rejects a data folder that another process has locked. */
export async function openDatabase<Tables extends PlatformTables>(
  config: StoreConfig,
  migrations: Migrations,
): Promise<Store<Tables>> {
  if (config.databaseUrl !== null) return await openPostgresStore(config.databaseUrl, migrations, config.log);
  const database = config.dataDir === inMemory ? await openInMemory() : await openEmbedded(config.dataDir);
  try {
    return await embeddedStore(database, migrations, config.clock ?? systemClock, config.log);
  } catch (error) {
    // The first failure is the cause of the later ones.
    await database.close().catch(() => undefined);
    throw isStorageFull(error) ? folderRefusal(config.dataDir, error) : error;
  }
}
