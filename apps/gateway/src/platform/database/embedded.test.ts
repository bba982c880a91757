import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../../schema/store.ts';
import { silentLog } from '../log/log.ts';

describe('openStore with a data folder', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'lima-data-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const open = () => openStore({ dataDir: folder, databaseUrl: null, log: silentLog });

  it('starts over when an earlier start was killed while it created the database', { timeout: 120_000 }, async () => {
    mkdirSync(join(folder, 'database.unfinished'));
    writeFileSync(join(folder, 'database.unfinished', 'PG_VERSION'), '18\n');
    const store = await open();
    expect(await store.prepared('alive', 'select 1 as one', [])).toEqual([{ one: 1 }]);
    await store.close();
    expect(readdirSync(folder).sort()).toEqual(['database', 'lock']);
  });

  it('reads committed data after reopening', { timeout: 120_000 }, async () => {
    const before = await open();
    await before.kysely.insertInto('database_fact').values({ name: 'greeting', value: '您好' }).execute();
    await before.close();
    const after = await open();
    const facts = await after.kysely.selectFrom('database_fact').select(['name', 'value']).execute();
    await after.close();
    expect(facts).toEqual([{ name: 'greeting', value: '您好' }]);
  });

  it('rejects a second process and does not disturb the first', { timeout: 120_000 }, async () => {
    const store = await open();
    await expect(open()).rejects.toThrow('正由另一个网关进程使用');
    expect(await store.prepared('alive', 'select 1 as one', [])).toEqual([{ one: 1 }]);
    await store.close();
  });

  it('reports an unreachable server in one sentence without the password', async () => {
    const opening = openStore({ dataDir: '', databaseUrl: 'postgres://lima:hunter2@127.0.0.1:1/lima', log: silentLog });
    await expect(opening).rejects.toThrow(
      /^无法连接 DATABASE_URL 所指的数据库 postgres:\/\/lima@127\.0\.0\.1:1\/lima（ECONNREFUSED），.+。$/,
    );
  });
});
