import { type AccountLimit, contract, type FoundAccount } from '@lima-id/api';
import { chinaMinute, plainLine } from '@lima-id/domain';
import type { OperatorClient } from './operatorClient.ts';
import type { AccountCommand } from './readCommand.ts';

function describeLimit({ at, by, reason }: AccountLimit): string {
  return `${chinaMinute(at)}  ${by}  ${reason}`;
}

function describeAccount({ userId, username, mobile, type, identifierPrefix, limit }: FoundAccount): string {
  const rows: [string, string][] = [
    ['编号', userId],
    ['用户名', username],
    ['手机号', mobile],
    ['类型', type],
    ['标识前缀', identifierPrefix],
    ['限制', limit === null ? '' : describeLimit(limit)],
  ];
  const name = plainLine(username);
  return [
    ...rows.filter(([, value]) => value !== '').map(([label, value]) => `${label}：${plainLine(value)}`),
    '',
    limit === null ? `限制：account limit ${name} --reason 原因（可以恢复）` : `恢复：account restore ${name}`,
    `注销：account close ${userId}（不能撤销，用户名与手机号可重新注册）`,
  ].join('\n');
}

/** Limits an account; names the enterprise that nobody else administers, since another account can be appointed. */
async function limit({ ask }: OperatorClient, { userId, username }: FoundAccount, reason: string): Promise<string> {
  const { identifierPrefix: prefix } = await ask(contract.limitAccount, { userId, reason });
  return [
    `已限制 ${plainLine(username)}，其登录均已结束，恢复前不能登录。`,
    ...(prefix === ''
      ? []
      : [`企业 ${prefix} 没有其他可登录的管理员，其标识照常解析；如需另设：prefix admin ${prefix} 用户名`]),
  ].join('\n');
}

/** Restores an account; names the limit that it lifts, which may be another one than its operator has read about. */
async function restore({ ask }: OperatorClient, { userId, username, limit }: FoundAccount): Promise<string> {
  const name = plainLine(username);
  if (limit === null) return `${name} 没有受到限制，可以登录。`;
  await ask(contract.restoreAccount, { userId, at: limit.at });
  return `已恢复 ${name}，可以登录。\n解除的限制：${plainLine(describeLimit(limit))}`;
}

/** Executes a command on accounts; returns its output. Throws a CommandFailure on failure. */
export async function runAccountCommand(client: OperatorClient, command: AccountCommand): Promise<string> {
  const { ask } = client;
  if (command.name === 'close') {
    await ask(contract.closeAccount, { userId: command.id });
    return '该账号已注销。';
  }
  const account = await ask(contract.findAccount, { name: command.account });
  switch (command.name) {
    case 'show':
      return describeAccount(account);
    case 'limit':
      return await limit(client, account, command.reason);
    case 'restore':
      return await restore(client, account);
  }
}
