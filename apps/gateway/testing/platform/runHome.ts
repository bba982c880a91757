import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { findBinaries } from '../../src/platform/database/embedded/binaries.ts';
import { dataOf } from '../../src/platform/database/embedded/cluster.ts';
import { originSuffix, placeCluster, systemFolder } from '../../src/platform/database/embedded/owner.ts';
import { stopLeftover } from '../../src/platform/database/embedded/postmaster.ts';
import { lockFolder } from '../../src/platform/database/folderLock.ts';
import { atProcessEnd } from './processEnd.ts';

/** The folder of a test run: its PostgreSQL and its temporary folders. */
export interface RunHome {
  folder: string;
  /** For the temporary folders of its tests. */
  temporary: string;
  /** Removes it with everything in it. */
  remove(): void;
}

const prefix = 'lima-tests-';

/** File in a folder whose run has locked it. Without it the lock may be free because the run is just beginning. */
const lockedMark = 'locked';

/** The system's temporary folder. That of macOS is so deep that no socket fits below it. */
const usualParent = process.platform === 'darwin' ? '/tmp' : tmpdir();

const removing = { recursive: true, force: true, maxRetries: 5, retryDelay: 100 } as const;

/** Folders of clusters that are outside of their data folders, in a home. */
function movedFrom(home: string, system: string): string[] {
  if (!existsSync(system)) return [];
  return readdirSync(system)
    .filter((name) => name.endsWith(originSuffix))
    .filter((name) => `${readFileSync(join(system, name), 'utf8')}${sep}`.startsWith(`${home}${sep}`))
    .map((name) => join(system, name.slice(0, -originSuffix.length)));
}

function removeMoved(folder: string): void {
  rmSync(folder, removing);
  rmSync(`${folder}${originSuffix}`, { force: true });
}

/** Removes what runs have left that were killed: only their locks are free. */
export async function removeLeftovers(parent = usualParent, system: string = systemFolder): Promise<void> {
  for (const name of readdirSync(parent).filter((each) => each.startsWith(prefix))) {
    const left = join(parent, name);
    if (!existsSync(join(left, lockedMark))) continue;
    try {
      const lock = lockFolder(left);
      const clusters = [placeCluster(left, findBinaries(), system).folder, ...movedFrom(left, system)];
      for (const folder of clusters) {
        if (existsSync(dataOf(folder))) await stopLeftover(dataOf(folder));
        removeMoved(folder);
      }
      lock.release();
      rmSync(left, removing);
    } catch {
      // Another run uses it, or removes it right now.
    }
  }
}

/**
 * Makes the folder of a test run, after those of killed runs have been removed. It is removed when this process ends, unless it is killed.
 * The user that runs PostgreSQL for root can pass through it.
 */
export async function openRunHome(parent = usualParent): Promise<RunHome> {
  await removeLeftovers(parent);
  const folder = mkdtempSync(join(parent, prefix));
  const temporary = join(folder, 'tmp');
  mkdirSync(temporary);
  for (const each of [folder, temporary]) chmodSync(each, 0o711);
  const lock = lockFolder(folder);
  writeFileSync(join(folder, lockedMark), '');
  const remove = () => {
    withdraw();
    for (const moved of movedFrom(folder, systemFolder)) removeMoved(moved);
    // What locks it goes last, so that the next run finds what this one could not remove.
    for (const name of readdirSync(folder)) {
      if (!name.startsWith('lock')) rmSync(join(folder, name), removing);
    }
    lock.release();
    rmSync(folder, removing);
  };
  const withdraw = atProcessEnd(remove);
  return { folder, temporary, remove };
}
