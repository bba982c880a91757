import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A temporary PostgreSQL server on a loopback port that an attack may crash. */
export interface PostgresqlServer {
  /** `postgres://lima@127.0.0.1:43210/` */
  address: string;
  start(): void;
  /** `fast` ends sessions and the server, `immediate` is like a crash. */
  stop(mode: 'fast' | 'immediate'): void;
  /** Freezes every process of the server (SIGSTOP), like a hung machine: connections stay open, nothing answers. */
  freeze(): void;
  /** Resumes them (SIGCONT). */
  thaw(): void;
  /** Stops the server and removes its files. */
  remove(): void;
}

const installations = '/usr/lib/postgresql';

function findBinaries(): string {
  const newest = existsSync(installations) ? readdirSync(installations).toSorted().at(-1) : undefined;
  if (newest === undefined) throw new Error(`No PostgreSQL in ${installations}: install Debian's package postgresql.`);
  return join(installations, newest, 'bin');
}

async function freePort(): Promise<number> {
  return await new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** Creates and starts a server with fsync, so that acknowledged writes survive a crash. */
export async function startPostgresqlServer(): Promise<PostgresqlServer> {
  const binaries = findBinaries();
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'lima-attacked-'));
  const data = join(folder, 'data');
  // PostgreSQL refuses to run as root; its package creates a user for it.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    chmodSync(folder, 0o755);
    execFileSync('chown', ['postgres', folder]);
  }
  const run = (program: string, args: readonly string[]) => {
    const command = [join(binaries, program), ...args] as const;
    if (!isRoot) execFileSync(command[0], command.slice(1), { stdio: 'ignore' });
    else {
      const user = ['--reuid=postgres', '--regid=postgres', '--init-groups'];
      execFileSync('setpriv', [...user, ...command], { stdio: 'ignore' });
    }
  };
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    const postmaster = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0] ?? '';
    const children = execFileSync('pgrep', ['-P', postmaster], { encoding: 'utf8' }).trim().split('\n');
    for (const id of [postmaster, ...children]) process.kill(Number(id), name);
  };
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`;
  const server: PostgresqlServer = {
    address: `postgres://lima@127.0.0.1:${port}/`,
    start: () => run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start']),
    stop: (mode) => run('pg_ctl', ['-D', data, '-w', '-m', mode, 'stop']),
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    remove() {
      if (existsSync(join(data, 'postmaster.pid'))) server.stop('immediate');
      rmSync(folder, { recursive: true, force: true });
    },
  };
  run('initdb', ['-D', data, '--auth=trust', '--username=lima', '--encoding=UTF8', '--locale=C.UTF-8']);
  server.start();
  return server;
}
