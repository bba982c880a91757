import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartRefusal } from '../startRefusal.ts';
import { folderRefusal, requireDataFolder } from './dataFolder.ts';

describe('requireDataFolder', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'lima-folder-'));
    writeFileSync(join(root, 'file'), '');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('creates a folder and its parents for their owner only, and leaves no files in it', () => {
    requireDataFolder(join(root, 'a', 'b'));
    for (const folder of [join(root, 'a'), join(root, 'a', 'b')]) expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(readdirSync(join(root, 'a', 'b'))).toEqual([]);
  });

  it('accepts an existing folder', () => {
    expect(() => requireDataFolder(root)).not.toThrow();
    expect(readdirSync(root)).toEqual(['file']);
  });

  it.each([
    ['a file is in its place', () => join(root, 'file'), 'ENOTDIR'],
    ['a file is in its way', () => join(root, 'file', 'below'), 'ENOTDIR'],
    ['its name is too long', () => join(root, 'x'.repeat(300)), 'ENAMETOOLONG'],
    ['its path is too long', () => join(root, ...Array.from({ length: 30 }, () => 'x'.repeat(200))), 'ENAMETOOLONG'],
  ])('refuses in one sentence when %s', (_what, folder, code) => {
    const refusing = () => requireDataFolder(folder());
    expect(refusing).toThrow(StartRefusal);
    expect(refusing).toThrow(
      `数据目录 ${folder()} 无法写入（${code}），请检查路径、权限和磁盘空间，或用 DATA_DIR 指定另一个目录。`,
    );
  });

  // Only Linux has such pseudo file systems.
  it('reports in one sentence, without looping, that the system creates no folders', () => {
    const folder = existsSync('/proc/self') ? '/proc/lima/data' : join(root, 'file', 'data');
    expect(() => requireDataFolder(folder)).toThrow(/^数据目录 .+ 无法写入（(?:ENOENT|ENOTDIR)）.+。$/);
  });

  it("reports the system's reason when a disk is full", () => {
    const full = Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' });
    expect(folderRefusal('/srv/lima', full).message).toBe(
      '数据目录 /srv/lima 无法写入（ENOSPC），请检查路径、权限和磁盘空间，或用 DATA_DIR 指定另一个目录。',
    );
  });
});
