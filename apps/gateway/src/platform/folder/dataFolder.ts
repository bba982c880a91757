import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartRefusal } from '../startRefusal.ts';

/** Bytes that are written to find out whether a folder takes any: a full disk still makes empty files. */
const probeBytes = 4_096;

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'EIO';
}

/** Says in one sentence that a folder of the gateway's data cannot be used. */
export function folderRefusal(folder: string, error: unknown): StartRefusal {
  return new StartRefusal(
    `数据目录 ${folder} 无法写入（${codeOf(error)}），请检查路径、权限和磁盘空间，或用 DATA_DIR 指定另一个目录。`,
    { cause: error },
  );
}

/**
 * Makes a folder that its owner alone can enter, and those above it. Node's own way of making them all never returns where the system makes
 * none, as in /proc.
 */
function makeFolder(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory() === true) return;
  if (found !== undefined) throw Object.assign(new Error(`${folder} is not a folder.`), { code: 'ENOTDIR' });
  const above = dirname(folder);
  if (above !== folder) makeFolder(above);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another gateway may have made it meanwhile.
    if (codeOf(error) !== 'EEXIST' || !statSync(folder).isDirectory()) throw error;
  }
}

/** Makes sure of a folder for the gateway's data: it is there, and takes files. Throws a StartRefusal when it is not to be had. */
export function requireDataFolder(folder: string): void {
  const probe = join(folder, `.probe-${randomBytes(6).toString('hex')}`);
  try {
    makeFolder(folder);
    try {
      writeFileSync(probe, new Uint8Array(probeBytes), { flag: 'wx', mode: 0o600 });
    } finally {
      rmSync(probe, { force: true });
    }
  } catch (error) {
    throw folderRefusal(folder, error);
  }
}
