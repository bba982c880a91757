import { randomBytes } from 'node:crypto';
import { chownSync, closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Binaries } from './binaries.ts';
import type { Owner } from './owner.ts';
import { runProgram, spawnOptions } from './programs.ts';

/** A cluster's folder, its program, and who runs it. */
export interface Cluster {
  /** Holds PostgreSQL's data folder, the password and the socket. */
  folder: string;
  binaries: Binaries;
  /** Null: the gateway's own user. */
  owner: Owner | null;
  /** False for tests: nothing is synced to disk. */
  isDurable: boolean;
}

/** The role of the gateway, and its database. It is no superuser, so that an injected statement cannot run programs. */
export const databaseName = 'lima';

/** PostgreSQL's data folder in a cluster's folder. */
export function dataOf(folder: string): string {
  return join(folder, 'data');
}

/** Port number in the name of the socket. */
export const socketPort = 5432;

/** The socket of a cluster; PostgreSQL locks it by a file of the same name that ends with `.lock`. */
export function socketOf(folder: string): string {
  return join(folder, `.s.PGSQL.${socketPort}`);
}

/** File of the gateway's password, which TCP connections require. */
export function passwordFile(folder: string): string {
  return join(folder, 'password');
}

/** Who connects how: the socket's folder is for its owner alone. */
const authentication = `local all all trust
host all ${databaseName} 127.0.0.1/32 scram-sha-256
`;

function syncFolder(folder: string): void {
  // Windows cannot open folders.
  if (process.platform === 'win32') return;
  const file = openSync(folder, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function writeOwned(path: string, text: string, owner: Owner | null): void {
  writeFileSync(path, text, { mode: 0o600, flush: true });
  if (owner !== null) chownSync(path, owner.uid, owner.gid);
}

/**
 * Creates a cluster with the gateway's role and database. Creation takes seconds and is not atomic, so it happens beside the final name: a
 * killed start leaves nothing that looks like a cluster. Throws ProgramFailed, or an error of the file system.
 */
export async function createCluster({ folder, binaries, owner, isDurable }: Cluster): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  // Processes of a killed start may still be writing.
  rmSync(unfinished, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  mkdirSync(unfinished, { mode: 0o700 });
  if (owner !== null) chownSync(unfinished, owner.uid, owner.gid);
  const password = randomBytes(24).toString('base64url');
  writeOwned(passwordFile(unfinished), password, owner);
  const options = spawnOptions(owner, unfinished);
  const data = dataOf(unfinished);
  const synced = isDurable ? [] : ['--no-sync'];
  await runProgram(
    binaries.initdb,
    [
      `--pgdata=${data}`,
      '--username=postgres',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
      ...synced,
    ],
    options,
  );
  writeOwned(join(data, 'pg_hba.conf'), authentication, owner);
  // Single-user mode reads one statement a line.
  const statements = [
    `create role ${databaseName} login createdb password '${password}'`,
    `create database ${databaseName} owner ${databaseName}`,
    // For analyze without a table name, which includes the system's.
    `grant pg_maintain to ${databaseName}`,
  ];
  await runProgram(
    binaries.postgres,
    ['--single', '-D', data, ...(isDurable ? [] : ['-F']), '-c', 'exit_on_error=on', 'postgres'],
    options,
    `${statements.join('\n')}\n`,
  );
  renameSync(unfinished, folder);
  if (isDurable) syncFolder(dirname(folder));
}
