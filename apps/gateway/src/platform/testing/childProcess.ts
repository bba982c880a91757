import { type ChildProcess, spawn } from 'node:child_process';

/** A child process with what it has printed so far. */
export interface Child {
  process: ChildProcess;
  /** What it printed to standard output and standard error. */
  printed(): string;
  /** Waits until it has printed a text; fails when it ends first. */
  prints(text: string): Promise<void>;
  /** Waits for its end: the exit code, null when a signal ended it. */
  ended: Promise<number | null>;
}

/** Node's options under which TypeScript of the workspace runs from source. */
export const nodeOptions = ['--conditions=@lima-id/source', '--disable-warning=ExperimentalWarning'];

/** Runs a command; on Ctrl-C of the test run it ends too. */
export function runChild(command: string, args: readonly string[], environment: Record<string, string> = {}): Child {
  const child = spawn(command, args, { env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] });
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

/** Runs lines of JavaScript as a module in a process of its own. */
export function runScript(lines: string): Child {
  return runChild(process.execPath, [...nodeOptions, '--input-type=module', '-e', lines]);
}
