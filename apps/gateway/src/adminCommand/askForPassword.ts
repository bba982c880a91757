import { accountMessages, registration } from '@lima-id/domain';
import { passwordFits } from '../account/password.ts';
import { accountRefusals } from '../account/refusals.ts';
import { askFor } from '../operatorCommand/askFor.ts';
import { CommandFailure } from '../operatorCommand/commandFailure.ts';
import type { Environment } from '../platform/environment.ts';
import { readText } from './readText.ts';

/** Environment variable with the password of a new account, where no terminal can be asked. */
const variable = 'LIMA_PASSWORD';

/**
 * Reads a new password from the environment, or twice from the terminal, since it is not shown while it is typed. Throws a CommandFailure
 * when the rules of registration refuse it.
 */
export async function askForPassword(environment: Environment): Promise<string> {
  const typed = await askFor(environment, variable, '新账号的密码：', true);
  const password = readText(registration.shape.password, typed, '，请重新运行命令，换一个密码。');
  if (!passwordFits(password)) throw new CommandFailure(`${accountRefusals.passwordTooLong.message}。`);
  const again = await askFor(environment, variable, '再次输入密码：', true);
  if (again !== password) throw new CommandFailure(`${accountMessages.passwordsDiffer}，请重新运行命令。`);
  return password;
}
