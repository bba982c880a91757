import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { type Cluster, databaseName, dataOf, passwordFile, socketOf, socketPort } from './cluster.ts';
import { startGuard } from './guard.ts';
import { giveTo } from './owner.ts';
import { readPostmaster } from './postmaster.ts';
import { appendMessages, ProgramFailed, runProgram, spawnOptions } from './programs.ts';
import { type Settings, settingsWith } from './settings.ts';

/** How to connect to a server: through its socket's folder, or 127.0.0.1 with a password. */
export interface ServerConnection {
  host: string;
  port: number;
  user: string;
  password?: string;
  database: string;
}

/** How a server ended. */
export interface ServerExit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** A server that accepts connections. */
export interface RunningServer {
  connection: ServerConnection;
  /** The same as a URL: `postgres://lima@localhost:5432/lima?host=%2Ffolder`. */
  url: string;
  pid: number;
  /** Resolves when the server has ended, for whatever reason. */
  exited: Promise<ServerExit>;
  /** Ends all connections and stops the server; resolves when it has ended. */
  stop(): Promise<void>;
}

/** A server to start. */
export interface ServerOptions extends Cluster {
  /** Settings over the defaults. */
  settings?: Settings;
  /** Is given every line that the server logs. */
  onLine?: (line: string) => void;
  /** Port on 127.0.0.1 when the socket's path is too long; a free one when absent. */
  port?: number;
}

/** Bytes of a socket's path; the system keeps one more for its end. macOS has the lower limit. */
const socketPathLimit = process.platform === 'darwin' ? 103 : 107;

const readyPollMs = 20;

/** How long a server has for a fast shutdown, in ms, before an immediate one, which the next start recovers from. */
const stopWaitMs = 30_000;

/** Whether the path of a socket in a folder is short enough; Windows has no sockets here. */
export function fitsSocket(folder: string): boolean {
  if (process.platform === 'win32') return false;
  return Buffer.byteLength(socketOf(folder)) <= socketPathLimit;
}

/** Returns a free TCP port of 127.0.0.1. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise<void>((resolve) => void server.close(() => resolve()));
  if (address === null || typeof address === 'string') throw new Error('The system gave no TCP port.');
  return address.port;
}

async function connectionOf(folder: string, port: number | undefined): Promise<ServerConnection> {
  const names = { user: databaseName, database: databaseName };
  if (fitsSocket(folder)) return { host: folder, port: socketPort, ...names };
  const password = readFileSync(passwordFile(folder), 'utf8');
  return { host: '127.0.0.1', port: port ?? (await freePort()), ...names, password };
}

/** A connection as a URL, for an optional other database. */
export function urlOf({ host, port, user, password, database }: ServerConnection): string {
  const credentials = password === undefined ? user : `${user}:${encodeURIComponent(password)}`;
  if (host === '127.0.0.1') return `postgres://${credentials}@${host}:${port}/${database}`;
  return `postgres://${credentials}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

function listening({ host, port }: ServerConnection): Settings {
  const isTcp = host === '127.0.0.1';
  return {
    port: String(port),
    listen_addresses: isTcp ? host : '',
    // Relative to the data folder: no length limit, and no quoting of commas and blanks.
    unix_socket_directories: isTcp ? '' : '..',
    unix_socket_permissions: '0700',
    log_destination: 'stderr',
    logging_collector: 'off',
    log_line_prefix: '',
    lc_messages: 'C',
  };
}

async function stopServer(child: ChildProcess, binaries: Binaries, cluster: Cluster): Promise<void> {
  if (process.platform === 'win32') {
    const data = dataOf(cluster.folder);
    await runProgram(binaries.pgCtl, ['stop', '-m', 'fast', '-D', data], spawnOptions(null, data));
  } else child.kill('SIGINT');
}

function splitLines(onLine: (line: string) => void): (chunk: string) => void {
  let rest = '';
  return (chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.trim() !== '') onLine(line);
  };
}

/**
 * Starts the server of a cluster and waits until it accepts connections, as long as its recovery takes. It has a session of its own, so that
 * Ctrl-C in a terminal does not stop it before the gateway, and is stopped when this process ends, however it ends. Throws ProgramFailed with
 * what the server wrote when it ends before.
 */
export async function startServer({ settings = {}, onLine, port, ...cluster }: ServerOptions): Promise<RunningServer> {
  const { folder, binaries, owner, isDurable } = cluster;
  giveTo(owner, folder);
  const data = dataOf(folder);
  // PostgreSQL refuses a folder that others can read, as a copy may be.
  chmodSync(data, 0o700);
  const connection = await connectionOf(folder, port);
  const parameters = Object.entries({ ...settingsWith(settings, isDurable), ...listening(connection) });
  const guard = startGuard(binaries, owner, data);
  const child = spawn(
    binaries.postgres,
    ['-D', data, ...parameters.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      ...spawnOptions(owner, folder),
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let messages = '';
  const toLines = splitLines(onLine ?? (() => undefined));
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    messages = appendMessages(messages, chunk);
    toLines(chunk);
  });
  let end: ServerExit | null = null;
  const exited = new Promise<ServerExit>((resolve) => {
    const onEnd = (exit: ServerExit) => {
      end = exit;
      guard.watch(null);
      guard.end();
      resolve(exit);
    };
    child.once('error', (error) => {
      messages = appendMessages(messages, error.message);
      onEnd({ code: null, signal: null });
    });
    child.once('exit', (code, signal) => onEnd({ code, signal }));
  });
  const { pid } = child;
  if (pid !== undefined) guard.watch(pid);
  const isReady = () => {
    const postmaster = readPostmaster(data);
    return postmaster?.isReady === true && (postmaster.pid === pid || process.platform === 'win32');
  };
  while (end === null && !isReady()) await Promise.race([sleep(readyPollMs), exited]);
  if (end !== null || pid === undefined) {
    // Its last messages may still be in the pipe.
    if (!child.stderr.closed) await new Promise((resolve) => child.stderr.once('close', resolve));
    throw new ProgramFailed(messages.trim() || 'PostgreSQL ended without a message');
  }
  return {
    connection,
    url: urlOf(connection),
    pid,
    exited,
    async stop() {
      if (end !== null) return;
      await stopServer(child, binaries, cluster);
      const timer = setTimeout(() => child.kill('SIGQUIT'), stopWaitMs);
      await exited;
      clearTimeout(timer);
    },
  };
}
