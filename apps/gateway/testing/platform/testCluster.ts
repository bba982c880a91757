import { appendFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { findBinaries } from '../../src/platform/database/embedded/binaries.ts';
import { createCluster, dataOf } from '../../src/platform/database/embedded/cluster.ts';
import { placeCluster } from '../../src/platform/database/embedded/owner.ts';
import { startServer } from '../../src/platform/database/embedded/server.ts';
import type { Settings } from '../../src/platform/database/embedded/settings.ts';
import { atProcessEnd } from './processEnd.ts';

/** The PostgreSQL server of a test run. */
export interface TestCluster {
  /** URL of its first database; the role may create databases. */
  url: string;
  /** Process id of the server. */
  pid: number;
  /** Stops the server. */
  stop(): Promise<void>;
}

/** For many short-lived databases on one machine. */
const settingsOfTests: Settings = {
  max_connections: '200',
  shared_buffers: '128MB',
  // A worker that vacuums a template would hold up its copies.
  autovacuum: 'off',
  checkpoint_timeout: '1h',
  max_wal_size: '4GB',
};

/** How long the end of this process waits for the server, in ms, and how often it looks. */
const endWaitMs = 5_000;
const endPollMs = 20;

/** Stops a server at once, and waits until it has ended: it would write into the folder that is being removed. */
function stopNow(pid: number, data: string): void {
  try {
    process.kill(pid, 'SIGQUIT');
  } catch {
    // It has ended.
    return;
  }
  const cell = new Int32Array(new SharedArrayBuffer(4));
  const end = performance.now() + endWaitMs;
  while (existsSync(join(data, 'postmaster.pid')) && performance.now() < end) Atomics.wait(cell, 0, 0, endPollMs);
}

/**
 * Starts a PostgreSQL server without durability in the folder of a run, with settings beside those of the embedded one. It ends with this
 * process, however that ends.
 */
export async function startTestCluster(home: string, settings: Settings = settingsOfTests): Promise<TestCluster> {
  const { folder, owner, binaries } = placeCluster(home, findBinaries());
  const cluster = { folder, owner, binaries, isDurable: false };
  await createCluster(cluster);
  // Over TCP, where sockets do not fit, the gateway's role reaches its own database only.
  appendFileSync(join(dataOf(folder), 'pg_hba.conf'), 'host all lima 127.0.0.1/32 scram-sha-256\n');
  const { url, pid, stop } = await startServer({ ...cluster, settings });
  const withdraw = atProcessEnd(() => stopNow(pid, dataOf(folder)));
  return {
    url,
    pid,
    async stop() {
      withdraw();
      await stop();
    },
  };
}
