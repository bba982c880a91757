// Runs programs of the commands so that a failure ends in a sentence that is true.
import { type SpawnOptions, spawn } from 'node:child_process';

/** How a program ended: Node's error when it could not be started, a signal or an exit code; and whether it printed anything. */
export interface Ended {
  error?: Error | undefined;
  signal: NodeJS.Signals | null;
  status: number | null;
  hasPrinted: boolean;
}

/** One sentence about a program that failed, such as `The portal could not be built`; null when it succeeded. */
export function failureOf(what: string, { error, signal, status, hasPrinted }: Ended): string | null {
  if (error !== undefined) return `${what}: ${error.message}.`;
  if (signal === 'SIGKILL')
    return `${what}: it was killed by SIGKILL, perhaps since the machine has too little memory.`;
  if (signal !== null) return `${what}: it was ended by ${signal}.`;
  if (status === 0) return null;
  return hasPrinted
    ? `${what}; the lines above say why.`
    : `${what}: it ended with exit code ${status} and printed nothing.`;
}

/** Runs a program, shows what it prints, and resolves with one sentence when it fails; `what` begins it. */
export function runShown(
  what: string,
  command: string,
  args: readonly string[],
  options: Pick<SpawnOptions, 'cwd' | 'env'>,
): Promise<string | null> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      ...options,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let hasPrinted = false;
    let error: Error | undefined;
    const show = (to: NodeJS.WriteStream) => (chunk: Buffer) => {
      hasPrinted ||= chunk.toString().trim() !== '';
      to.write(chunk);
    };
    child.stdout?.on('data', show(process.stdout));
    child.stderr?.on('data', show(process.stderr));
    child.on('error', (problem) => {
      error = problem;
    });
    child.on('close', (status, signal) => resolve(failureOf(what, { error, signal, status, hasPrinted })));
  });
}
