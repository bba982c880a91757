import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { installOwnerModes } from './ownerModes.ts';

/** Patched part of PGlite's file system: an operation of its open files. */
interface FileOperations {
  fsync?(stream: { nfd: number }): number;
}

/** errno `EIO` in WebAssembly; PostgreSQL panics rather than trust a file that could not be synced. */
const inputOutputError = 29;

/**
 * PGlite's folder on disk with a real fsync. PGlite's own is a no-op that reports success, so that a power failure would lose acknowledged
 * commits. Files are accessible by their owner only.
 */
export class SyncedFolder extends NodeFS {
  override async init(...[database, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(database, options);
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [
          ...(emscriptenOpts.preRun ?? []),
          (module) => installSync(module.NODEFS),
          (module) => installOwnerModes(module.NODEFS),
        ],
      },
    };
  }
}

function installSync(fileSystem: unknown): void {
  const operations = (fileSystem as { stream_ops?: FileOperations }).stream_ops;
  if (operations === undefined) throw new Error('PGlite has changed its file system: fsync cannot be installed.');
  operations.fsync = ({ nfd }) => {
    try {
      fsyncSync(nfd);
      return 0;
    } catch {
      return inputOutputError;
    }
  };
}

/** PGlite's start parameters without `-F`, which turns fsync off, and with fsync as WAL sync method. */
export function syncedStartParameters(defaults: readonly string[]): string[] {
  return [...defaults.filter((parameter) => parameter !== '-F'), '-c', 'fsync=on', '-c', 'wal_sync_method=fsync'];
}
