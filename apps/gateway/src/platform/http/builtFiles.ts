import { readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The empty HTML frame of pages that are not prerendered. */
export const frame = 'index.html';

/** Paths of the files in a folder, without compressed versions and dot folders of the build. */
function listFiles(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
  return new Set(files.filter((path) => !path.includes('/.')));
}

/** Current files of the built portal. */
interface FileList {
  /** Adds a requested path: `/assets/main-1a2b.js`. */
  has(path: string): boolean;
  /** Reloads after a rebuild, without a restart of the gateway. */
  refresh(): void;
}

/** Lists the files of the built portal in `folder`. */
export function watchFiles(folder: string): FileList {
  const builtAt = () => statSync(join(folder, frame), { throwIfNoEntry: false })?.mtimeMs;
  let listedAt = builtAt();
  let files = listFiles(folder);
  return {
    has: (path) => files.has(path),
    refresh() {
      const changedAt = builtAt();
      if (changedAt === undefined || changedAt === listedAt) return;
      listedAt = changedAt;
      files = listFiles(folder);
    },
  };
}
