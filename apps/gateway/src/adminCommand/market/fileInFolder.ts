import { readFile, realpath } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';

function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/**
 * The bytes of a file in a folder or in one below it, by its relative path: `unreadable` when there is none, `outside` when the path or a symbolic
 * link leads elsewhere.
 */
export async function readFileInFolder(folder: string, path: string): Promise<Uint8Array | 'unreadable' | 'outside'> {
  const named = resolve(folder, path);
  if (!isInside(resolve(folder), named)) return 'outside';
  try {
    const real = await realpath(named);
    return isInside(await realpath(folder), real) ? await readFile(real) : 'outside';
  } catch {
    return 'unreadable';
  }
}
