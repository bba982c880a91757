import { opendir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from './isMissing.ts';

/** Deletes files of a folder whose names match `shape` and that were not written since `before`. Safe on several gateways concurrently. */
export async function cleanUpFolder(folder: string, shape: RegExp, before: Date): Promise<void> {
  for await (const { name } of await opendir(folder)) {
    if (!shape.test(name)) continue;
    const path = join(folder, name);
    const file = await stateOf(path);
    if (file !== null && file.changedAt <= before) await rm(path, { force: true });
  }
}

/** Size and modification time of a file; null when it is gone. */
export async function stateOf(path: string): Promise<{ bytes: number; changedAt: Date } | null> {
  try {
    const { size, mtime } = await stat(path);
    return { bytes: size, changedAt: mtime };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
