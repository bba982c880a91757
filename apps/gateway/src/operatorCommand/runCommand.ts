import type { OperatorClient } from './operatorClient.ts';
import type { Command } from './readCommand.ts';
import { runAccountCommand } from './runAccountCommand.ts';
import { runInvoiceCommand } from './runInvoiceCommand.ts';
import { runLeadCommand } from './runLeadCommand.ts';
import { runOrderCommand } from './runOrderCommand.ts';
import { runPrefixCommand } from './runPrefixCommand.ts';

/** Executes a command; returns its output. Throws a CommandFailure on failure. */
export async function runCommand(client: OperatorClient, command: Command): Promise<string> {
  switch (command.subject) {
    case 'prefix':
      return await runPrefixCommand(client, command);
    case 'account':
      return await runAccountCommand(client, command);
    case 'lead':
      return await runLeadCommand(client, command);
    case 'order':
      return await runOrderCommand(client, command);
    case 'invoice':
      return await runInvoiceCommand(client, command);
  }
}
