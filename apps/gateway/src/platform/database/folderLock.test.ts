import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runScript } from '../../../testing/platform/childProcess.ts';
import { StartRefusal } from '../startRefusal.ts';
import { lockFolder } from './folderLock.ts';

const module = new URL('./folderLock.ts', import.meta.url).href;

function holder(folder: string) {
  return runScript(`
    import { setFlagsFromString } from 'node:v8';
    import { runInNewContext } from 'node:vm';
    import { lockFolder } from ${JSON.stringify(module)};
    lockFolder(${JSON.stringify(folder)});
    setFlagsFromString('--expose-gc');
    runInNewContext('gc')();
    console.log('holding');
    setInterval(() => {}, 1000);
  `);
}

describe('lockFolder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lima-lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('rejects a folder locked by another process, even after garbage collection there', async () => {
    const child = holder(folder);
    try {
      await child.prints('holding');
      expect(() => lockFolder(folder)).toThrow(
        new StartRefusal(`数据目录 ${folder} 正由另一个网关进程使用，请先停止那个进程，或用 DATA_DIR 指定另一个目录。`),
      );
    } finally {
      child.process.kill('SIGKILL');
      await child.ended;
    }
  });

  it('locks the folder when its holder was killed', async () => {
    const child = holder(folder);
    await child.prints('holding');
    child.process.kill('SIGKILL');
    await child.ended;
    expect(() => lockFolder(folder).release()).not.toThrow();
  });

  it('locks the folder again after a release', () => {
    lockFolder(folder).release();
    expect(() => lockFolder(folder).release()).not.toThrow();
  });

  it('creates a missing folder', () => {
    lockFolder(join(folder, 'a', 'b')).release();
    expect(existsSync(join(folder, 'a', 'b', 'lock'))).toBe(true);
  });

  it('reports in one sentence that the folder cannot be created', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => lockFolder(join(folder, 'file', 'data'))).toThrow(/^数据目录 .+ 无法写入（ENOTDIR）.+。$/);
  });
});
