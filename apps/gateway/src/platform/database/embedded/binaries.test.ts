import { mkdirSync, mkdtempSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartRefusal } from '../../startRefusal.ts';
import { findBinaries, linkLibraries } from './binaries.ts';

describe('linkLibraries', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'lima-binaries-'));
    mkdirSync(join(root, 'native'));
    const links = [{ source: 'native/lib/libicui18n.so.60.2', target: 'native/lib/libicui18n.so.60' }];
    writeFileSync(join(root, 'native', 'pg-symlinks.json'), JSON.stringify(links));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('creates missing links, once', () => {
    mkdirSync(join(root, 'native', 'lib'));
    writeFileSync(join(root, 'native', 'lib', 'libicui18n.so.60.2'), '');
    for (const _turn of [1, 2]) linkLibraries(join(root, 'native'));
    expect(readlinkSync(join(root, 'native', 'lib', 'libicui18n.so.60'))).toBe('libicui18n.so.60.2');
  });

  it('refuses in one sentence with a way out when a link cannot be created', () => {
    const linking = () => linkLibraries(join(root, 'native'));
    expect(linking).toThrow(StartRefusal);
    expect(linking).toThrow(/^程序目录 .+ 无法写入.+ npm rebuild.+ DATABASE_URL .+。$/);
  });
});

describe('findBinaries', () => {
  it.each(['linux-x64-musl', 'freebsd-x64', 'win32-arm64'])(
    'refuses %s with a sentence that names DATABASE_URL',
    (platform) => {
      const finding = () => findBinaries(platform);
      expect(finding).toThrow(StartRefusal);
      expect(finding).toThrow(
        `自带的 PostgreSQL 不支持此平台（${platform}），请用 DATABASE_URL 指定 PostgreSQL 服务器。`,
      );
    },
  );

  it('says how to install the programs when npm left them out', () => {
    const other = process.platform === 'darwin' ? 'linux-x64' : 'darwin-arm64';
    expect(() => findBinaries(other)).toThrow(
      /^没有找到 PostgreSQL 的程序.+npm ci --include=optional.+DATABASE_URL.+。$/,
    );
  });
});
