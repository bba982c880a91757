// How a benchmark hands on its ratios: `--json FILE` after its other words.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** One line of a benchmark: what is ours as a ratio to what it is compared with in the same run. */
export interface BenchLine {
  name: string;
  ratio: number;
  better: 'lower' | 'higher';
}

export interface BenchResult {
  /** Folder below bench. */
  bench: string;
  lines: readonly BenchLine[];
}

/**
 * Takes `--json FILE` out of the words of a command. A relative file is one of the folder in which npm was called, though it runs the
 * command in another. Throws without a file.
 */
export function takeJsonFile(
  words: readonly string[],
  folder = process.env.INIT_CWD ?? process.cwd(),
): { file: string | null; rest: string[] } {
  const at = words.indexOf('--json');
  if (at === -1) return { file: null, rest: [...words] };
  const name = words[at + 1];
  if (name === undefined) throw new Error('--json needs the file to write: --json .reports/kit.json');
  return { file: resolve(folder, name), rest: words.toSpliced(at, 2) };
}

/** Writes the ratios of a benchmark, where a file was asked for. */
export function writeRatios(file: string | null, result: BenchResult): void {
  if (file === null) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
}
