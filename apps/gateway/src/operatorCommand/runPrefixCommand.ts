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

/** Resolves a registration's number or prefix to its number. */
async function idOf({ ask }: OperatorClient, named: string): Promise<string> {
  if (!/^\d+(?:\.\d+)+$/.test(named)) return named;
  const { registrations } = await ask(contract.listRegistrations, { identifierPrefix: named, page: 1, pageSize: 2 });
  const [first, second] = registrations;
  if (first === undefined) throw new CommandFailure(prefixMessages.review.unknown);
  if (second !== undefined) throw new CommandFailure(`${named} 有多件申请，请改用编号。`);
  return first.id;
}

/** Executes a command on registrations; returns its output. Throws a CommandFailure on failure. */
export async function runPrefixCommand(client: OperatorClient, command: PrefixCommand): Promise<string> {
  const { ask } = client;
  if (command.name === 'list') return await list(client, command);
  const id = await idOf(client, command.registration);
  if (command.name === 'erase') {
    await ask(contract.eraseRegistration, { id });
    return '已删除该申请中的个人信息。';
  }
  if (command.name === 'show') return describeReviewed(await ask(contract.readRegistrationForReview, { id }));
  const { registration } = command;
  if (command.name === 'suspend' || command.name === 'restore') {
    const call = command.name === 'suspend' ? contract.suspendPrefix : contract.restorePrefix;
    const { reviewStatus } = await ask(call, { id, reason: command.reason });
    return `${registration}：${reviewStatuses[reviewStatus]}`;
  }
  const { from } = command;
  const { reviewStatus } =
    command.name === 'reject'
      ? await ask(contract.rejectRegistration, { id, from, fields: command.fields, words: command.words })
      : await ask(contract.passRegistration, { id, from });
  return `${registration}：${reviewStatuses[from]} → ${reviewStatuses[reviewStatus]}`;
}
