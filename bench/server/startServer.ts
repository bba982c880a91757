import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { gatewayEnvironment, gatewayFlags } from '../../scripts/gatewayFlags.ts';

/** A server in its own process. */
export interface RunningServer {
  /** `http://127.0.0.1:43210` */
  address: string;
  /** Its process id. */
  pid: number;
  /** Stops it and waits for its exit. */
  stop(): Promise<void>;
}

type Message = { address: string } | { text: string };

async function waitForAddress(child: ChildProcess, log: (text: string) => void): Promise<string> {
  return await new Promise((resolve, reject) => {
    child.on('message', (message: Message) => {
      if ('text' in message) log(message.text);
      else resolve(message.address);
    });
    child.once('exit', (code) => reject(new Error(`The server ended with code ${code} before it listened.`)));
  });
}

/**
 * Runs a server script with the requested kind (see `serveUntilEnd`) and waits until it listens; it fills its database first, which may
 * take minutes.
 */
export async function startServer(script: URL, kind: string, log: (text: string) => void): Promise<RunningServer> {
  const child = fork(fileURLToPath(script), [kind], {
    execArgv: gatewayFlags,
    env: { ...gatewayEnvironment, ...process.env },
  });
  const address = await waitForAddress(child, log);
  return {
    address,
    pid: child.pid ?? 0,
    async stop() {
      const ended = once(child, 'exit');
      child.send('stop');
      await ended;
    },
  };
}
