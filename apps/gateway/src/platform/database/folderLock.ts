import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { folderRefusal, requireDataFolder } from '../folder/dataFolder.ts';
import { StartRefusal } from '../startRefusal.ts';

/** A data folder locked by this process. */
export interface FolderLock {
  release(): void;
}

const sqliteBusy = 5;

// Keeps a reference: a garbage-collected lock would be closed and released.
const held = new Set<DatabaseSync>();

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
}

/**
 * Locks a folder for this process, creating it if missing. The second process on a data folder gets a
 * StartRefusal: it would stop the embedded database of the first. SQLite's file lock is released by the kernel when the process dies.
 */
export function lockFolder(folder: string): FolderLock {
  requireDataFolder(folder);
  let database: DatabaseSync;
  try {
    database = new DatabaseSync(join(folder, 'lock'));
  } catch (error) {
    throw folderRefusal(folder, error);
  }
  try {
    database.exec('begin exclusive');
  } catch (error) {
    database.close();
    if (!isBusy(error)) throw folderRefusal(folder, error);
    throw new StartRefusal(
      `数据目录 ${folder} 正由另一个网关进程使用，请先停止那个进程，或用 DATA_DIR 指定另一个目录。`,
      { cause: error },
    );
  }
  held.add(database);
  return {
    release: () => {
      held.delete(database);
      database.close();
    },
  };
}
