import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../../../schema/store.ts';
import { silentLog } from '../../log/log.ts';

const root = mkdtempSync(join(tmpdir(), 'lima-storage-'));
// PostgreSQL's user has to reach it.
chmodSync(root, 0o755);
const disk = join(root, 'disk');

function mount(options: string): boolean {
  mkdirSync(disk, { recursive: true });
  return spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', disk], { stdio: 'ignore' }).status === 0;
}

/** Whether this process may mount a disk of its own. */
const canMount = mount('size=1m') && spawnSync('umount', [disk]).status === 0;
if (!canMount) rmSync(root, { recursive: true });

const open = () => openStore({ dataDir: join(disk, 'data'), databaseUrl: null, log: silentLog });

describe.runIf(canMount)('a data folder on a disk', () => {
  beforeEach(() => mkdirSync(disk, { recursive: true }));
  afterEach(() => {
    spawnSync('umount', [disk]);
    rmSync(root, { recursive: true });
  });

  it('that is full is reported in one sentence with the cure', async () => {
    mount('size=20m,mode=755');
    await expect(open()).rejects.toThrow(
      `数据目录 ${join(disk, 'data')} 无法写入（ENOSPC），请检查路径、权限和磁盘空间，或用 DATA_DIR 指定另一个目录。`,
    );
  }, 60_000);

  it('that is read-only is reported in one sentence with the cure', async () => {
    mount('ro,mode=755');
    await expect(open()).rejects.toThrow(
      `数据目录 ${join(disk, 'data')} 无法写入（EROFS），请检查路径、权限和磁盘空间，或用 DATA_DIR 指定另一个目录。`,
    );
  });
});
