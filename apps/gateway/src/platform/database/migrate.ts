import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

/** The key of the advisory lock that starting gateways queue at; any fixed number that nothing else in the database uses. */
const migrationLock = 0x4c_49_4d_41;

/**
 * Brings the tables up to date under an advisory lock, so that gateways that start at once on one server do it one after the
 * other. Kysely's own lock begins after it has made its bookkeeping tables, which two starters at once then both try to make.
 * Throws what the failing migration threw; a failed run changes nothing.
 */
export async function migrate<Tables>(
  kysely: Kysely<Tables>,
  migrations: Record<string, Migration>,
): Promise<{ applied: string[] }> {
  return await kysely.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${sql.lit(migrationLock)})`.execute(connection);
    try {
      const migrator = new Migrator({ db: connection, provider: { getMigrations: async () => migrations } });
      const { error, results } = await migrator.migrateToLatest();
      if (error !== undefined) throw error;
      return { applied: (results ?? []).map((result) => result.migrationName) };
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(migrationLock)})`.execute(connection);
    }
  });
}
