import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { StartRefusal } from '../../startRefusal.ts';
import { type Binaries, binariesIn, linkLibraries } from './binaries.ts';

/** The user that runs PostgreSQL, which refuses to run as root. */
export interface Owner {
  uid: number;
  gid: number;
}

/** Where PostgreSQL runs, and as whom. */
export interface Placement {
  /** Null: the gateway's own user. */
  owner: Owner | null;
  binaries: Binaries;
  /** Folder of the cluster. */
  folder: string;
  /** Whether the cluster is outside of the data folder, which its owner cannot reach. */
  isMoved: boolean;
}

/** Name of the cluster's folder in a data folder. */
export const clusterName = 'postgresql';

/** Where program and clusters are kept when their owner cannot reach them. */
export const systemFolder = '/var/lib/lima';

/** Ending of a file next to a cluster that is kept there, with the path of its data folder: who looks there sees whose it is. */
export const originSuffix = '.data-folder';

/** Reads the user `nobody`; its ids differ between systems. */
function nobody(): Owner {
  const line = readFileSync('/etc/passwd', 'utf8').match(/^nobody:[^:]*:(-?\d+):(-?\d+):/m);
  const [uid, gid] = [Number(line?.[1]), Number(line?.[2])];
  if (!(uid > 0 && gid > 0)) {
    throw new StartRefusal(
      'PostgreSQL 不能以 root 身份运行，而系统中没有 nobody 用户，请以普通用户启动网关，或把 DATA_DIR 交给一个普通用户。',
    );
  }
  return { uid, gid };
}

function succeeds(owner: Owner, program: string, ...parameters: string[]): boolean {
  return spawnSync(program, parameters, { ...owner, cwd: '/', env: {}, stdio: 'ignore' }).status === 0;
}

/** Whether the system has a name for a user, without which initdb refuses to run; that of a container's volume often has none. */
function hasName(owner: Owner): boolean {
  return succeeds(owner, '/bin/sh', '-c', 'id -un');
}

/**
 * Returns who runs PostgreSQL: null unless the gateway runs as root; then the data folder's owner, or `nobody` when that is root or has no
 * name.
 */
export function ownerOf(dataDir: string): Owner | null {
  if (process.getuid?.() !== 0) return null;
  const { uid, gid } = statSync(dataDir);
  return uid !== 0 && hasName({ uid, gid }) ? { uid, gid } : nobody();
}

/** Whether a user can run PostgreSQL. */
function canRun(owner: Owner, { postgres }: Binaries): boolean {
  return succeeds(owner, postgres, '--version');
}

/** Whether a user can reach what is in a folder. */
function canReach(owner: Owner, folder: string): boolean {
  return succeeds(owner, '/bin/sh', '-c', 'test -x "$0"', folder);
}

/** Gives a folder and everything in it to a user. A copy or a backup that root made belongs to root. */
export function giveTo(owner: Owner | null, folder: string): void {
  if (owner === null || lstatSync(folder).uid === owner.uid) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) giveTo(owner, path);
    else lchownSync(path, owner.uid, owner.gid);
  }
  // Last, so that an interrupted walk is repeated.
  chownSync(folder, owner.uid, owner.gid);
}

function makeSystemFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
}

/** Copies the program to a folder that everybody can read; once a version. */
function copyProgram({ folder, version }: Binaries, system: string): Binaries {
  const root = join(system, `program-${version}`);
  const copy = join(root, basename(folder));
  if (!existsSync(root)) {
    makeSystemFolder(system);
    const unfinished = `${root}.${process.pid}`;
    cpSync(folder, join(unfinished, basename(folder)), { recursive: true, verbatimSymlinks: true });
    linkLibraries(join(unfinished, basename(folder)));
    openToAll(unfinished);
    try {
      renameSync(unfinished, root);
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true });
      // Another gateway may have copied it meanwhile.
      if (!existsSync(root)) throw error;
    }
  }
  return binariesIn(copy, version);
}

/** Makes files readable to everybody; the gateway's umask keeps its own files private. */
function openToAll(path: string): void {
  const found = lstatSync(path);
  if (found.isSymbolicLink()) return;
  chmodSync(path, found.isDirectory() || (found.mode & 0o100) !== 0 ? 0o755 : 0o644);
  if (found.isDirectory()) for (const name of readdirSync(path)) openToAll(join(path, name));
}

/** The cluster's folder outside of a data folder that its owner cannot reach, one for each data folder. */
export function movedFolder(dataDir: string, system: string): string {
  const key = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 12);
  return join(system, `${clusterName}-${key}`);
}

function noteOrigin(moved: string, dataDir: string): void {
  const note = `${moved}${originSuffix}`;
  if (!existsSync(note)) writeFileSync(note, realpathSync(dataDir));
}

/** Lets a user pass through a data folder of another's without listing it; its files are for root alone. */
function openPassage(dataDir: string, owner: Owner): void {
  const { uid, mode } = statSync(dataDir);
  if (uid !== owner.uid && (mode & 0o011) !== 0o011) chmodSync(dataDir, (mode & 0o7777) | 0o011);
}

/**
 * Decides where the cluster of a data folder is and who runs it. A cluster is never moved once it exists: a data folder that became
 * unreachable is refused.
 */
export function placeCluster(dataDir: string, binaries: Binaries, system: string = systemFolder): Placement {
  const folder = join(dataDir, clusterName);
  const owner = ownerOf(dataDir);
  if (owner === null) return { owner, binaries, folder, isMoved: false };
  const moved = movedFolder(dataDir, system);
  const runnable = canRun(owner, binaries) ? binaries : copyProgram(binaries, system);
  if (existsSync(moved)) {
    noteOrigin(moved, dataDir);
    return { owner, binaries: runnable, folder: moved, isMoved: true };
  }
  if (canReach(owner, dirname(dataDir))) {
    openPassage(dataDir, owner);
    if (canReach(owner, dataDir)) return { owner, binaries: runnable, folder, isMoved: false };
  }
  if (existsSync(folder)) {
    throw new StartRefusal(
      `运行 PostgreSQL 的用户（uid ${owner.uid}）无法进入数据目录 ${dataDir}，请为它和它的上级目录加上执行权限（chmod o+x），或以普通用户启动网关。`,
    );
  }
  makeSystemFolder(system);
  noteOrigin(moved, dataDir);
  return { owner, binaries: runnable, folder: moved, isMoved: true };
}
