import { existsSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { StartRefusal } from '../startRefusal.ts';
import { watchConnections } from './connection.ts';
import { lockFolder } from './folderLock.ts';
import { typeParsers } from './numbers.ts';
import { SyncedFolder, syncedStartParameters } from './syncedFolder.ts';

/** An embedded database and its only connection. */
export interface EmbeddedDatabase {
  pool: pg.Pool;
  close(): Promise<void>;
}

/** Timeout in ms for the only connection; a transaction that queries outside of itself fails instead of deadlocking. */
const connectionWaitMs = 10_000;

async function openFolder(folder: string): Promise<PGlite> {
  return await PGlite.create({
    fs: new SyncedFolder(folder),
    startParams: syncedStartParameters(PGlite.defaultStartParams),
  });
}

/**
 * Opens the database of a folder, creating it if missing. Creation takes seconds and is not atomic, so it happens under a temporary name: a
 * killed start leaves nothing that looks like a database.
 */
async function openOrCreate(dataDir: string): Promise<PGlite> {
  const folder = join(dataDir, 'database');
  if (!existsSync(folder)) {
    const unfinished = join(dataDir, 'database.unfinished');
    rmSync(unfinished, { recursive: true, force: true });
    const made = await openFolder(unfinished);
    await made.exec('checkpoint');
    await made.close();
    renameSync(unfinished, folder);
  }
  return await openFolder(folder);
}

function connect(database: PGlite, free: () => void): EmbeddedDatabase {
  const pool = new pg.Pool({
    ...createPgConfig(database),
    types: typeParsers,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: connectionWaitMs,
  });
  // The next query reports it.
  watchConnections(pool, () => undefined);
  return {
    pool,
    async close() {
      await pool.end();
      if (!database.closed) {
        await database.exec('checkpoint');
        await database.close();
      }
      free();
    },
  };
}

/** Reports in one sentence that a folder's database cannot be opened. PGlite's own file errors have a number and no message. */
function openingRefusal(dataDir: string, error: unknown): StartRefusal {
  const reason = error instanceof Error ? error.message : JSON.stringify(error);
  return new StartRefusal(
    `数据目录 ${dataDir} 中的数据库无法打开（${reason}），请检查磁盘空间和目录中的文件，必要时从备份恢复。`,
    { cause: error },
  );
}

/** Opens the embedded database of a data folder; throws a StartRefusal when another process uses it or it cannot be opened. */
export async function openEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  const lock = lockFolder(resolve(dataDir));
  try {
    return connect(await openOrCreate(resolve(dataDir)), () => lock.release());
  } catch (error) {
    lock.release();
    throw openingRefusal(resolve(dataDir), error);
  }
}

/** Opens an in-memory database; `dump` is its initial content. */
export async function openInMemory(dump?: Blob): Promise<EmbeddedDatabase & { dump(): Promise<Blob> }> {
  const database = await PGlite.create(dump === undefined ? {} : { loadDataDir: dump });
  return { ...connect(database, () => {}), dump: async () => await database.dumpDataDir('none') };
}
