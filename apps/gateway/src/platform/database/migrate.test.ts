import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/platform/testDatabase.ts';
import { silentLog } from '../log/log.ts';
import { StartRefusal } from '../startRefusal.ts';
import { migrate } from './migrate.ts';
import { openMigrationPool } from './postgres.ts';

interface Starters {
  /** A connection of a starting gateway. */
  connect(): Kysely<unknown>;
  end(): Promise<void>;
}

async function openStarters(): Promise<Starters> {
  const database = await createTestDatabase();
  const open: Kysely<unknown>[] = [];
  return {
    connect() {
      const kysely = new Kysely<unknown>({
        dialect: new PostgresDialect({ pool: openMigrationPool(database.url, silentLog) }),
      });
      open.push(kysely);
      return kysely;
    },
    async end() {
      for (const kysely of open) await kysely.destroy();
      await database.drop();
    },
  };
}

const first: Migration = {
  async up(database) {
    await sql`create table first (id int)`.execute(database);
    await sql`select pg_sleep(0.2)`.execute(database);
  },
};
const second: Migration = { up: async (database) => void (await sql`create table second (id int)`.execute(database)) };
const broken: Migration = {
  async up(database) {
    await sql`create table third (id int)`.execute(database);
    await sql`select nothing from nowhere`.execute(database);
  },
};

describe('migrate', () => {
  let starters: Starters;
  beforeAll(async () => {
    starters = await openStarters();
  }, 60_000);
  afterAll(() => starters.end());

  it('succeeds for all gateways that start concurrently', async () => {
    const runs = await Promise.all(
      Array.from({ length: 4 }, () => migrate(starters.connect(), { '1-first': first, '2-second': second })),
    );
    expect(runs.flatMap((run) => run.applied).sort()).toEqual(['1-first', '2-second']);
  });

  it('changes nothing and throws the error when a migration fails', async () => {
    const kysely = starters.connect();
    await expect(migrate(kysely, { '1-first': first, '2-second': second, '3-broken': broken })).rejects.toThrow(
      'nowhere',
    );
    const { rows } = await sql<{ found: string | null }>`select to_regclass('third') as found`.execute(kysely);
    expect(rows).toEqual([{ found: null }]);
  });

  it('applies only new migrations', async () => {
    const third: Migration = {
      up: async (database) => void (await sql`create table third (id int)`.execute(database)),
    };
    const run = await migrate(starters.connect(), { '1-first': first, '2-second': second, '3-third': third });
    expect(run.applied).toEqual(['3-third']);
  });

  it('rejects in one sentence a database migrated by a newer gateway, and changes nothing', async () => {
    const kysely = starters.connect();
    const older = migrate(kysely, { '1-first': first, '2-second': second });
    await expect(older).rejects.toThrow(StartRefusal);
    await expect(older).rejects.toThrow(
      '数据库已由更新版本的网关升级（此版本不认识 3-third），请运行较新的网关，或改用另一个数据库。',
    );
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(kysely);
    expect(rows.map(({ name }) => name)).toEqual(['1-first', '2-second', '3-third']);
  });
});
