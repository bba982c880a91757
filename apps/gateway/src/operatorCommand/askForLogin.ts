import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import type { Environment } from '../platform/environment.ts';
import { CommandFailure } from './commandFailure.ts';
import type { OperatorLogin } from './operatorClient.ts';

/** Prompts for a line in the terminal; without echo if hidden. */
async function askFor(question: string, hidden: boolean): Promise<string> {
  let isMuted = false;
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!isMuted) process.stderr.write(chunk);
      done();
    },
  });
  const lines = createInterface({ input: process.stdin, output, terminal: true });
  try {
    const answer = lines.question(question);
    isMuted = hidden;
    return await answer;
  } finally {
    lines.close();
    if (hidden) process.stderr.write('\n');
  }
}

/** Reads the operator's credentials from environment variables, and prompts for missing ones. */
export async function askForLogin(environment: Environment): Promise<OperatorLogin> {
  const read = (name: string, absent = '') => environment[name]?.trim() || absent;
  const ask = async (name: string, question: string, hidden: boolean) => {
    const given = environment[name] ?? '';
    if (given !== '') return given;
    if (!process.stdin.isTTY) throw new CommandFailure(`环境变量 ${name} 未设置，且没有可以询问的终端。`);
    return await askFor(question, hidden);
  };
  return {
    address: read('LIMA_ADDRESS', 'http://localhost:8080').replace(/\/+$/, ''),
    clientCredential: read('CLIENT_CREDENTIAL', 'lima-portal:public'),
    username: await ask('LIMA_OPERATOR', '用户名：', false),
    password: await ask('LIMA_PASSWORD', '密码：', true),
  };
}
