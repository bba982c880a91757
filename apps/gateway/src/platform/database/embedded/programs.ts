import { type SpawnOptions, spawn } from 'node:child_process';
import type { Owner } from './owner.ts';

/** Last bytes of a program's messages that are kept for its error. */
const keptLength = 4_000;

/** A program of PostgreSQL ended with an error; the message is what it wrote. */
export class ProgramFailed extends Error {
  override readonly name = 'ProgramFailed';
}

/**
 * Options of every process of PostgreSQL. The environment is a minimal one: `PG...` variables would change what the programs do, and the
 * gateway's secrets are none of theirs.
 */
export function spawnOptions(owner: Owner | null, folder: string): SpawnOptions {
  const { PATH, SystemRoot, TEMP } = process.env;
  return { ...owner, cwd: folder, env: { PATH, SystemRoot, TEMP, LC_ALL: 'C' }, windowsHide: true };
}

/** Appends to the messages of a program, keeping the last ones. */
export function appendMessages(kept: string, chunk: string): string {
  return (kept + chunk).slice(-keptLength);
}

/** Runs a program to its end, with `input` as standard input. Throws ProgramFailed. */
export async function runProgram(
  program: string,
  parameters: readonly string[],
  options: SpawnOptions,
  input = '',
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const child = spawn(program, parameters, { ...options, stdio: ['pipe', 'ignore', 'pipe'] });
    let messages = '';
    child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
      messages = appendMessages(messages, chunk);
    });
    // A program that ended does not read its input; its exit code says why.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(new ProgramFailed(messages.trim() || `${program} ended with ${code ?? signal}`));
    });
  });
}
