import { fileURLToPath } from 'node:url';
import { type Child, nodeOptions, runChild } from './childProcess.ts';

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/** Runs the gateway in a child process on a free loopback port, without demo and SMS unless `environment` sets them. */
export function runGateway(environment: Record<string, string>): Child {
  return runChild(process.execPath, [...nodeOptions, main], {
    PORT: '0',
    HOST: '127.0.0.1',
    DEMO: '0',
    SMS: 'off',
    LOG_LEVEL: 'warn',
    ...environment,
  });
}

/** Waits until a gateway answers; returns its URL: `http://127.0.0.1:43210` */
export async function addressOf(gateway: Child): Promise<string> {
  await gateway.prints('按 Ctrl-C 停止');
  return /已启动：(\S+)/.exec(gateway.printed())?.[1] ?? '';
}
