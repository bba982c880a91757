import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { compileCache } from '../../apps/gateway/testing/platform/childProcess.ts';
import { demoPassword } from './demoPassword.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs the operator's command against a gateway in a child process; returns its output and throws when it exits with an error. */
export async function operate(address: string, ...words: string[]): Promise<string> {
  const child = spawn('npm', ['run', '--silent', 'operator', '--', ...words], {
    cwd: root,
    env: {
      NODE_COMPILE_CACHE: compileCache(),
      ...process.env,
      LIMA_ADDRESS: address,
      LIMA_OPERATOR: 'operator',
      LIMA_PASSWORD: demoPassword,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  }
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`The operator's command failed:\n${printed}`);
  return printed;
}
