import { contract } from '@lima-id/api';
import { prefixMessages, reviewStatuses } from '@lima-id/domain';
import { CommandFailure } from './commandFailure.ts';
import { describeListed, describeReviewed } from './describeRegistration.ts';
import { lastLine, listPageSize as pageSize } from './listPage.ts';
import type { OperatorClient } from './operatorClient.ts';
import type { PrefixCommand } from './readCommand.ts';

async function list(
  { ask }: OperatorClient,
  { status: reviewStatus, page }: Extract<PrefixCommand, { name: 'list' }>,
): Promise<string> {
  const { total, registrations } = await ask(contract.listRegistrations, { reviewStatus, page, pageSize });
  return [...registrations.map(describeListed), lastLine(total, '件', page)].join('\n');
}

/** Resolves a registration's number or prefix to its number; undefined when the prefix has no registration. */
async function findId({ ask }: OperatorClient, named: string): Promise<string | undefined> {
  if (!/^\d+(?:\.\d+)+$/.test(named)) return named;
  const { registrations } = await ask(contract.listRegistrations, { identifierPrefix: named, page: 1, pageSize: 2 });
  const [first, second] = registrations;
  if (second !== undefined) throw new CommandFailure(`${named} 有多件申请，请改用编号。`);
  return first?.id;
}

async function idOf(client: OperatorClient, named: string): Promise<string> {
  const id = await findId(client, named);
  if (id === undefined) throw new CommandFailure(prefixMessages.review.unknown);
  return id;
}

/** Suspends or restores a prefix, also one without a registration. */
async function changeSuspension(
  client: OperatorClient,
  { name, registration, reason }: Extract<PrefixCommand, { name: 'suspend' | 'restore' }>,
): Promise<string> {
  const request = { id: (await findId(client, registration)) ?? registration, reason };
  if (name === 'suspend') {
    const { reviewStatus } = await client.ask(contract.suspendPrefix, request);
    return `${registration}：${reviewStatuses[reviewStatus]}`;
  }
  const { reviewStatus, hasAdministrator } = await client.ask(contract.restorePrefix, request);
  const done = `${registration}：${reviewStatuses[reviewStatus]}`;
  return hasAdministrator
    ? done
    : `${done}\n该企业现在没有可登录的管理员，请以 prefix admin 前缀 用户名 指定；用户名须为已注册、未加入其他企业的账号。`;
}

async function appoint(
  { ask }: OperatorClient,
  { prefix, username }: Extract<PrefixCommand, { name: 'admin' }>,
): Promise<string> {
  await ask(contract.appointAdministrator, { identifierPrefix: prefix, username });
  return `已将 ${username} 设为 ${prefix} 的管理员。`;
}

/** Executes a command on registrations; returns its output. Throws a CommandFailure on failure. */
export async function runPrefixCommand(client: OperatorClient, command: PrefixCommand): Promise<string> {
  const { ask } = client;
  if (command.name === 'list') return await list(client, command);
  if (command.name === 'admin') return await appoint(client, command);
  if (command.name === 'suspend' || command.name === 'restore') return await changeSuspension(client, command);
  const id = await idOf(client, command.registration);
  if (command.name === 'erase') {
    await ask(contract.eraseRegistration, { id });
    return '已删除该申请中的个人信息。';
  }
  if (command.name === 'show') return describeReviewed(await ask(contract.readRegistrationForReview, { id }));
  const { registration, from } = command;
  const { reviewStatus } =
    command.name === 'reject'
      ? await ask(contract.rejectRegistration, { id, from, fields: command.fields, words: command.words })
      : await ask(contract.passRegistration, { id, from });
  return `${registration}：${reviewStatuses[from]} → ${reviewStatuses[reviewStatus]}`;
}
