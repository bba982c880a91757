import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isMissing } from '../../folder/isMissing.ts';
import { dataOf, socketOf } from './cluster.ts';

/** How long a leftover server has for a fast shutdown, and then for an immediate one, in ms. */
const stopWaitMs = 20_000;

const pollMs = 50;

function pidFile(data: string): string {
  return join(data, 'postmaster.pid');
}

/** What `postmaster.pid` says: the server's process and whether it accepts connections. Null without the file. */
export function readPostmaster(data: string): { pid: number; isReady: boolean } | null {
  let lines: string[];
  try {
    lines = readFileSync(pidFile(data), 'utf8').split('\n');
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
  const pid = Number(lines[0]);
  return Number.isSafeInteger(pid) && pid > 0 ? { pid, isReady: lines[7]?.trim() === 'ready' } : null;
}

/** Whether a process exists. One of another user does too. */
function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Whether a process is the server of a data folder. Process ids are reused: after a crash another program may have the one in the file. */
function isServerOf(data: string, pid: number): boolean {
  if (process.platform === 'linux') {
    try {
      // The server's working directory is its data folder.
      return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data);
    } catch {
      return false;
    }
  }
  if (process.platform === 'win32') {
    const { stdout } = spawnSync('tasklist', ['/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH'], { encoding: 'utf8' });
    return stdout.includes('"postgres.exe"');
  }
  const { stdout } = spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.includes('postgres') && stdout.includes(data);
}

async function hasEnded(data: string, pid: number, waitMs: number): Promise<boolean> {
  const end = performance.now() + waitMs;
  while (performance.now() < end) {
    if (!isServerOf(data, pid)) return true;
    await sleep(pollMs);
  }
  return false;
}

/**
 * Puts this process's id in place of another program's, with which PostgreSQL would refuse to start; it ignores that of its parent. The rest
 * of the file is kept, because PostgreSQL finds by it whether processes of the former server still run.
 */
function replacePid(data: string): void {
  const file = pidFile(data);
  try {
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/^\d+/, String(process.pid)));
  } catch (error) {
    // A server that was just ending removes it.
    if (!isMissing(error)) throw error;
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (exists(pid)) throw error;
  }
}

async function stop(data: string, pid: number): Promise<void> {
  for (const name of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    signal(pid, name);
    if (await hasEnded(data, pid, stopWaitMs)) return;
  }
}

/**
 * Stops the server of a cluster that a killed gateway left running, and releases what a killed server locked: its data folder, where the process id
 * in `postmaster.pid` belongs to another program now, and its socket. The caller holds the lock of the data folder, so that both are nobody
 * else's. Returns whether a server was running.
 */
export async function stopLeftover(folder: string): Promise<boolean> {
  const data = dataOf(folder);
  const left = readPostmaster(data);
  const isRunning = left !== null && isServerOf(data, left.pid);
  if (isRunning) await stop(data, left.pid);
  else if (left !== null && exists(left.pid)) replacePid(data);
  // It has the process id too, and is kept apart from the data.
  rmSync(`${socketOf(folder)}.lock`, { force: true });
  return isRunning;
}
