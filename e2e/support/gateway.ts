import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { compileCache } from '../../apps/gateway/testing/platform/childProcess.ts';
import { makeDataFolder } from '../../apps/gateway/testing/platform/dataFolder.ts';
import { atProcessEnd } from '../../apps/gateway/testing/platform/processEnd.ts';
import {
  createTestDatabase,
  type TestDatabase,
  templateOf,
  testServerUrl,
} from '../../apps/gateway/testing/platform/testDatabase.ts';
import { beginRun } from '../../apps/gateway/testing/platform/testRun.ts';
import { clockAhead } from './clocks.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The first start seeds an empty database, the slowest step of a journey. */
const startLimitMs = 90_000;
const pollMs = 50;

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** Environment variables with a seeded data folder and the template database that belongs to it; gateways start with copies. */
const filledFolder = 'JOURNEY_DATA_DIR';
const filledDatabase = 'JOURNEY_DATABASE';

/** Outbox key of every gateway. */
export const outboxKey = 'the-outbox-of-journeys';

/** Secret of every gateway: those on one template read each other's encrypted data. */
const secret = 'the secret of journeys, long enough to sign with';

/** A separate gateway: a process, a port, a data folder and a database with the demo data. */
export interface RunningGateway {
  url: string;
  /** Its data folder. */
  folder: string;
  stop(): Promise<void>;
  /** Restarts it with a clock that runs ahead by some milliseconds. */
  restart(aheadMs?: number): Promise<void>;
  dispose(): Promise<void>;
}

/** A new data folder, with the content of another when it is given. */
async function makeFolder(filled: string | undefined): Promise<string> {
  const folder = makeDataFolder('journey');
  if (filled !== undefined) await cp(filled, folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return folder;
}

/** Starts a gateway on a database, or on the embedded one when it is null, and seeds it when it is empty. */
async function runGateway(folder: string, database: TestDatabase | null): Promise<RunningGateway> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let process_: ChildProcess | null = null;
  // One that outlived its worker would use the database that is being removed.
  const withdraw = atProcessEnd(() => process_?.kill('SIGKILL'));

  async function start(aheadMs = 0): Promise<void> {
    const words = ['--conditions=@lima-id/source', ...(aheadMs === 0 ? [] : [clockAhead(aheadMs)])];
    const child = spawn(process.execPath, [...words, 'apps/gateway/src/main.ts'], {
      cwd: root,
      env: {
        NODE_COMPILE_CACHE: compileCache(),
        ...process.env,
        // Captcha work is real but cheap, since the journeys do it many times.
        OUTBOX_KEY: outboxKey,
        CAPTCHA_WORK_COST: '1',
        // Each journey sends the address of a visitor of its own.
        TRUST_PROXY: '127.0.0.1',
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: folder,
        DATABASE_URL: database?.url ?? '',
        SECRET: secret,
        DEMO: '1',
        LOG_LEVEL: 'error',
        // There is no load balancer to drain for.
        DRAIN_SECONDS: '0',
        PUBLIC_URL: url,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    process_ = child;
    const since = Date.now();
    while (Date.now() - since < startLimitMs) {
      if (child.exitCode !== null) throw new Error(`The gateway ended at its start with code ${child.exitCode}.`);
      const answer = await fetch(`${url}/readyz`).catch(() => null);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, pollMs));
    }
    // A gateway left running would slow down the next one.
    child.kill('SIGKILL');
    throw new Error('The gateway did not become ready.');
  }

  async function stop(): Promise<void> {
    const child = process_;
    process_ = null;
    if (child === null || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }

  await start();
  return {
    url,
    folder,
    stop,
    restart: start,
    async dispose() {
      await stop();
      withdraw();
      await database?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts a gateway with a copy of the seeded folder and database, or, outside of the journeys, on an embedded database of its own. */
export async function startGateway(): Promise<RunningGateway> {
  const template = process.env[filledDatabase];
  const database = template === undefined ? null : await createTestDatabase(testServerUrl(), template);
  return await runGateway(await makeFolder(process.env[filledFolder]), database);
}

/**
 * Starts one PostgreSQL and seeds one folder and one database for all journeys: seeding takes longer than most of them. Returns its teardown.
 */
export default async function seedOnce(): Promise<() => Promise<void>> {
  const endRun = await beginRun();
  const folder = await makeFolder(undefined);
  process.env[filledFolder] = folder;
  process.env[filledDatabase] = await templateOf('journeys', null, async (url) => {
    const gateway = await runGateway(folder, { url, drop: async () => {} });
    await gateway.stop();
  });
  return async () => {
    await rm(folder, { recursive: true, force: true });
    await endRun();
  };
}
