// `npm run admin -- operator list|add|remove` names the platform's operators, `npm run admin -- node list|add|rename|remove` its second-level
// nodes. It works on the configured database directly, without a login: a new platform has nobody who could log in.
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
import { StartRefusal } from './platform/startRefusal.ts';

/** What went wrong, Chinese; rethrows errors of the program. */
function sentenceOf(error: unknown): string {
  if (error instanceof CommandFailure || error instanceof StartRefusal) return error.message;
  if (!(error instanceof DatabaseUnavailable)) throw error;
  return '数据库中断，不能确定命令是否已生效，请稍后用 list 查看，再决定是否重试。';
}

// Files of the gateway are accessible by its user only.
process.umask(0o077);
try {
  const command = readCommand(process.argv.slice(2));
  const { store, mobiles } = await openSealedStore({ ...readDatabaseConfig(process.env), log: silentLog });
  try {
    const parts = { store, clock: systemClock, mobiles, askForPassword: () => askForPassword(process.env) };
    process.stdout.write(`${plainText(await runCommand(parts, command))}\n`);
  } finally {
    await store.close();
  }
} catch (error) {
  process.stderr.write(`${plainText(sentenceOf(error))}\n`);
  process.exitCode = 1;
}
