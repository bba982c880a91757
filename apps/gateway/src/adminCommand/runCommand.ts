import type { AdminParts } from './adminParts.ts';
import { addNode, listNodes, removeNode, renameNode } from './nodes.ts';
import { createOperator, grantOperator, listOperators, removeOperator } from './operators.ts';
import type { AdminCommand, NodeCommand, OperatorAdminCommand } from './readCommand.ts';

async function runOperatorCommand(parts: AdminParts, command: OperatorAdminCommand): Promise<string> {
  switch (command.name) {
    case 'list':
      return await listOperators(parts);
    case 'create':
      return await createOperator(parts, command);
    case 'grant':
      return await grantOperator(parts, command.username);
    case 'remove':
      return await removeOperator(parts, command.username);
  }
}

async function runNodeCommand({ store }: AdminParts, command: NodeCommand): Promise<string> {
  switch (command.name) {
    case 'list':
      return await listNodes(store);
    case 'add':
      return await addNode(store, command.prefix, command.title);
    case 'rename':
      return await renameNode(store, command.prefix, command.title);
    case 'remove':
      return await removeNode(store, command.prefix);
  }
}

/** Executes a command; returns its output. Throws a CommandFailure on failure. */
export async function runCommand(parts: AdminParts, command: AdminCommand): Promise<string> {
  return command.subject === 'operator'
    ? await runOperatorCommand(parts, command)
    : await runNodeCommand(parts, command);
}
