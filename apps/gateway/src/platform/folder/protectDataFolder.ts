import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../log/log.ts';

/** What the gateway keeps in its data folder. */
const ownEntries = new Set(['database', 'database.unfinished', 'lock', 'pictures', 'private', 'secret', 'uploads']);

/** What others than the owner may do. */
const others = 0o077;

/** How many entries were closed to others, and how many could not be. */
interface Protected {
  mended: number;
  left: number;
}

function protect(path: string, done: Protected, isDeep: boolean): void {
  const found = lstatSync(path);
  // A link leads out of the folder; what it leads to is not this gateway's to change.
  if (!found.isDirectory() && !found.isFile()) return;
  if ((found.mode & others) !== 0) {
    try {
      chmodSync(path, found.isDirectory() ? 0o700 : 0o600);
      done.mended += 1;
    } catch {
      done.left += 1;
    }
  }
  if (isDeep && found.isDirectory()) for (const name of readdirSync(path)) protect(join(path, name), done, true);
}

/**
 * Closes what the gateway keeps in a data folder to everybody but its owner: files 0600, folders 0700. The folder itself is closed when it
 * holds nothing else. Where something was open, one line of the log says so.
 */
export function protectDataFolder(folder: string, log: Log): void {
  // Windows keeps no modes.
  if (process.platform === 'win32') return;
  const done: Protected = { mended: 0, left: 0 };
  const names = readdirSync(folder);
  for (const name of names.filter((each) => ownEntries.has(each))) protect(join(folder, name), done, true);
  if (names.every((name) => ownEntries.has(name))) protect(folder, done, false);
  if (done.mended > 0) log.warn({ ...done }, 'data folder was open to other users of this machine');
  else if (done.left > 0) log.warn({ ...done }, 'data folder is open to other users of this machine');
}
