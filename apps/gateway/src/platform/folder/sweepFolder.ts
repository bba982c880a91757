import { opendir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from './isMissing.ts';

/**
 * Removes the files of a folder whose names fit `shape` and that nobody has written to since `before`. Gateways that share the folder may
 * do so at the same time.
 */
export async function sweepFolder(folder: string, shape: RegExp, before: Date): Promise<void> {
  for await (const { name } of await opendir(folder)) {
    if (!shape.test(name)) continue;
    const path = join(folder, name);
    const file = await stateOf(path);
    if (file !== null && file.changedAt <= before) await rm(path, { force: true });
  }
}

/** How large a file is, and when it was last written to; null when it is gone. */
export async function stateOf(path: string): Promise<{ bytes: number; changedAt: Date } | null> {
  try {
    const { size, mtime } = await stat(path);
    return { bytes: size, changedAt: mtime };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
