import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { folderRefusal, requireDataFolder } from '../folder/dataFolder.ts';
import { StartRefusal } from '../startRefusal.ts';

/** A data folder held by this process alone. */
export interface FolderLock {
  release(): void;
}

const sqliteBusy = 5;

// A lock that nobody refers to would be closed, and so freed, by the garbage collector.
const held = new Set<DatabaseSync>();

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
}

/**
 * Takes a folder for this process alone, making it when it is missing. Two processes on one embedded database do not notice each
 * other and lose rows, so the second is refused with a StartRefusal. SQLite's lock is one of the kernel's: it is gone when the
 * process is, however it died.
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
