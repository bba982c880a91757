import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The first start fills an empty database, which is the slowest thing a journey waits for. */
const startLimitMs = 90_000;

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

/** A gateway of its own: a process, a port and an empty data folder filled with the demo data. */
export interface RunningGateway {
  url: string;
  stop(): Promise<void>;
  restart(): Promise<void>;
  dispose(): Promise<void>;
}

export async function startGateway(): Promise<RunningGateway> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'lima-journey-'));
  const url = `http://127.0.0.1:${port}`;
  let process_: ChildProcess | null = null;

  async function start(): Promise<void> {
    const child = spawn(process.execPath, ['--conditions=@lima-id/source', 'apps/gateway/src/main.ts'], {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: folder,
        DEMO: '1',
        LOG_LEVEL: 'error',
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
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
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
    stop,
    restart: start,
    async dispose() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
