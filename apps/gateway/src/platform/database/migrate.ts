import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Log } from '../log/log.ts';
import { StartRefusal } from '../startRefusal.ts';
import { statementTimeoutMs } from './postgres.ts';

/** Advisory lock key that serializes starting gateways; an arbitrary fixed number. */
const migrationLock = 0x4c_49_4d_41;

async function refuseNewer<Tables>(connection: Kysely<Tables>, known: readonly string[]): Promise<void> {
  const { rows: tables } = await sql`select from pg_tables where tablename = 'kysely_migration'`.execute(connection);
  if (tables.length === 0) return;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(connection);
  const unknown = rows.map(({ name }) => name).filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  throw new StartRefusal(
    `数据库已由更新版本的网关升级（此版本不认识 ${unknown.join('、')}），请运行较新的网关，或改用另一个数据库。`,
  );
}

/** How long migrations wait for locks of others. */
interface LockPatience {
  /** Longest wait for one lock in ms. */
  waitMs: number;
  /** Pause in ms before the next try. */
  pauseMs: number;
  tries: number;
}

/**
 * Statements of running gateways queue behind a migration that waits for a lock, so it waits for less than their timeout and then lets them
 * pass. Outlasts their own transactions; a backup takes longer.
 */
export const lockPatience: LockPatience = { waitMs: statementTimeoutMs / 2, pauseMs: statementTimeoutMs, tries: 5 };

/** SQLSTATE lock_not_available and deadlock_detected. */
const lockCodes: ReadonlySet<unknown> = new Set(['55P03', '40P01']);

function isLocked(error: unknown): boolean {
  return error instanceof Error && 'code' in error && lockCodes.has(error.code);
}

/** Runs migrations, all in one transaction; returns the names of those that were new. */
async function migrateOnce<Tables>(
  connection: Kysely<Tables>,
  migrations: Record<string, Migration>,
): Promise<string[]> {
  const migrator = new Migrator({ db: connection, provider: { getMigrations: async () => migrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

/** Retries while others hold locks. Throws a StartRefusal after the last try. */
async function migrateWithPatience<Tables>(
  connection: Kysely<Tables>,
  migrations: Record<string, Migration>,
  log: Log,
  { waitMs, pauseMs, tries }: LockPatience,
): Promise<string[]> {
  await sql`select set_config('lock_timeout', ${String(waitMs)}, false)`.execute(connection);
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await migrateOnce(connection, migrations);
    } catch (error) {
      if (!isLocked(error)) throw error;
      if (left === 0) {
        throw new StartRefusal(
          '数据库正被其他程序占用（例如正在备份），数据表暂时无法升级，请等那些程序结束后重新启动网关。',
          { cause: error },
        );
      }
      log.warn({ left }, 'migration has found a table locked');
    }
    await wait(pauseMs);
  }
}

/**
 * Runs migrations under an advisory lock, so that gateways that start concurrently on one server are serialized. Kysely's own lock starts
 * after it has created its bookkeeping tables, which two starters would then both try to create. Throws the error of a failed migration,
 * which changes nothing. Throws a StartRefusal when the database has migrations that only a newer gateway knows, or when others hold a lock
 * on a table for long, as a backup does.
 */
export async function migrate<Tables>(
  kysely: Kysely<Tables>,
  migrations: Record<string, Migration>,
  log: Log,
  patience: LockPatience = lockPatience,
): Promise<{ applied: string[] }> {
  return await kysely.connection().execute(async (connection) => {
    // Waits for the migrations of another gateway, which may take long.
    await sql`select pg_advisory_lock(${sql.lit(migrationLock)})`.execute(connection);
    try {
      await refuseNewer(connection, Object.keys(migrations));
      return { applied: await migrateWithPatience(connection, migrations, log, patience) };
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(migrationLock)})`.execute(connection);
    }
  });
}
