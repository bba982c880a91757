// Where results of checks are kept between runs and clones: outside of the checkout, so that a fresh clone has them too.
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Folder of Turborepo's cache: TURBO_CACHE_DIR, or one in the cache folder of the operating system. */
export function cacheFolder(env: NodeJS.ProcessEnv = process.env): string {
  if (env['TURBO_CACHE_DIR']) return env['TURBO_CACHE_DIR'];
  const caches =
    env['XDG_CACHE_HOME'] || (process.platform === 'win32' && env['LOCALAPPDATA']) || join(homedir(), '.cache');
  return join(caches, 'lima', 'turbo');
}

/** Whether results of earlier runs may be used: TURBO_FORCE=true runs everything and keeps the new results. */
export function usesCache(env: NodeJS.ProcessEnv = process.env): boolean {
  return !['true', '1'].includes(env['TURBO_FORCE'] ?? '');
}
