import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartRefusal } from '../startRefusal.ts';

/** Bytes of the write test: a full disk still creates empty files. */
const probeBytes = 4_096;

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'EIO';
}

/** Reports in one sentence that a data folder cannot be used. */
export function folderRefusal(folder: string, error: unknown): StartRefusal {
  return new StartRefusal(
    `数据目录 ${folder} 无法写入（${codeOf(error)}），请检查路径、权限和磁盘空间，或用 DATA_DIR 指定另一个目录。`,
    { cause: error },
  );
}

/** Creates a folder with mode 0700, and its parents. Node's recursive mkdir never returns in pseudo file systems such as /proc. */
function makeFolder(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory() === true) return;
  if (found !== undefined) throw Object.assign(new Error(`${folder} is not a folder.`), { code: 'ENOTDIR' });
  const above = dirname(folder);
  if (above !== folder) makeFolder(above);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another gateway may have created it meanwhile.
    if (codeOf(error) !== 'EEXIST' || !statSync(folder).isDirectory()) throw error;
  }
}

/** Ensures that a data folder exists and is writable. Throws a StartRefusal otherwise. */
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
