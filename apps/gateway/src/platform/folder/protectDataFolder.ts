import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../log/log.ts';
import { isMissing } from './isMissing.ts';

/** Folder of the embedded database. PostgreSQL keeps the modes of what is in it, and changes it while this runs. */
const databaseFolder = 'postgresql';

/** Names of the gateway's files in its data folder; `database` is that of earlier versions. */
const ownEntries = new Set([
  'database',
  'lock',
  'pictures',
  databaseFolder,
  `${databaseFolder}.moved-to`,
  `${databaseFolder}.unfinished`,
  'private',
  'products',
  'secret',
  'uploads',
]);

/** Permission bits of group and others. */
const others = 0o077;

/** Number of restricted entries, and of failures. */
interface Protected {
  mended: number;
  left: number;
}

/** Names in a folder; none when it is gone. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Restricts an entry. It may be gone: other gateways clean up in folders that they share with this one. */
function protect(path: string, done: Protected, isDeep: boolean, allowed = 0): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  // A link leads out of the folder; its target is left alone.
  if (found === undefined || (!found.isDirectory() && !found.isFile())) return;
  if ((found.mode & others & ~allowed) !== 0) {
    try {
      chmodSync(path, (found.isDirectory() ? 0o700 : 0o600) | (found.mode & allowed));
      done.mended += 1;
    } catch (error) {
      if (!isMissing(error)) done.left += 1;
    }
  }
  if (isDeep && found.isDirectory()) for (const name of namesIn(path)) protect(join(path, name), done, true);
}

/** Bits that let the user who runs PostgreSQL for root pass through root's data folder to its own; nobody can list the folder by them. */
function passageOf(folder: string): number {
  const database = lstatSync(join(folder, databaseFolder), { throwIfNoEntry: false });
  return database === undefined || database.uid === lstatSync(folder).uid ? 0 : 0o011;
}

/**
 * Restricts the gateway's files in a data folder to their owner: files 0600, folders 0700. The folder itself is restricted when it contains
 * nothing else. Changes are logged in one line.
 */
export function protectDataFolder(folder: string, log: Log): void {
  // Windows has no modes.
  if (process.platform === 'win32') return;
  const done: Protected = { mended: 0, left: 0 };
  const names = readdirSync(folder);
  for (const name of names.filter((each) => ownEntries.has(each))) {
    protect(join(folder, name), done, !name.startsWith(databaseFolder));
  }
  if (names.every((name) => ownEntries.has(name))) protect(folder, done, false, passageOf(folder));
  if (done.mended > 0) log.warn({ ...done }, 'data folder was open to other users of this machine');
  else if (done.left > 0) log.warn({ ...done }, 'data folder is open to other users of this machine');
}
