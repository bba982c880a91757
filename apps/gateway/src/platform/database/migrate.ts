import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { StartRefusal } from '../startRefusal.ts';

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

/**
 * Runs migrations under an advisory lock, so that gateways that start concurrently on one server are serialized. Kysely's own lock starts
 * after it has created its bookkeeping tables, which two starters would then both try to create. Throws the error of a failed migration,
 * which changes nothing. Throws a StartRefusal when the database has migrations that only a newer gateway knows.
 */
export async function migrate<Tables>(
  kysely: Kysely<Tables>,
  migrations: Record<string, Migration>,
): Promise<{ applied: string[] }> {
  return await kysely.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${sql.lit(migrationLock)})`.execute(connection);
    try {
      await refuseNewer(connection, Object.keys(migrations));
      const migrator = new Migrator({ db: connection, provider: { getMigrations: async () => migrations } });
      const { error, results } = await migrator.migrateToLatest();
      if (error !== undefined) throw error;
      return { applied: (results ?? []).map((result) => result.migrationName) };
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(migrationLock)})`.execute(connection);
    }
  });
}
