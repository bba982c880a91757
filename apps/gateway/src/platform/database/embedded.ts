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

/** An embedded database and the one connection to it. */
export interface EmbeddedDatabase {
  pool: pg.Pool;
  close(): Promise<void>;
}

/** Milliseconds a statement may wait for the one connection; a transaction that queries past itself fails instead of hanging. */
const connectionWaitMs = 10_000;

async function openFolder(folder: string): Promise<PGlite> {
  return await PGlite.create({
    fs: new SyncedFolder(folder),
    startParams: syncedStartParameters(PGlite.defaultStartParams),
  });
}

/**
 * Opens the database of a folder, made when it is missing. The making takes seconds and is not atomic, so it happens beside the
 * final name: a start that is killed in the middle leaves nothing that the next one could mistake for a database.
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

/** Says in one sentence that a folder's database cannot be opened. PGlite's own file errors have a number and no text. */
function openingRefusal(dataDir: string, error: unknown): StartRefusal {
  const reason = error instanceof Error ? error.message : JSON.stringify(error);
  return new StartRefusal(
    `数据目录 ${dataDir} 中的数据库无法打开（${reason}），请检查磁盘空间和目录中的文件，必要时从备份恢复。`,
    { cause: error },
  );
}

/** Opens the embedded database of a data folder that no other process uses; refuses with a StartRefusal when one does, or it cannot be opened. */
export async function openEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  const lock = lockFolder(resolve(dataDir));
  try {
    return connect(await openOrCreate(resolve(dataDir)), () => lock.release());
  } catch (error) {
    lock.release();
    throw openingRefusal(resolve(dataDir), error);
  }
}

/** Opens an embedded database in memory, gone when it is closed; `dump` is the content it starts with. */
export async function openInMemory(dump?: Blob): Promise<EmbeddedDatabase & { dump(): Promise<Blob> }> {
  const database = await PGlite.create(dump === undefined ? {} : { loadDataDir: dump });
  return { ...connect(database, () => {}), dump: async () => await database.dumpDataDir('none') };
}
