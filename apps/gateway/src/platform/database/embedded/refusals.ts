import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderRefusal } from '../../folder/dataFolder.ts';
import { StartRefusal } from '../../startRefusal.ts';
import type { Binaries } from './binaries.ts';
import { dataOf } from './cluster.ts';
import { ProgramFailed } from './programs.ts';

/** Folder in which earlier gateways kept PGlite, PostgreSQL compiled to WebAssembly, whose files a real PostgreSQL cannot read. */
const pgliteName = 'database';

/** Refuses a data folder whose database is one of PGlite. */
export function refusePglite(dataDir: string): void {
  if (!existsSync(join(dataDir, pgliteName, 'PG_VERSION'))) return;
  throw new StartRefusal(
    `数据目录 ${dataDir} 中是旧版网关的 PGlite 数据库，此版本无法读取，请用 DATA_DIR 指定一个新目录；不再需要其中的数据时，也可以删除 ${join(dataDir, pgliteName)} 后重新启动。`,
  );
}

/** Refuses a cluster of another major version of PostgreSQL. */
export function refuseOtherVersion(dataDir: string, folder: string, { version }: Binaries): void {
  const file = join(dataOf(folder), 'PG_VERSION');
  if (!existsSync(file)) return;
  const found = readFileSync(file, 'utf8').trim();
  const own = String(Number.parseInt(version, 10));
  if (found === own) return;
  throw new StartRefusal(
    `数据目录 ${dataDir} 中的数据库属于 PostgreSQL ${found}，此版本的网关自带 PostgreSQL ${own}，请用 pg_upgrade 升级 ${dataOf(folder)}，或运行原来版本的网关，或用 DATA_DIR 指定一个新目录。`,
  );
}

/** PostgreSQL's messages for storage that cannot be written, and the system's codes for them. */
const storageCodes: readonly [RegExp, string][] = [
  [/No space left on device/i, 'ENOSPC'],
  [/Disk quota exceeded/i, 'EDQUOT'],
  [/Read-only file system/i, 'EROFS'],
  [/Permission denied/i, 'EACCES'],
];

/** The line that says why PostgreSQL ended: the last fatal one, otherwise the last. */
function reasonIn(messages: string): string {
  const lines = messages.split('\n').filter((line) => line.trim() !== '');
  const fatal = lines.findLast((line) => /FATAL|PANIC/.test(line));
  return (fatal ?? lines.at(-1) ?? '').replace(/^.*?(?:FATAL|PANIC|ERROR|error):\s+/, '').trim();
}

/** Reports in one sentence why the embedded database of a data folder cannot be opened, and what to do. */
export function openingRefusal(dataDir: string, error: unknown): unknown {
  if (error instanceof StartRefusal) return error;
  if (!(error instanceof ProgramFailed)) {
    return error instanceof Error && 'syscall' in error ? folderRefusal(dataDir, error) : error;
  }
  const { message } = error;
  const code = storageCodes.find(([text]) => text.test(message))?.[1];
  if (code !== undefined) return folderRefusal(dataDir, Object.assign(new Error(message, { cause: error }), { code }));
  const reason = reasonIn(message);
  const refuse = (text: string) => new StartRefusal(text, { cause: error });
  if (/configuration parameter|invalid value for parameter|outside the valid range/.test(message)) {
    return refuse(`PostgreSQL 不接受 DATABASE_SETTINGS（${reason}），请更正后重新启动。`);
  }
  if (/could not look up effective user ID/.test(message)) {
    return refuse(
      '运行网关的用户在系统中没有名称（/etc/passwd），PostgreSQL 无法创建数据库，请为它添加一行，或换一个用户运行，或用 DATABASE_URL 指定 PostgreSQL 服务器。',
    );
  }
  if (/loading shared libraries|Library not loaded/.test(message)) {
    return refuse(`PostgreSQL 的程序无法运行（${reason}），请安装缺少的库，或用 DATABASE_URL 指定 PostgreSQL 服务器。`);
  }
  return refuse(
    `数据目录 ${dataDir} 中的数据库无法启动（${reason}），请检查磁盘空间和目录中的文件，必要时从备份恢复。`,
  );
}
