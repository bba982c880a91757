// `npm run operator -- prefix list|show|approve|reject|erase`: reviews registrations of prefixes through the operator's calls.
import { askForLogin } from './operatorCommand/askForLogin.ts';
import { CommandFailure } from './operatorCommand/commandFailure.ts';
import { logInOperator } from './operatorCommand/operatorClient.ts';
import { readCommand } from './operatorCommand/readCommand.ts';
import { runCommand } from './operatorCommand/runCommand.ts';

try {
  const command = readCommand(process.argv.slice(2));
  const client = await logInOperator(await askForLogin(process.env));
  try {
    process.stdout.write(`${await runCommand(client, command)}\n`);
  } finally {
    await client.leave();
  }
} catch (error) {
  if (!(error instanceof CommandFailure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
