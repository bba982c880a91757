import type { AdminParts } from './adminParts.ts';
import { runMarketCommand } from './market/runMarketCommand.ts';
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

/** Executes a command; returns its output. Throws a CommandFailure on failure, and PicturesUnavailable before anything is written. */
export async function runCommand(parts: AdminParts, command: AdminCommand): Promise<string> {
  switch (command.subject) {
    case 'operator':
      return await runOperatorCommand(parts, command);
    case 'node':
      return await runNodeCommand(parts, command);
    case 'market':
      return await runMarketCommand(parts, command);
  }
}
