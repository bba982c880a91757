// Compares the ratios that benchmarks wrote (--json) with the committed ones: npm run bench:compare -- FILES. Prints a Markdown table, also
// into the summary of a job, and fails when a line is worse than allowed, unknown or missing. `--update` commits what was measured instead.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BenchLine, BenchResult } from './benchRatios.ts';

/** How many times worse than committed a ratio may be: rounds on a shared machine differ by about as much. */
export const tolerance = 1.15;

/** Ratios by benchmark and line. */
export type CommittedRatios = Readonly<Record<string, Readonly<Record<string, number>>>>;

const file = new URL('../bench/ratios.json', import.meta.url);
const shownFile = 'bench/ratios.json';

export const readCommitted = (): CommittedRatios => JSON.parse(readFileSync(file, 'utf8')) as CommittedRatios;

/** One line of both sides. */
interface Compared {
  bench: string;
  name: string;
  committed: number | null;
  measured: number | null;
  /** How many times worse than committed; below 1 when it is better. */
  worse: number | null;
  /** Why it fails; null when it passes. */
  problem: string | null;
}

const isRatio = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value > 0;

function compareLine(
  committed: number | undefined,
  [line, ...more]: readonly BenchLine[],
): Omit<Compared, 'bench' | 'name'> {
  const was = committed ?? null;
  if (line === undefined) return { committed: was, measured: null, worse: null, problem: 'was not measured' };
  // JSON has no NaN: what could not be measured arrives as null.
  const measured = isRatio(line.ratio) ? line.ratio : null;
  const is = { committed: was, measured, worse: null };
  if (more.length > 0) return { ...is, problem: 'was measured twice' };
  if (measured === null || !['lower', 'higher'].includes(line.better)) return { ...is, problem: 'has no ratio' };
  if (!isRatio(was)) return { ...is, problem: `is not in ${shownFile}: write it there after a run on a quiet machine` };
  const worse = line.better === 'lower' ? measured / was : was / measured;
  return { ...is, worse, problem: worse > tolerance ? `is more than ${tolerance} times worse` : null };
}

/** Every line that is committed or was measured. */
export function compareRatios(committed: CommittedRatios, results: readonly BenchResult[]): Compared[] {
  const benches = new Set([...Object.keys(committed), ...results.map(({ bench }) => bench)]);
  return [...benches].flatMap((bench) => {
    const known = committed[bench] ?? {};
    const lines = results.filter((result) => result.bench === bench).flatMap((result) => result.lines);
    const names = new Set([...Object.keys(known), ...lines.map(({ name }) => name)]);
    return [...names].map((name) => ({
      bench,
      name,
      ...compareLine(
        known[name],
        lines.filter((line) => line.name === name),
      ),
    }));
  });
}

const shown = (value: number | null) => value?.toFixed(2) ?? '';

/** The comparison as a Markdown table. */
export function tableOf(compared: readonly Compared[]): string {
  return [
    '| | | committed | measured | times worse | |',
    '|---|---|---:|---:|---:|---|',
    ...compared.map(
      ({ bench, name, committed, measured, worse, problem }) =>
        `| ${[bench, name, shown(committed), shown(measured), shown(worse), problem === null ? '✓' : `✗ ${problem}`].join(' | ')} |`,
    ),
    '',
  ].join('\n');
}

/** The committed ratios with those that were measured in their benchmarks' place, to two digits. */
export function updatedRatios(committed: CommittedRatios, results: readonly BenchResult[]): CommittedRatios {
  const measured = results.map(({ bench, lines }): [string, Record<string, number>] => [
    bench,
    Object.fromEntries(
      lines.flatMap(({ name, ratio }) => (isRatio(ratio) ? [[name, Number(ratio.toFixed(2))] as const] : [])),
    ),
  ]);
  return { ...committed, ...Object.fromEntries(measured) };
}

if (import.meta.main) {
  const words = process.argv.slice(2);
  const files = words.filter((word) => word !== '--update').map((word) => resolve(process.env['INIT_CWD'] ?? '', word));
  // The lines of a benchmark that failed are missing.
  const results = files
    .filter((one) => existsSync(one))
    .map((one) => JSON.parse(readFileSync(one, 'utf8')) as BenchResult);
  if (words.includes('--update')) {
    writeFileSync(file, `${JSON.stringify(updatedRatios(readCommitted(), results), null, 2)}\n`);
  }
  const compared = compareRatios(readCommitted(), results);
  const table = tableOf(compared);
  console.log(table);
  const summary = process.env['GITHUB_STEP_SUMMARY'];
  if (summary) appendFileSync(summary, `${table}\n`);
  process.exitCode = compared.some(({ problem }) => problem !== null) ? 1 : 0;
}
