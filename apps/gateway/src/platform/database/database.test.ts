import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestStore } from '../../../testing/platform/openTestStore.ts';
import { openStore, type Store } from '../../schema/store.ts';
import { silentLog } from '../log/log.ts';
import { statementTimeoutMs } from './postgres.ts';

describe('Store', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
    await sql`create table store_entry (id int primary key, name text)`.execute(store.kysely);
  }, 120_000);
  afterAll(() => store.close());

  const count = async () => {
    const { rows } = await sql<{ total: number }>`select count(*) as total from store_entry`.execute(store.kysely);
    return rows[0]?.total;
  };

  it('has every table when it was just opened', async () => {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(store.kysely);
    expect(rows.length).toBeGreaterThan(0);
  });

  it('reads 64-bit integers as numbers when they are safe, as digits otherwise', async () => {
    const rows = await store.prepared(
      'bigints',
      'select 9007199254740991::bigint as safe, 9007199254740992::bigint as large',
      [],
    );
    expect(rows).toEqual([{ safe: 9_007_199_254_740_991, large: '9007199254740992' }]);
  });

  it('runs a named statement repeatedly with other values', async () => {
    for (const value of [1, 2, 3]) {
      expect(await store.prepared('twice', 'select $1::int * 2 as double', [value])).toEqual([{ double: value * 2 }]);
    }
  });

  it('answers concurrent statements', async () => {
    const rows = await Promise.all(
      Array.from({ length: 40 }, (_, index) => store.prepared('echo', 'select $1::int as value', [index])),
    );
    expect(rows).toEqual(Array.from({ length: 40 }, (_, index) => [{ value: index }]));
  });

  it('keeps working after a failed statement', async () => {
    await expect(store.prepared('divide', 'select 1 / $1::int as part', [0])).rejects.toThrow('division by zero');
    expect(await store.prepared('divide', 'select 1 / $1::int as part', [1])).toEqual([{ part: 1 }]);
  });

  it('commits a transaction that resolves', async () => {
    await store.transaction((transaction) => sql`insert into store_entry values (1, 'kept')`.execute(transaction));
    expect(await count()).toBe(1);
  });

  it('rolls back a transaction that throws', async () => {
    await expect(
      store.transaction(async (transaction) => {
        await sql`insert into store_entry values (2, 'lost')`.execute(transaction);
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await count()).toBe(1);
  });

  it('cancels a statement that takes long', { timeout: 60_000 }, async () => {
    const long = store.prepared(
      'long',
      'select count(*) from generate_series(1, 100000000) a, generate_series(1, 100000000) b',
      [],
    );
    await expect(long).rejects.toThrow('statement timeout');
    expect(await store.prepared('after', 'select 1 as one', [])).toEqual([{ one: 1 }]);
  });

  it('answers other statements while one takes long', { timeout: 60_000 }, async () => {
    const answered: string[] = [];
    const long = store.prepared('asleep', 'select pg_sleep(2)', []).then(() => answered.push('long'));
    const other = store.prepared('beside', 'select 1 as one', []).then(() => answered.push('beside'));
    await Promise.all([long, other]);
    expect(answered).toEqual(['beside', 'long']);
  });

  it('reports an unreachable server in one sentence without the password', async () => {
    const opening = openStore({ dataDir: '', databaseUrl: 'postgres://lima:hunter2@127.0.0.1:1/lima', log: silentLog });
    await expect(opening).rejects.toThrow(
      /^无法连接 DATABASE_URL 所指的数据库 postgres:\/\/lima@127\.0\.0\.1:1\/lima（ECONNREFUSED），.+。$/,
    );
  });

  it("gives PostgreSQL a statement timeout shorter than a browser's", () => {
    expect(statementTimeoutMs).toBeLessThan(30_000);
  });
});
