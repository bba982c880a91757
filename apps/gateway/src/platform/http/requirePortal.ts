import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartRefusal } from '../startRefusal.ts';

/** Absolute path of the configured portal folder. Throws a StartRefusal when no portal can be read there. */
export function requirePortal(portalDir: string): string {
  const folder = resolve(portalDir);
  try {
    readFileSync(join(folder, 'index.html'));
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'EIO';
    throw new StartRefusal(
      `PORTAL_DIR 指定的目录 ${folder} 中没有可读取的门户页面 index.html（${reason}），请先构建门户，或指定另一个目录。`,
      { cause: error },
    );
  }
  return folder;
}
