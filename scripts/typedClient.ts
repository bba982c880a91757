// Generates a typed client from the OpenAPI document of a running gateway, checks its types and makes its calls. The client has
// dependencies and a lock of its own: openapi-typescript needs TypeScript 5.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RunningGateway, startGateway } from '../e2e/support/gateway.ts';
import { runShown } from './runShown.ts';

const example = fileURLToPath(new URL('../examples/typed-client', import.meta.url));
const folder = join(mkdtempSync(join(tmpdir(), 'typed-client-')), 'client');

async function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  const failure = await runShown(`${command} ${args.join(' ')} failed`, command, args, {
    cwd: folder,
    env: { ...process.env, ...env },
  });
  if (failure !== null) throw new Error(failure);
}

function npm(...args: readonly string[]): Promise<void> {
  const own = process.env.npm_execpath;
  // npm names itself while it runs a script; when this file is started by hand, the one on the PATH is used.
  return own ? run(process.execPath, [own, ...args]) : run('npm', args);
}

let gateway: RunningGateway | null = null;
try {
  cpSync(example, folder, { recursive: true, filter: (source) => !source.endsWith('node_modules') });
  await npm(
    'ci',
    '--include=dev',
    '--include=optional',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  );
  gateway = await startGateway();
  const document = await fetch(`${gateway.url}/openapi.json`);
  writeFileSync(join(folder, 'openapi.json'), await document.text());
  await npm('run', 'generate');
  await npm('run', 'typecheck');
  // Node 24 runs TypeScript; an npm script would take the Node that is installed on the machine.
  await run(process.execPath, ['src/main.ts'], { GATEWAY_URL: gateway.url });
} finally {
  await gateway?.dispose();
  rmSync(join(folder, '..'), { recursive: true, force: true });
}
