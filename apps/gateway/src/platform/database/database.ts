import { setImmediate as endOfTurn } from 'node:timers/promises';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import type pg from 'pg';
import { migrations } from '../../migrations/index.ts';
import type { Tables } from '../../migrations/tables.ts';
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
import { connectionRefusal, openMigrationPool, openPool } from './postgres.ts';
import { runQuery } from './runQuery.ts';

/**
 * The open database: one interface over the embedded PGlite and a PostgreSQL server. While the database is away every call throws
 * DatabaseUnavailable, within seconds.
 */
export interface Store {
  /** Which database answers. The SQL is the same on both. */
  readonly dialect: 'embedded' | 'postgres';
  /** The typed query builder. `embedded` has one connection: inside `transaction`, query with the transaction only. */
  readonly kysely: Kysely<Tables>;
  /**
   * Runs a statement of the request path that is parsed once per connection under `name`; the text of a name never changes.
   * Refuses what takes long: on `postgres` by time, on `embedded` by the cost of the plan (CostlyStatement).
   */
  prepared<Row>(name: string, text: string, values: readonly unknown[]): Promise<Row[]>;
  /**
   * Runs `work` in one transaction: committed when it resolves, rolled back when it throws. DatabaseUnavailable leaves open whether it was
   * committed: it may be asked again only where asking twice changes nothing.
   */
  transaction<Result>(work: (transaction: Transaction<Tables>) => Promise<Result>): Promise<Result>;
  /** What became of the maintenance that an embedded database needs; empty where a server does it. */
  jobReports(): JobReports;
  /** Closes every connection and frees the data folder. */
  close(): Promise<void>;
}

/** Where the database lives. */
export interface StoreConfig {
  /** Folder of the embedded database; `memory://` keeps it in memory and forgets it at the end. Unused when `databaseUrl` is set. */
  dataDir: string;
  /** Address of a PostgreSQL server (`postgres://...`), or null for the embedded database. */
  databaseUrl: string | null;
  log: Log;
  /** Drives the maintenance of the embedded database; the machine's clock when absent. */
  clock?: Clock;
}

/** The data folder's name that stands for a database in memory. */
export const inMemory = 'memory://';

/** Milliseconds above which a statement of the request path is noted in the log. */
const slowStatementMs = 200;

function openKysely(pool: pg.Pool): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: kyselyPool(pool) }) });
}

type Prepared = Store['prepared'];

/** Runs a statement once more when its connection had ended, as idle ones have after a fail-over: a read can be repeated, a write not. */
async function runRepeating(pool: pg.Pool, query: pg.QueryConfig): Promise<pg.QueryResultRow[]> {
  try {
    return await runQuery(pool, query);
  } catch (error) {
    const isRead = /^\s*select\b/i.test(query.text);
    if (!(isRead && error instanceof DatabaseUnavailable && error.reason === 'lost')) throw error;
    // Connections end together: the pool needs a turn to drop the others, or it would hand out one of them.
    await endOfTurn();
    return await runQuery(pool, query);
  }
}

/** Runs named statements and notes the slow ones in the log, by name: values may be personal. */
function prepare(pool: pg.Pool, log: Log): Prepared {
  return async <Row>(name: string, text: string, values: readonly unknown[]) => {
    const started = performance.now();
    const rows = await runRepeating(pool, { name, text, values: values as unknown[] });
    const ms = performance.now() - started;
    if (ms > slowStatementMs) log.warn({ statement: name, ms: Math.round(ms) }, 'slow statement');
    return rows as Row[];
  };
}

/** Makes a store of an open embedded database, tables up to date. */
export async function embeddedStore(database: EmbeddedDatabase, clock: Clock, log: Log): Promise<Store> {
  const { pool } = database;
  const kysely = openKysely(pool);
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

async function openPostgresStore(databaseUrl: string, log: Log): Promise<Store> {
  const migrationPool = openMigrationPool(databaseUrl, log);
  const migrating = openKysely(migrationPool);
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
  const kysely = openKysely(pool);
  return {
    dialect: 'postgres',
    kysely,
    prepared: prepare(pool, log),
    transaction: async (work) => await kysely.transaction().execute(work),
    jobReports: () => ({}),
    close: async () => await pool.end(),
  };
}

/** Opens the database and brings its tables up to date under a lock. Refuses a data folder that another process holds. */
export async function openStore(config: StoreConfig): Promise<Store> {
  if (config.databaseUrl !== null) return await openPostgresStore(config.databaseUrl, config.log);
  const database = config.dataDir === inMemory ? await openInMemory() : await openEmbedded(config.dataDir);
  try {
    return await embeddedStore(database, config.clock ?? systemClock, config.log);
  } catch (error) {
    // The first failure says more than what follows from it.
    await database.close().catch(() => undefined);
    throw isStorageFull(error) ? folderRefusal(config.dataDir, error) : error;
  }
}
