import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A server in a process of its own. */
export interface RunningServer {
  /** `http://127.0.0.1:43210` */
  address: string;
  /** Ends it and waits until it has ended. */
  stop(): Promise<void>;
}

type Message = { address: string } | { text: string };

async function waitForAddress(child: ChildProcess, tell: (text: string) => void): Promise<string> {
  return await new Promise((resolve, reject) => {
    child.on('message', (message: Message) => {
      if ('text' in message) tell(message.text);
      else resolve(message.address);
    });
    child.once('exit', (code) => reject(new Error(`The server ended with code ${code} before it listened.`)));
  });
}

/** Runs the script of a server, which serves the requested kind (see `serveUntilEnd`), and waits until it listens; filling its database comes first and may take minutes. */
export async function startServer(script: URL, kind: string, tell: (text: string) => void): Promise<RunningServer> {
  const child = fork(fileURLToPath(script), [kind], {
    execArgv: ['--conditions=@lima-id/source'],
  });
  const address = await waitForAddress(child, tell);
  return {
    address,
    async stop() {
      const ended = once(child, 'exit');
      child.send('stop');
      await ended;
    },
  };
}
