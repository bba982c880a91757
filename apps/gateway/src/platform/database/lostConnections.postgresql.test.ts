import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { silentLog } from '../log/log.ts';
import { createTestDatabase, testDatabaseUrl } from '../testing/openTestStore.ts';
import { openTcpProxy, type TcpProxy } from '../testing/tcpProxy.ts';
import { openStore, type Store } from './database.ts';
import { DatabaseUnavailable } from './databaseUnavailable.ts';

let database: { url: string; drop(): Promise<void> };
/** A connection past the gateway's, by which others are ended. */
let operator: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase(testDatabaseUrl ?? '');
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

describe('connections that end', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openStore({ dataDir: '', databaseUrl: database.url, log: silentLog });
  }, 60_000);
  afterAll(() => store.close());

  it('keeps what it has confirmed and says what it does not know when they end under 12 writers', {
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

  it('ends a transaction as unavailable when its connection ends while it asks nothing', async () => {
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

describe('a network that fails', () => {
  let proxy: TcpProxy;
  let store: Store;
  beforeEach(async () => {
    const { hostname, port } = new URL(database.url);
    proxy = await openTcpProxy({ host: hostname, port: Number(port || 5432) });
    const address = new URL(database.url);
    address.hostname = '127.0.0.1';
    address.port = String(proxy.port);
    store = await openStore({ dataDir: '', databaseUrl: address.href, log: silentLog });
  }, 60_000);
  afterEach(async () => {
    await store.close();
    await proxy.close();
  });

  it('does not call a write done when the answer to its commit is lost, nor repeats it', async () => {
    proxy.cutAfter('commit');
    const writing = insert(store, -2);
    await expect(writing).rejects.toMatchObject({ name: 'DatabaseUnavailable', reason: 'lost' });
    await expect.poll(() => isKept(-2)).toBe(true);
  });

  it('repeats a read, and no write, whose connection had ended unnoticed', async () => {
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

  it('stops waiting when the server stands still, and answers when it goes on', { timeout: 60_000 }, async () => {
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
