import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../../log/log.ts';
import { lockFolder } from '../folderLock.ts';
import { findBinaries } from './binaries.ts';
import { createCluster } from './cluster.ts';
import { noteCluster, refuseOtherCluster } from './clusterNote.ts';
import { placeCluster } from './owner.ts';
import { stopLeftover } from './postmaster.ts';
import { ProgramFailed } from './programs.ts';
import { openingRefusal, refuseOtherVersion, refusePglite } from './refusals.ts';
import { fitsSocket, freePort, type RunningServer, type ServerOptions, startServer } from './server.ts';
import type { Settings } from './settings.ts';

/** The PostgreSQL of a data folder. It is started again when it ends by itself. */
export interface Engine {
  /** URL of its database; the same after a restart. */
  url: string;
  /** Folder of its files when they are outside of the data folder, else null. */
  movedTo: string | null;
  /** Stops it and unlocks the data folder. */
  close(): Promise<void>;
}

/** A data folder to open. */
export interface EngineOptions {
  /** Absolute path. */
  dataDir: string;
  settings: Settings;
  log: Log;
}

/** Delays in ms before a server that ended is started again: the first, and the longest of those that double. */
export const restartDelays = { first: 100, longest: 10_000 } as const;

/** Time in ms after which a server counts as stable, so that the delays begin again. */
const stableMs = 60_000;

/** How long processes of a killed server may still use its memory, in ms; PostgreSQL refuses to start meanwhile. */
const remainsMs = 20_000;

const remainsPollMs = 200;

async function startAfterRemains(options: ServerOptions): Promise<RunningServer> {
  const end = performance.now() + remainsMs;
  for (;;) {
    try {
      return await startServer(options);
    } catch (error) {
      const hasRemains = error instanceof ProgramFailed && /pre-existing shared memory block/.test(error.message);
      if (!hasRemains || performance.now() > end) throw error;
      await sleep(remainsPollMs);
    }
  }
}

/** Restarts a server whenever it ends, until `stop`. */
function supervise(first: RunningServer, options: ServerOptions, log: Log): { stop(): Promise<void> } {
  const ending = new AbortController();
  let server: RunningServer | null = first;

  async function restart(): Promise<RunningServer | null> {
    try {
      await stopLeftover(options.folder);
      return await startServer(options);
    } catch (error) {
      log.error({ err: error }, 'database not started');
      return null;
    }
  }

  async function run(): Promise<void> {
    let delay: number = restartDelays.first;
    while (!ending.signal.aborted) {
      if (server !== null) {
        const started = performance.now();
        const exit = await server.exited;
        server = null;
        if (ending.signal.aborted) return;
        log.error({ ...exit }, 'database ended; it is started again');
        if (performance.now() - started > stableMs) delay = restartDelays.first;
      }
      await sleep(delay, undefined, { signal: ending.signal }).catch(() => undefined);
      delay = Math.min(2 * delay, restartDelays.longest);
      if (ending.signal.aborted) return;
      server = await restart();
      if (server !== null) log.warn({ pid: server.pid }, 'database started again');
    }
  }

  const running = run();
  return {
    async stop() {
      ending.abort();
      await server?.stop();
      await running;
      // A restart may have been in progress.
      await server?.stop();
    },
  };
}

/**
 * Opens the embedded database of a data folder: creates its cluster if missing, stops what a killed gateway left running, and starts
 * PostgreSQL. Throws a StartRefusal when another gateway uses the folder, and when the database cannot be opened.
 */
export async function openEngine({ dataDir, settings, log }: EngineOptions): Promise<Engine> {
  const lock = lockFolder(dataDir);
  try {
    refusePglite(dataDir);
    const { isMoved, ...placement } = placeCluster(dataDir, findBinaries());
    const { folder, binaries } = placement;
    const cluster = { ...placement, isDurable: true };
    refuseOtherCluster(dataDir, placement);
    if (!existsSync(folder)) await createCluster(cluster);
    noteCluster(dataDir, { folder, isMoved });
    refuseOtherVersion(dataDir, folder, binaries);
    if (await stopLeftover(folder)) log.warn({}, 'database of a killed gateway stopped');
    const options: ServerOptions = {
      ...cluster,
      settings,
      onLine: (line) => {
        if (/^(?:WARNING|ERROR|FATAL|PANIC):/.test(line)) log.warn({ line }, 'database message');
      },
      // Fixed, so that the URL stays the same after a restart.
      ...(!fitsSocket(folder) && { port: await freePort() }),
    };
    const server = await startAfterRemains(options);
    const supervisor = supervise(server, options, log);
    return {
      url: server.url,
      movedTo: isMoved ? folder : null,
      async close() {
        await supervisor.stop();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw openingRefusal(dataDir, error);
  }
}
