import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/platform/testDatabase.ts';
import { openStore } from '../../schema/store.ts';
import { silentLog } from '../log/log.ts';
import { StartRefusal } from '../startRefusal.ts';
import { migrationError, requireVersion } from './server.ts';

describe('requireVersion', () => {
  it.each([
    ['14.19', 140_019],
    ['9.6.24 (Debian 9.6.24-1)', 90_624],
  ])('refuses PostgreSQL %s in one sentence', (version, versionNumber) => {
    const check = () => requireVersion({ version, versionNumber });
    expect(check).toThrow(StartRefusal);
    expect(check).toThrow(
      `DATABASE_URL 所指的数据库是 PostgreSQL ${version}，网关需要 PostgreSQL 15 或更新的版本，请升级数据库服务器，或改用另一个。`,
    );
  });

  it.each([
    ['15.0', 150_000],
    ['18.4', 180_004],
  ])('accepts PostgreSQL %s', (version, versionNumber) => {
    expect(() => requireVersion({ version, versionNumber })).not.toThrow();
  });
});

describe('openStore with a role that may not create tables', () => {
  let database: TestDatabase;
  let operator: pg.Client;
  beforeAll(async () => {
    database = await createTestDatabase();
    operator = new pg.Client({ connectionString: database.url });
    await operator.connect();
  }, 60_000);
  afterAll(async () => {
    await operator.end();
    await database.drop();
  });

  /** URL of a role without the privilege. No revocation limits a superuser, which becomes a predefined role. */
  async function limitedUrl(): Promise<string> {
    await operator.query('revoke create on schema public from pg_database_owner');
    const { rows } = await operator.query<{ role: string }>(
      `select case when rolsuper then 'pg_monitor' else rolname end as role from pg_roles where rolname = current_user`,
    );
    const url = new URL(database.url);
    url.searchParams.set('options', `-c role=${rows[0]?.role}`);
    return url.href;
  }

  it('is refused in one sentence with both remedies, of which one is enough', { timeout: 60_000 }, async () => {
    const databaseUrl = await limitedUrl();
    const open = () => openStore({ dataDir: '', databaseUrl, log: silentLog });
    const refused = await open().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StartRefusal);
    const { message } = refused as StartRefusal;
    expect(message).toMatch(/^[^。]+（permission denied for schema public）[^。]+。$/);
    const remedy =
      /连接到数据库 (\S+)，执行 alter database (\S+) owner to \S+ 或 (grant create on schema public to \S+)；/.exec(
        message,
      );
    const { pathname } = new URL(database.url);
    expect(remedy?.slice(1, 3).map((name) => `/${name}`)).toEqual([pathname, pathname]);
    await operator.query(remedy?.[3] ?? '');
    await (await open()).close();
  });
});

describe('migrationError', () => {
  it('leaves errors that are not about privileges as they are', () => {
    const error = Object.assign(new Error('syntax error'), { code: '42601' });
    expect(migrationError({ role: 'lima', database: 'lima' }, error)).toBe(error);
  });
});
