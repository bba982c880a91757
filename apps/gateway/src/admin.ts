// `npm run admin -- operator list|add|remove` names the platform's operators, `npm run admin -- node list|add|rename|remove` its second-level
// nodes, and `npm run admin -- market check|put|export` fills its app market. It works on the configured database directly, without a login: a
// new platform has nobody who could log in.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { plainText } from '@lima-id/domain';
import { openSealedStore } from './account/openSealedStore.ts';
import { askForPassword } from './adminCommand/askForPassword.ts';
import { readCommand } from './adminCommand/readCommand.ts';
import { runCommand } from './adminCommand/runCommand.ts';
import { readDatabaseConfig } from './config/config.ts';
import { CommandFailure } from './operatorCommand/commandFailure.ts';
import { systemClock } from './platform/clock/clock.ts';
import { DatabaseUnavailable } from './platform/database/databaseUnavailable.ts';
import { silentLog } from './platform/log/log.ts';
import { readFilesConfig } from './platform/pictures/filesConfig.ts';
import { openPictures } from './platform/pictures/openPictures.ts';
import { PicturesUnavailable } from './platform/picturesUnavailable.ts';
import { StartRefusal } from './platform/startRefusal.ts';
import { isStorageFull } from './platform/storageFull.ts';

/** Timeout of a bucket in ms: nobody waits for an answer as of a page. */
const filesTimeoutMs = 30_000;

/** Error codes of the system for files of another user. */
const deniedCodes: ReadonlySet<unknown> = new Set(['EACCES', 'EPERM']);

function isDenied(error: unknown): boolean {
  return error instanceof Error && 'code' in error && deniedCodes.has(error.code);
}

/** What went wrong, Chinese; rethrows errors of the program. */
function sentenceOf(error: unknown): string {
  if (error instanceof CommandFailure || error instanceof StartRefusal) return error.message;
  if (error instanceof PicturesUnavailable) {
    return `图片存储暂时无法使用（${error.detail}），数据库没有更改，请稍后重试。`;
  }
  if (isStorageFull(error)) return '磁盘空间不足或为只读，数据库没有更改，请处理后重试。';
  if (isDenied(error)) return '没有权限读写 DATA_DIR 中的文件，数据库没有更改，请以运行网关的用户重新运行命令。';
  if (!(error instanceof DatabaseUnavailable)) throw error;
  return '数据库中断，不能确定命令是否已生效，请稍后用 list 或 market check 查看，再决定是否重试。';
}

// Files of the gateway are accessible by its user only.
process.umask(0o077);
try {
  const command = readCommand(process.argv.slice(2));
  const config = readDatabaseConfig(process.env);
  const { store, mobiles } = await openSealedStore({ ...config, log: silentLog });
  try {
    const parts = {
      store,
      clock: systemClock,
      mobiles,
      askForPassword: () => askForPassword(process.env),
      // npm runs scripts in the folder of the package.
      folder: process.env['INIT_CWD'] ?? process.cwd(),
      async openPictures() {
        const place = { files: readFilesConfig(process.env), dataDir: resolve(config.dataDir) };
        // A folder that is created here is not the gateway's.
        if (place.files.kind === 'folder' && !existsSync(place.dataDir)) {
          throw new StartRefusal(
            `数据目录 ${place.dataDir} 不存在，请核对 DATA_DIR 是否与网关相同；新平台请先启动一次网关。`,
          );
        }
        return (await openPictures(place, filesTimeoutMs, silentLog)).products;
      },
    };
    process.stdout.write(`${plainText(await runCommand(parts, command))}\n`);
  } finally {
    await store.close();
  }
} catch (error) {
  process.stderr.write(`${plainText(sentenceOf(error))}\n`);
  process.exitCode = 1;
}
