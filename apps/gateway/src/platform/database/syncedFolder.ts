import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { installOwnerModes } from './ownerModes.ts';

/** The part of PGlite's file system that is reached into: one operation of its open files. */
interface FileOperations {
  fsync?(stream: { nfd: number }): number;
}

/** errno `EIO` as WebAssembly programs know it; PostgreSQL stops rather than trust a file that could not be synced. */
const inputOutputError = 29;

/**
 * PGlite's folder on disk with an fsync that reaches the disk. PGlite's own leaves the operation out and answers success, so that a
 * power cut would lose commits that were already answered. Its files are their owner's alone.
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

/** PGlite's start parameters without `-F`, which would turn fsync off, and with fsync as the way to sync the write-ahead log. */
export function syncedStartParameters(defaults: readonly string[]): string[] {
  return [...defaults.filter((parameter) => parameter !== '-F'), '-c', 'fsync=on', '-c', 'wal_sync_method=fsync'];
}
