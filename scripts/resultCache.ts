// Results of green test files, kept by a hash of everything that they depend on.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cacheFolder, usesCache } from './cacheFolder.ts';

/** Hash of files, by path and content, and of other facts. `contentOf` may remember the hashes of contents. */
export function keyOf(files: readonly string[], facts: readonly string[], contentOf: (file: string) => string): string {
  const hash = createHash('sha256');
  for (const file of [...new Set(files)].toSorted()) hash.update(`${file}\0${contentOf(file)}\0`);
  for (const fact of facts) hash.update(`${fact}\0`);
  return hash.digest('hex');
}

/** Reads the hash of a file's content once. */
export function contentHashes(root: string): (file: string) => string {
  const known = new Map<string, string>();
  return (file) => {
    const hash =
      known.get(file) ??
      createHash('sha256')
        .update(readFileSync(join(root, file)))
        .digest('hex');
    known.set(file, hash);
    return hash;
  };
}

const placeOf = (key: string): string => join(cacheFolder(), 'files', key.slice(0, 2), `${key}.json`);

/** The kept result of a key; null when there is none, or when results of earlier runs are not used. */
export function readResult<Result>(key: string): Result | null {
  const place = placeOf(key);
  if (!usesCache() || !existsSync(place)) return null;
  try {
    const result = JSON.parse(readFileSync(place, 'utf8')) as Result;
    const now = new Date();
    utimesSync(place, now, now);
    return result;
  } catch {
    // Unreadable: as good as none.
    return null;
  }
}

/** Keeps a result; a folder that cannot be written costs time only. */
export function keepResult(key: string, result: object): void {
  const place = placeOf(key);
  try {
    mkdirSync(dirname(place), { recursive: true });
    const written = `${place}.${process.pid}`;
    writeFileSync(written, JSON.stringify(result));
    renameSync(written, place);
  } catch (error) {
    console.log(`A result could not be kept: ${error instanceof Error ? error.message : String(error)}`);
  }
}
