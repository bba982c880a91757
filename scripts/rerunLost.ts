// Until no test runs PGlite: V8 can abort a process with WebAssembly (`jit_page.has_value()`, github.com/nodejs/node/issues/64500). Runs Vitest
// in the current folder; runs the files once more that have no result because a signal killed their worker. A failed test is never run again.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Lost } from './lostFiles.ts';
import { countReport, type VitestReport } from './reports.ts';

const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
const report = process.env['TEST_DATABASE_URL'] ? '.reports/vitest-postgres' : '.reports/vitest';
const lostReport = `${report}.lost.json`;

function run(output: string, files: readonly string[] = []): boolean {
  const words = ['run', `--outputFile.json=${output}`, ...files];
  return spawnSync(process.execPath, [vitest, ...words], { stdio: 'inherit' }).status === 0;
}

function read<Value>(file: string): Value {
  return JSON.parse(readFileSync(file, 'utf8')) as Value;
}

/** Runs the lost files again; returns whether everything has passed now. */
function runAgain(): boolean {
  const { testResults: lost } = read<{ testResults: Lost[] }>(lostReport);
  const first = read<VitestReport>(`${report}.json`);
  const results = first.testResults ?? [];
  const hasFailed = ({ name }: Lost) => results.some((one) => one.name === name && one.status === 'failed');
  if (lost.some((one) => one.signal === undefined || hasFailed(one))) return false;
  // A file whose worker died midway has results of its first tests, which the second run has too.
  const kept = results.filter(({ name }) => !lost.some((one) => one.name === name));
  const tests = kept.flatMap(({ assertionResults }) => assertionResults);
  const count = (...states: string[]) => tests.filter(({ status }) => states.includes(status)).length;
  const cleared: VitestReport = {
    numTotalTests: tests.length,
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numPendingTests: count('pending', 'skipped'),
    numTodoTests: count('todo'),
    testResults: kept,
    rerun: lost.map(({ name, signal }) => `${name} (${signal})`),
  };
  writeFileSync(`${report}.json`, JSON.stringify(cleared));
  rmSync(lostReport);
  const isGreen = run(
    `${report}.again.json`,
    lost.map(({ name }) => relative(process.cwd(), name)),
  );
  return isGreen && countReport(cleared).failed === 0;
}

rmSync(`${report}.again.json`, { force: true });
const isGreen = run(`${report}.json`) || (existsSync(lostReport) && runAgain());
process.exit(isGreen ? 0 : 1);
