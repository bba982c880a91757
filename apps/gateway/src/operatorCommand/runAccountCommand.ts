import { contract } from '@lima-id/api';
import { plainLine } from '@lima-id/domain';
import type { OperatorClient } from './operatorClient.ts';
import type { AccountCommand } from './readCommand.ts';

/** Executes a command on accounts; returns its output. Throws a CommandFailure on failure. */
export async function runAccountCommand({ ask }: OperatorClient, command: AccountCommand): Promise<string> {
  if (command.name === 'close') {
    await ask(contract.closeAccount, { userId: command.id });
    return '该账号已注销。';
  }
  const { userId, username, mobile, type, identifierPrefix } = await ask(contract.findAccount, {
    name: command.account,
  });
  const rows: [string, string][] = [
    ['编号', userId],
    ['用户名', username],
    ['手机号', mobile],
    ['类型', type],
    ['标识前缀', identifierPrefix],
  ];
  return [
    ...rows.filter(([, value]) => value !== '').map(([name, value]) => `${name}：${plainLine(value)}`),
    '',
    `注销：account close ${userId}（不能撤销，用户名与手机号可重新注册）`,
  ].join('\n');
}
