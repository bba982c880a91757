import { appendFileSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBinaries } from '../../src/platform/database/embedded/binaries.ts';
import { createCluster, dataOf } from '../../src/platform/database/embedded/cluster.ts';
import { placeCluster } from '../../src/platform/database/embedded/owner.ts';
import { stopLeftover } from '../../src/platform/database/embedded/postmaster.ts';
import { startServer } from '../../src/platform/database/embedded/server.ts';
import type { Settings } from '../../src/platform/database/embedded/settings.ts';
import { lockFolder } from '../../src/platform/database/folderLock.ts';

/** The PostgreSQL server of a test run. */
export interface TestCluster {
  /** URL of its first database; the role may create databases. */
  url: string;
  /** Process id of the server. */
  pid: number;
  /** Stops the server and removes its files. */
  stop(): Promise<void>;
}

const folderPrefix = 'lima-tests-';

/** File in a folder whose run has locked it. Without it the lock may be free because the run is just beginning. */
const lockedMark = 'locked';

/** For many short-lived databases on one machine. */
const settings: Settings = {
  max_connections: '200',
  shared_buffers: '128MB',
  // A worker that vacuums a template would hold up its copies.
  autovacuum: 'off',
  checkpoint_timeout: '1h',
  max_wal_size: '4GB',
};

/** Removes the clusters of runs that were killed: only their locks are free. */
async function removeLeftovers(parent: string): Promise<void> {
  for (const name of readdirSync(parent).filter((each) => each.startsWith(folderPrefix))) {
    const left = join(parent, name);
    if (!existsSync(join(left, lockedMark))) continue;
    try {
      const lock = lockFolder(left);
      const { folder } = placeCluster(left, findBinaries());
      if (existsSync(dataOf(folder))) await stopLeftover(dataOf(folder));
      rmSync(folder, { recursive: true, force: true });
      lock.release();
      rmSync(left, { recursive: true, force: true });
    } catch {
      // Another run uses it, or removes it right now.
    }
  }
}

/**
 * Starts a PostgreSQL server without durability in the temporary folder. It ends with this process, however that ends; the files of a killed
 * run are removed by the next one.
 */
export async function startTestCluster(parent = tmpdir()): Promise<TestCluster> {
  await removeLeftovers(parent);
  const home = mkdtempSync(join(parent, folderPrefix));
  const lock = lockFolder(home);
  writeFileSync(join(home, lockedMark), '');
  const { folder, owner, binaries } = placeCluster(home, findBinaries());
  const cluster = { folder, owner, binaries, isDurable: false };
  const remove = () => {
    rmSync(folder, { recursive: true, force: true });
    lock.release();
    rmSync(home, { recursive: true, force: true });
  };
  try {
    await createCluster(cluster);
    // Over TCP, where sockets do not fit, the gateway's role reaches its own database only.
    appendFileSync(join(dataOf(folder), 'pg_hba.conf'), 'host all lima 127.0.0.1/32 scram-sha-256\n');
    const { url, pid, stop } = await startServer({ ...cluster, settings });
    return {
      url,
      pid,
      async stop() {
        await stop();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}
