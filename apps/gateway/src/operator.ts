// `npm run operator -- prefix list|show|approve|reject|suspend|restore|admin|erase` reviews prefix registrations, `npm run operator -- lead
// list|show|erase` reads and erases contact requests and inquiries, `npm run operator -- order list|show|accept|reject|stop-refund|settle`
// reviews payments of orders, `npm run operator -- invoice list|show|issue|reverse` records issued and reversed invoices, `npm run operator --
// account show|limit|restore|close` limits, restores and closes accounts; all by API calls.
import { plainText } from '@lima-id/domain';
import { askForLogin } from './operatorCommand/askForLogin.ts';
import { CommandFailure } from './operatorCommand/commandFailure.ts';
import { logInOperator } from './operatorCommand/operatorClient.ts';
import { readCommand } from './operatorCommand/readCommand.ts';
import { runCommand } from './operatorCommand/runCommand.ts';

try {
  const command = readCommand(process.argv.slice(2));
  const client = await logInOperator(await askForLogin(process.env));
  try {
    // Control characters in user input must not reach the terminal.
    process.stdout.write(`${plainText(await runCommand(client, command))}\n`);
  } finally {
    await client.leave();
  }
} catch (error) {
  if (!(error instanceof CommandFailure)) throw error;
  process.stderr.write(`${plainText(error.message)}\n`);
  process.exitCode = 1;
}
