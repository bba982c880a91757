import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTcpProxy, type TcpProxy } from '../../../testing/platform/tcpProxy.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/platform/testDatabase.ts';
import { openStore, type Store } from '../../schema/store.ts';
import { silentLog } from '../log/log.ts';
import { DatabaseUnavailable } from './databaseUnavailable.ts';

let database: TestDatabase;
/** A direct connection that terminates others. */
let operator: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  operator = new pg.Client({ connectionString: database.url });
  await operator.connect();
  await operator.query('create table entry (id int primary key)');
}, 60_000);
afterAll(async () => {
  await operator.end();
  await database.drop();
});

const endConnections = async () =>
  await operator.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'lima-gateway'`,
  );
const isKept = async (id: number) => {
  const { rowCount } = await operator.query('select from entry where id = $1', [id]);
  return rowCount === 1;
};
const insert = (store: Store, id: number) =>
  store.transaction((transaction) => sql`insert into entry values (${id})`.execute(transaction));

describe('terminated connections', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openStore({ dataDir: '', databaseUrl: database.url, log: silentLog });
  }, 60_000);
  afterAll(() => store.close());

  it('lose no acknowledged write of 12 writers, and report the unknown ones', {
    timeout: 120_000,
  }, async () => {
    const confirmed: number[] = [];
    const failures: unknown[] = [];
    let next = 0;
    let isOver = false;
    const write = async () => {
      while (!isOver) {
        const id = next++;
        await insert(store, id).then(
          () => confirmed.push(id),
          (error: unknown) => failures.push(error),
        );
      }
    };
    const writers = Array.from({ length: 12 }, write);
    for (let ended = 0; ended < 40; ended += 1) {
      const target = confirmed.length + 12;
      await endConnections();
      await expect.poll(() => confirmed.length, { interval: 5, timeout: 20_000 }).toBeGreaterThan(target);
    }
    isOver = true;
    await Promise.all(writers);
    expect(failures.length).toBeGreaterThan(0);
    expect(failures.filter((failure) => !(failure instanceof DatabaseUnavailable))).toEqual([]);
    const { rows } = await operator.query<{ id: number }>('select id from entry');
    const kept = new Set(rows.map(({ id }) => id));
    expect(confirmed.filter((id) => !kept.has(id))).toEqual([]);
  });

  it('end an idle transaction as unavailable', async () => {
    const writing = store.transaction(async (transaction) => {
      await sql`insert into entry values (-1)`.execute(transaction);
      await endConnections();
      await expect
        .poll(() => sql`select 1`.execute(transaction).catch((error: unknown) => error))
        .toBeInstanceOf(Error);
      throw new Error('what the work says of it');
    });
    await expect(writing).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(await isKept(-1)).toBe(false);
    await expect
      .poll(() => store.prepared('alive', 'select 1 as one', []).catch((error: unknown) => error))
      .toEqual([{ one: 1 }]);
  });
});

describe('a failing network', () => {
  let proxy: TcpProxy;
  let store: Store;
  beforeEach(async () => {
    const address = new URL(database.url);
    const socket = address.searchParams.get('host');
    const port = Number(address.port || 5432);
    proxy = await openTcpProxy(
      socket === null ? { host: address.hostname, port } : { path: join(socket, `.s.PGSQL.${port}`) },
    );
    address.searchParams.delete('host');
    address.hostname = '127.0.0.1';
    address.port = String(proxy.port);
    store = await openStore({ dataDir: '', databaseUrl: address.href, log: silentLog });
  }, 60_000);
  afterEach(async () => {
    await store.close();
    await proxy.close();
  });

  it('neither acknowledges nor retries a write whose commit answer is lost', async () => {
    proxy.cutAfter('commit');
    const writing = insert(store, -2);
    await expect(writing).rejects.toMatchObject({ name: 'DatabaseUnavailable', reason: 'lost' });
    await expect.poll(() => isKept(-2)).toBe(true);
  });

  it('retries a read, but no write, on a connection that had ended unnoticed', async () => {
    const alive = () => store.prepared('alive', 'select 1 as one', []);
    await alive();
    proxy.hideEnds();
    await endConnections();
    expect(await alive()).toEqual([{ one: 1 }]);
    await endConnections();
    await expect(store.prepared('add', 'insert into entry values ($1)', [-3])).rejects.toBeInstanceOf(
      DatabaseUnavailable,
    );
    expect(await isKept(-3)).toBe(false);
  });

  it('times out when the server freezes, and answers when it resumes', { timeout: 60_000 }, async () => {
    const alive = () => store.prepared('alive', 'select 1 as one', []);
    await Promise.all([alive(), alive()]);
    proxy.freeze();
    const late = { name: 'DatabaseUnavailable', reason: 'late' };
    await Promise.all([
      expect(alive()).rejects.toMatchObject(late),
      expect(insert(store, -4)).rejects.toMatchObject(late),
    ]);
    proxy.thaw();
    expect(await isKept(-4)).toBe(false);
    expect(await alive()).toEqual([{ one: 1 }]);
  });
});
