import type { OperatorClient } from './operatorClient.ts';
import type { Command } from './readCommand.ts';
import { runInvoiceCommand } from './runInvoiceCommand.ts';
import { runLeadCommand } from './runLeadCommand.ts';
import { runOrderCommand } from './runOrderCommand.ts';
import { runPrefixCommand } from './runPrefixCommand.ts';

/** Carries a command out; gives what is to be printed. Throws a CommandFailure where it could not be. */
export async function runCommand(client: OperatorClient, command: Command): Promise<string> {
  switch (command.subject) {
    case 'prefix':
      return await runPrefixCommand(client, command);
    case 'lead':
      return await runLeadCommand(client, command);
    case 'order':
      return await runOrderCommand(client, command);
    case 'invoice':
      return await runInvoiceCommand(client, command);
  }
}
