import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A child process with its output so far. */
export interface Child {
  process: ChildProcess;
  /** Standard output and standard error. */
  printed(): string;
  /** Waits for a text in its output; rejects when it exits first. */
  prints(text: string): Promise<void>;
  /** Waits for its exit: the exit code, null for a signal. */
  ended: Promise<number | null>;
}

/** Node options to run the workspaces' TypeScript from source. */
export const nodeOptions = ['--conditions=@lima-id/source', '--disable-warning=ExperimentalWarning'];

/** Environment variable with the folder of compiled modules, which runs share. */
export const sharedCompileCache = 'LIMA_TEST_COMPILE_CACHE';

/** Where Node keeps compiled modules, which is half of a start. */
export function compileCache(): string {
  return process.env[sharedCompileCache] ?? join(tmpdir(), 'lima-tests.node');
}

/** Runs a command; it is stopped with the test run on Ctrl-C. */
export function runChild(command: string, args: readonly string[], environment: Record<string, string> = {}): Child {
  const child = spawn(command, args, {
    env: { NODE_COMPILE_CACHE: compileCache(), ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const waiting = new Set<() => void>();
  const take = (chunk: Buffer) => {
    text += chunk.toString();
    for (const look of waiting) look();
  };
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return {
    process: child,
    printed: () => text,
    ended,
    prints: (expected) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (!text.includes(expected)) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
        void ended.then(() => reject(new Error(`The process ended without printing ${expected}:\n${text}`)));
      }),
  };
}

/** Runs JavaScript as a module in a child process. */
export function runScript(lines: string): Child {
  return runChild(process.execPath, [...nodeOptions, '--input-type=module', '-e', lines]);
}
