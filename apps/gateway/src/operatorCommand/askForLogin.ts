import type { Environment } from '../platform/environment.ts';
import { askFor } from './askFor.ts';
import type { OperatorLogin } from './operatorClient.ts';

/** Reads the operator's credentials from environment variables, and prompts for missing ones. */
export async function askForLogin(environment: Environment): Promise<OperatorLogin> {
  const read = (name: string, absent = '') => environment[name]?.trim() || absent;
  return {
    address: read('LIMA_ADDRESS', 'http://localhost:8080').replace(/\/+$/, ''),
    clientCredential: read('CLIENT_CREDENTIAL', 'lima-portal:public'),
    username: await askFor(environment, 'LIMA_OPERATOR', '用户名：', false),
    password: await askFor(environment, 'LIMA_PASSWORD', '密码：', true),
  };
}
