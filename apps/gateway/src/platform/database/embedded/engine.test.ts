import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openStore, type Store } from '../../../schema/store.ts';
import { silentLog } from '../../log/log.ts';
import { StartRefusal } from '../../startRefusal.ts';
import { DatabaseUnavailable } from '../databaseUnavailable.ts';
import { findBinaries } from './binaries.ts';
import { createCluster, dataOf, socketOf } from './cluster.ts';
import { placeCluster } from './owner.ts';

/** A start with all migrations takes seconds on a busy machine. */
const startMs = 60_000;

let root: string;
/** A data folder with a new cluster, for copies: creating one takes seconds. */
let fresh: string;
let dataDir: string;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'lima-engine-'));
  chmodSync(root, 0o755);
  fresh = join(root, 'fresh');
  mkdirSync(fresh);
  await createCluster({ ...placeCluster(fresh, findBinaries()), isDurable: false });
}, 120_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

let copies = 0;
beforeEach(() => {
  copies += 1;
  dataDir = join(root, `data${copies}`);
  cpSync(fresh, dataDir, { recursive: true });
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const clusterOf = (folder: string) => join(folder, 'postgresql');
const pidFile = (folder: string) => join(dataOf(clusterOf(folder)), 'postmaster.pid');
const pidOf = (folder: string) => Number(readFileSync(pidFile(folder), 'utf8').split('\n')[0]);

const open = (folder = dataDir) => openStore({ dataDir: folder, databaseUrl: null, log: silentLog });

async function alive(store: Store): Promise<unknown> {
  return await store.prepared('alive', 'select 1 as one', []);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // A killed process stays a zombie until it is reaped.
    return process.platform !== 'linux' || !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

const keep = (store: Store, value: string) =>
  store.kysely.insertInto('database_fact').values({ name: value, value }).execute();
async function kept(store: Store): Promise<string[]> {
  return (await store.kysely.selectFrom('database_fact').select('name').orderBy('name').execute()).map(
    ({ name }) => name,
  );
}

/** A process that opens a data folder, prints the server's process id, and runs `then` with the store. */
function startProcess(then: string): ChildProcess {
  const store = fileURLToPath(new URL('../../../schema/store.ts', import.meta.url));
  const script = `
    import { readFileSync } from 'node:fs';
    import { openStore } from ${JSON.stringify(store)};
    const log = { info() {}, warn() {}, error() {} };
    const store = await openStore({ dataDir: ${JSON.stringify(dataDir)}, databaseUrl: null, log });
    const say = (line) => process.stdout.write(line + '\\n');
    process.on('SIGINT', () => undefined);
    say(readFileSync(${JSON.stringify(pidFile(dataDir))}, 'utf8').split('\\n')[0]);
    ${then}`;
  return spawn(
    process.execPath,
    ['--conditions=@lima-id/source', '--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script],
    // A group of its own, like the foreground group of a terminal.
    { detached: true, stdio: ['ignore', 'pipe', 'inherit'] },
  );
}

/** Reads lines that a process prints. */
function linesOf(child: ChildProcess): AsyncIterator<string> {
  async function* read(): AsyncGenerator<string> {
    let rest = '';
    for await (const chunk of child.stdout ?? []) {
      const lines = (rest + String(chunk)).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  }
  return read();
}

const idle = 'setInterval(() => undefined, 60_000);';

describe('a data folder', () => {
  it(
    'is created by the first start, and has its committed data after reopening',
    async () => {
      const empty = join(root, 'empty');
      const before = await open(empty);
      await keep(before, '您好');
      await before.close();
      expect(readdirSync(empty).sort()).toEqual(['lock', 'postgresql']);
      const after = await open(empty);
      expect(await kept(after)).toEqual(['您好']);
      await after.close();
      expect(existsSync(pidFile(empty))).toBe(false);
    },
    2 * startMs,
  );

  it(
    'rejects a second process and does not disturb the first',
    async () => {
      const store = await open();
      await expect(open()).rejects.toThrow('正由另一个网关进程使用');
      expect(await alive(store)).toEqual([{ one: 1 }]);
      await store.close();
    },
    startMs,
  );

  it('of PGlite is refused in one sentence with a way out', async () => {
    renameSync(clusterOf(dataDir), join(dataDir, 'database'));
    writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '18\n');
    await expect(open()).rejects.toThrow(StartRefusal);
    await expect(open()).rejects.toThrow(
      /^数据目录 .+ 中是旧版网关的 PGlite 数据库，此版本无法读取，请用 DATA_DIR 指定一个新目录；.+。$/,
    );
    expect(readdirSync(dataDir).sort()).toEqual(['database', 'lock']);
  });

  it('whose cluster is elsewhere gets no empty one', async () => {
    const elsewhere = join(dataDir, 'elsewhere');
    renameSync(clusterOf(dataDir), elsewhere);
    writeFileSync(join(dataDir, 'postgresql.moved-to'), elsewhere);
    await expect(open()).rejects.toThrow(`数据目录 ${dataDir} 的数据库在 ${elsewhere}，`);
    expect(existsSync(clusterOf(dataDir))).toBe(false);
  });

  it('of another major version is refused in one sentence with a way out', async () => {
    writeFileSync(join(dataOf(clusterOf(dataDir)), 'PG_VERSION'), '17\n');
    await expect(open()).rejects.toThrow(StartRefusal);
    await expect(open()).rejects.toThrow(
      /^数据目录 .+ 中的数据库属于 PostgreSQL 17，此版本的网关自带 PostgreSQL 18，请用 pg_upgrade 升级 .+。$/,
    );
  });

  it(
    'reports a setting that PostgreSQL does not know in one sentence',
    async () => {
      const opening = openStore({
        dataDir,
        databaseUrl: null,
        databaseSettings: { shared_bufers: '1MB' },
        log: silentLog,
      });
      await expect(opening).rejects.toThrow(/^PostgreSQL 不接受 DATABASE_SETTINGS（.+shared_bufers.+）.+。$/);
      await (await open()).close();
    },
    startMs,
  );
});

describe('a PostgreSQL that was killed', () => {
  it(
    'is started again; calls are unavailable meanwhile, and nothing acknowledged is lost',
    async () => {
      const store = await open();
      const acknowledged: string[] = [];
      const failures: unknown[] = [];
      for (let round = 0; round < 3; round += 1) {
        const pid = pidOf(dataDir);
        process.kill(pid, 'SIGKILL');
        let hasReturned = false;
        for (let turn = 0; !hasReturned; turn += 1) {
          const name = `${round}-${String(turn).padStart(5, '0')}`;
          try {
            await keep(store, name);
            acknowledged.push(name);
            hasReturned = existsSync(pidFile(dataDir)) && pidOf(dataDir) !== pid;
          } catch (error) {
            failures.push(error);
            await sleep(5);
          }
        }
      }
      expect(failures.length).toBeGreaterThan(0);
      expect(failures.filter((error) => !(error instanceof DatabaseUnavailable))).toEqual([]);
      const found = new Set(await kept(store));
      expect(acknowledged.filter((name) => !found.has(name))).toEqual([]);
      await store.close();
    },
    2 * startMs,
  );
});

describe('a gateway that was killed', () => {
  it(
    'takes its PostgreSQL with it',
    async () => {
      const child = startProcess(idle);
      const pid = Number((await linesOf(child).next()).value);
      expect(isRunning(pid)).toBe(true);
      child.kill('SIGKILL');
      await expect.poll(() => isRunning(pid), { timeout: 30_000 }).toBe(false);
      const store = await open();
      expect(await alive(store)).toEqual([{ one: 1 }]);
      await store.close();
    },
    2 * startMs,
  );

  it(
    'may leave a PostgreSQL, which the next start stops',
    async () => {
      const { startServer } = await import('./server.ts');
      const placed = placeCluster(dataDir, findBinaries());
      const left = await startServer({ ...placed, isDurable: true });
      const store = await open();
      expect(await left.exited).toEqual({ code: 0, signal: null });
      expect(pidOf(dataDir)).not.toBe(left.pid);
      await store.close();
    },
    startMs,
  );

  it(
    "may leave process ids that are another program's now, which is left alone",
    async () => {
      const placed = placeCluster(dataDir, findBinaries());
      // As the same user, since PostgreSQL ignores processes that it may not signal.
      const other = spawn('/bin/sleep', ['300'], { ...placed.owner, stdio: 'ignore' });
      const data = dataOf(placed.folder);
      const lock = `${other.pid}\n${data}\n1760000000\n5432\n..\n`;
      writeFileSync(pidFile(dataDir), `${lock}\n  1234567         1\nready   \n`);
      writeFileSync(`${socketOf(placed.folder)}.lock`, lock);
      const store = await open();
      expect(await alive(store)).toEqual([{ one: 1 }]);
      expect(isRunning(other.pid ?? 0)).toBe(true);
      await store.close();
      other.kill();
    },
    startMs,
  );
});

describe('Ctrl-C', () => {
  it(
    'reaches the gateway and not its PostgreSQL, so that calls in progress are finished',
    async () => {
      const child = startProcess(`
      process.once('SIGINT', async () => {
        const rows = await store.prepared('slow', "select 'finished' as word from pg_sleep(1)", []);
        say(rows[0].word);
        await store.close();
        process.exit(0);
      });
      ${idle}`);
      const lines = linesOf(child);
      const pid = Number((await lines.next()).value);
      const exited = new Promise((resolve) => child.once('exit', resolve));
      // To the whole group, like a terminal.
      process.kill(-(child.pid ?? 0), 'SIGINT');
      expect((await lines.next()).value).toBe('finished');
      expect(await exited).toBe(0);
      expect(isRunning(pid)).toBe(false);
    },
    startMs,
  );
});
