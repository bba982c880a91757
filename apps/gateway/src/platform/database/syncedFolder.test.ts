import { spawnSync } from 'node:child_process';
import fs, { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nodeOptions, runChild } from '../../../testing/platform/childProcess.ts';
import { openEmbedded } from './embedded.ts';
import { syncedStartParameters } from './syncedFolder.ts';

const module = new URL('./embedded.ts', import.meta.url).href;
const traced = spawnSync('strace', ['-e', 'trace=none', 'true']).status === 0;

describe('SyncedFolder', () => {
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'lima-synced-'));
    const database = await openEmbedded(folder);
    await database.pool.query('create table entry (id int primary key)');
    await database.close();
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Opens the database in a child process, commits, exits without a shutdown, and counts its fsync system calls. */
  async function countCalls(first: number, commits: number): Promise<number> {
    const trace = join(folder, `trace-${first}`);
    const script = `
      import { openEmbedded } from ${JSON.stringify(module)};
      const { pool } = await openEmbedded(${JSON.stringify(folder)});
      for (let i = 0; i < ${commits}; i++) await pool.query('insert into entry values ($1)', [${first} + i]);
      process.kill(process.pid, 'SIGKILL');
    `;
    const node = [process.execPath, ...nodeOptions, '--input-type=module', '-e', script];
    const child = runChild('strace', [
      '-f',
      '-qq',
      '-e',
      'trace=fsync,fdatasync',
      '-e',
      'signal=none',
      '-o',
      trace,
      ...node,
    ]);
    await child.ended;
    return readFileSync(trace, 'utf8').match(/\bf(?:data)?sync\(/g)?.length ?? 0;
  }

  /** The same in this process, where system calls cannot be traced: counts calls of Node's fsync. */
  async function countHook(first: number, commits: number): Promise<number> {
    const { fsyncSync } = fs;
    let calls = 0;
    fs.fsyncSync = (file) => {
      calls += 1;
      fsyncSync(file);
    };
    syncBuiltinESMExports();
    try {
      const database = await openEmbedded(folder);
      const before = calls;
      for (let i = 0; i < commits; i++) await database.pool.query('insert into entry values ($1)', [first + i]);
      const counted = calls - before;
      await database.close();
      return counted;
    } finally {
      fs.fsyncSync = fsyncSync;
      syncBuiltinESMExports();
    }
  }

  /** Additional sync calls by commits. */
  async function countedBySystem(commits: number): Promise<number> {
    const idle = await countCalls(0, 0);
    return (await countCalls(1_000, commits)) - idle;
  }

  async function countedByNode(commits: number): Promise<number> {
    console.warn('strace cannot run here: system calls were not counted, only those that reach Node.');
    return await countHook(0, commits);
  }

  it('syncs to disk for every commit', { timeout: 240_000 }, async () => {
    const commits = 40;
    expect(traced ? await countedBySystem(commits) : await countedByNode(commits)).toBeGreaterThanOrEqual(commits);
  });

  it('passes every commit to the file system hook', { timeout: 120_000 }, async () => {
    expect(await countHook(2_000, 10)).toBeGreaterThanOrEqual(10);
  });

  it('keeps every acknowledged commit when the process is killed', { timeout: 120_000 }, async () => {
    const script = `
      import { openEmbedded } from ${JSON.stringify(module)};
      const { pool } = await openEmbedded(${JSON.stringify(folder)});
      for (let i = 0; i < 25; i++) await pool.query('insert into entry values ($1)', [3000 + i]);
      process.kill(process.pid, 'SIGKILL');
    `;
    await runChild(process.execPath, [...nodeOptions, '--input-type=module', '-e', script]).ended;
    const database = await openEmbedded(folder);
    const { rows } = await database.pool.query('select count(*) as kept from entry where id >= 3000');
    await database.close();
    expect(rows).toEqual([{ kept: 25 }]);
  });

  it('removes start parameters that would turn syncing off', () => {
    const parameters = syncedStartParameters(PGlite.defaultStartParams);
    expect(PGlite.defaultStartParams).toContain('-F');
    expect(parameters).not.toContain('-F');
    expect(parameters.join(' ')).toContain('-c fsync=on -c wal_sync_method=fsync');
  });
});
