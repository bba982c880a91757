import { contract } from '@lima-id/api';
import { describeLead, describeReadLead } from './describeLead.ts';
import { lastLine, listPageSize } from './listPage.ts';
import type { OperatorClient } from './operatorClient.ts';
import type { LeadCommand } from './readCommand.ts';

/** Executes a command on leads; returns its output. Throws a CommandFailure on failure. */
export async function runLeadCommand({ ask }: OperatorClient, command: LeadCommand): Promise<string> {
  if (command.name === 'list') {
    const { kind, page } = command;
    const { total, leads } = await ask(contract.listLeads, { kind, page, pageSize: listPageSize });
    return [...leads.map(describeLead), lastLine(total, '条', page)].join('\n\n');
  }
  const { id } = command;
  if (command.name === 'show') return describeReadLead(await ask(contract.readLead, { id }));
  await ask(contract.eraseLead, { id });
  return '已删除该条中的个人信息与咨询内容。';
}
