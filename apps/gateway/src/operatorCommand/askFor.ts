import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import type { Environment } from '../platform/environment.ts';
import { CommandFailure } from './commandFailure.ts';

/** Prompts for a line in the terminal; without echo if hidden. Throws a CommandFailure when it is cancelled. */
async function prompt(question: string, hidden: boolean): Promise<string> {
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
  } catch (error) {
    // Ctrl-C, or Ctrl-D on an empty line.
    if (!(error instanceof Error) || error.name !== 'AbortError') throw error;
    if (!hidden) process.stderr.write('\n');
    throw new CommandFailure('已取消。', { cause: error });
  } finally {
    lines.close();
    if (hidden) process.stderr.write('\n');
  }
}

/** Reads a value from an environment variable, and prompts for it in the terminal when that is empty; without echo if hidden. */
export async function askFor(
  environment: Environment,
  name: string,
  question: string,
  hidden: boolean,
): Promise<string> {
  const given = environment[name] ?? '';
  if (given !== '') return given;
  if (!process.stdin.isTTY) throw new CommandFailure(`环境变量 ${name} 未设置，且没有可以询问的终端。`);
  return await prompt(question, hidden);
}
