import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBinaries } from './binaries.ts';
import { type Cluster, createCluster } from './cluster.ts';
import { placeCluster } from './owner.ts';
import { fitsSocket, startServer } from './server.ts';

let root: string;
let cluster: Cluster;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'lima-server-'));
  chmodSync(root, 0o755);
  const dataDir = join(root, '数据 目录, "a"');
  mkdirSync(dataDir);
  cluster = { ...placeCluster(dataDir, findBinaries()), isDurable: false };
  // As of a start that was killed while it created the cluster.
  mkdirSync(join(`${cluster.folder}.unfinished`, 'data'), { recursive: true });
  writeFileSync(join(`${cluster.folder}.unfinished`, 'data', 'PG_VERSION'), '18\n');
  await createCluster(cluster);
}, 120_000);
afterAll(() => rmSync(root, { recursive: true }));

async function ask(config: pg.ClientConfig | string, text: string): Promise<unknown> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    const { rows } = await client.query<{ answer: unknown }>(text);
    return rows[0]?.answer;
  } finally {
    await client.end();
  }
}

describe('createCluster', () => {
  it('leaves nothing unfinished, and files that are for their owner alone', () => {
    expect(readdirSync(join(cluster.folder, '..'))).toEqual(['postgresql']);
    for (const path of ['.', 'data']) expect(statSync(join(cluster.folder, path)).mode & 0o777).toBe(0o700);
    expect(statSync(join(cluster.folder, 'password')).mode & 0o777).toBe(0o600);
  });
});

describe('startServer', () => {
  it('listens in a folder with blanks, quotes and Chinese characters, on no TCP port', async () => {
    const server = await startServer(cluster);
    try {
      expect(server.connection).toMatchObject({ host: cluster.folder, port: 5432 });
      for (const config of [server.connection, server.url]) {
        expect(await ask(config, `select current_setting('listen_addresses') as answer`)).toBe('');
      }
      expect(readdirSync(cluster.folder)).toContain('.s.PGSQL.5432');
    } finally {
      await server.stop();
    }
    expect(await server.exited).toEqual({ code: 0, signal: null });
  }, 60_000);

  it('gives the gateway a role that is no superuser, and the collation C.UTF-8 of PostgreSQL itself', async () => {
    const server = await startServer(cluster);
    try {
      const role = `select rolsuper as answer from pg_roles where rolname = current_user`;
      expect(await ask(server.connection, role)).toBe(false);
      const locale = `select datlocprovider::text || ' ' || datlocale as answer from pg_database where datname = current_database()`;
      expect(await ask(server.connection, locale)).toBe('b C.UTF-8');
    } finally {
      await server.stop();
    }
  }, 60_000);

  it('listens on 127.0.0.1 with a password when the path of a socket would be too long', async () => {
    const deep = join(root, 'x'.repeat(100));
    mkdirSync(deep);
    chmodSync(deep, 0o755);
    const folder = join(deep, 'postgresql');
    cpSync(cluster.folder, folder, { recursive: true });
    expect([fitsSocket(cluster.folder), fitsSocket(folder)]).toEqual([true, false]);
    const server = await startServer({ ...cluster, folder });
    try {
      const { host, password = '' } = server.connection;
      expect(host).toBe('127.0.0.1');
      expect(password.length).toBeGreaterThan(20);
      expect(await ask(server.url, 'select 1 as answer')).toBe(1);
      await expect(ask({ ...server.connection, password: 'guessed' }, 'select 1 as answer')).rejects.toThrow(
        'password authentication failed',
      );
      await expect(ask({ ...server.connection, user: 'postgres' }, 'select 1 as answer')).rejects.toThrow(
        'pg_hba.conf',
      );
    } finally {
      await server.stop();
    }
  }, 60_000);

  it('throws what PostgreSQL wrote when it does not accept a setting', async () => {
    await expect(startServer({ ...cluster, settings: { shared_bufers: '1MB' } })).rejects.toThrow(
      'unrecognized configuration parameter "shared_bufers"',
    );
  }, 60_000);
});
