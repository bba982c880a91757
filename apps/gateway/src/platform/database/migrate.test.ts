import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/platform/testDatabase.ts';
import { silentLog } from '../log/log.ts';
import { StartRefusal } from '../startRefusal.ts';
import { lockPatience, migrate } from './migrate.ts';
import { openMigrationPool, openPool } from './postgres.ts';

interface Starters {
  /** A connection of a starting gateway. */
  connect(): Kysely<unknown>;
  /** A connection of a running gateway. */
  connectRunning(): Kysely<unknown>;
  end(): Promise<void>;
}

async function openStarters(): Promise<Starters> {
  const database = await createTestDatabase();
  const open: Kysely<unknown>[] = [];
  const connectBy = (openAny: typeof openPool) => () => {
    const kysely = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: openAny(database.url, silentLog) }) });
    open.push(kysely);
    return kysely;
  };
  return {
    connect: connectBy(openMigrationPool),
    connectRunning: connectBy(openPool),
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
      Array.from({ length: 4 }, () => migrate(starters.connect(), { '1-first': first, '2-second': second }, silentLog)),
    );
    expect(runs.flatMap((run) => run.applied).sort()).toEqual(['1-first', '2-second']);
  });

  it('changes nothing and throws the error when a migration fails', async () => {
    const kysely = starters.connect();
    await expect(
      migrate(kysely, { '1-first': first, '2-second': second, '3-broken': broken }, silentLog),
    ).rejects.toThrow('nowhere');
    const { rows } = await sql<{ found: string | null }>`select to_regclass('third') as found`.execute(kysely);
    expect(rows).toEqual([{ found: null }]);
  });

  it('applies only new migrations', async () => {
    const third: Migration = {
      up: async (database) => void (await sql`create table third (id int)`.execute(database)),
    };
    const run = await migrate(
      starters.connect(),
      { '1-first': first, '2-second': second, '3-third': third },
      silentLog,
    );
    expect(run.applied).toEqual(['3-third']);
  });

  it('rejects in one sentence a database migrated by a newer gateway, and changes nothing', async () => {
    const kysely = starters.connect();
    const older = migrate(kysely, { '1-first': first, '2-second': second }, silentLog);
    await expect(older).rejects.toThrow(StartRefusal);
    await expect(older).rejects.toThrow(
      '数据库已由更新版本的网关升级（此版本不认识 3-third），请运行较新的网关，或改用另一个数据库。',
    );
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(kysely);
    expect(rows.map(({ name }) => name)).toEqual(['1-first', '2-second', '3-third']);
  });
});

describe('migrate while a backup locks a table', () => {
  /** Two short waits without a pause. */
  const patience = { waitMs: 300, pauseMs: 0, tries: 2 };
  /** Locks of a kind that connections to this database wait for. */
  const waits = (kind: 'relation' | 'advisory') => sql`
    select from pg_locks join pg_database on pg_database.oid = pg_locks.database
    where datname = current_database() and locktype = ${kind} and not granted`;
  const read = sql`select name from entry`;
  let starters: Starters;
  let release: () => Promise<void>;

  /** Reads the table in a transaction, as pg_dump does, until it is released. */
  async function holdTable(): Promise<void> {
    const backup = await starters.connect().startTransaction().execute();
    await read.execute(backup);
    release = async () => {
      release = async () => {};
      await backup.rollback().execute();
    };
  }

  beforeEach(async () => {
    starters = await openStarters();
    const kysely = starters.connect();
    await sql`create table entry (name text)`.execute(kysely);
    await holdTable();
    return async () => {
      await release();
      await starters.end();
    };
  }, 60_000);

  const widen: Migration = {
    up: async (database) => void (await sql`alter table entry add column size int`.execute(database)),
  };
  const columns = async () => {
    const { rows } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns where table_name = 'entry' order by ordinal_position`.execute(
      starters.connect(),
    );
    return rows.map(({ name }) => name);
  };

  it('is refused in one sentence, and changes nothing, when the lock stays', async () => {
    const migrating = migrate(starters.connect(), { '1-widen': widen }, silentLog, patience);
    await expect(migrating).rejects.toThrow(StartRefusal);
    await expect(migrating).rejects.toThrow(
      '数据库正被其他程序占用（例如正在备份），数据表暂时无法升级，请等那些程序结束后重新启动网关。',
    );
    expect(await columns()).toEqual(['name']);
  });

  it('lets statements of running gateways pass before their timeout', { timeout: 60_000 }, async () => {
    const migrating = migrate(starters.connect(), { '1-widen': widen }, silentLog, { ...lockPatience, pauseMs: 0 });
    const running = starters.connectRunning();
    await expect.poll(async () => (await waits('relation').execute(running)).rows.length, { timeout: 10_000 }).toBe(1);
    expect((await read.execute(running)).rows).toEqual([]);
    await release();
    expect(await migrating).toEqual({ applied: ['1-widen'] });
  });

  it('succeeds at a later try once the lock is released', async () => {
    let tries = 0;
    const later: Migration = {
      async up(database) {
        tries += 1;
        if (tries === 2) await release();
        await widen.up(database);
      },
    };
    const run = await migrate(starters.connect(), { '1-widen': later }, silentLog, patience);
    expect([run.applied, tries]).toEqual([['1-widen'], 2]);
    expect(await columns()).toEqual(['name', 'size']);
  });

  it('succeeds at a later try after a deadlock with a running gateway', async () => {
    await release();
    let tries = 0;
    const later: Migration = {
      async up(database) {
        tries += 1;
        if (tries === 1) await sql`do $$ begin raise exception using errcode = '40P01'; end $$`.execute(database);
        await widen.up(database);
      },
    };
    expect(await migrate(starters.connect(), { '1-widen': later }, silentLog, patience)).toEqual({
      applied: ['1-widen'],
    });
  });

  it('waits without a limit for the migrations of another gateway', async () => {
    await release();
    let finish = () => {};
    const isFinished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const long: Migration = {
      async up(database) {
        await isFinished;
        await widen.up(database);
      },
    };
    const start = () => migrate(starters.connect(), { '1-widen': long }, silentLog, { ...patience, waitMs: 1 });
    const both = [start(), start()];
    const watching = starters.connectRunning();
    await expect.poll(async () => (await waits('advisory').execute(watching)).rows.length, { timeout: 10_000 }).toBe(1);
    finish();
    const runs = await Promise.all(both);
    expect(runs.flatMap(({ applied }) => applied)).toEqual(['1-widen']);
  });
});
