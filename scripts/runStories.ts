// The step `stories`: runs the story files, or the named ones, whose last green run no longer stands for them; adds the results that do to
// the report.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addResults, greenFiles, type TestFile } from './replay.ts';
import type { VitestReport } from './reports.ts';
import { keepResult, readResult } from './resultCache.ts';
import { root } from './steps.ts';
import { storyKeys } from './storyKeys.ts';
import { storyFiles } from './testFiles.ts';

const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const report = join(root, '.reports/stories.json');
const empty: VitestReport = {
  numTotalTests: 0,
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
};

const named = process.argv.slice(2);
const patterns = named.length > 0 ? named : storyFiles;
const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: root })).toSorted();
const environment = ['CHECK_MACHINE', 'CHECK_CHROMIUM', 'STORYBOOK_BRAND', 'STORYBOOK_MODE', 'STORYBOOK_LOCALE'];
const facts = environment.map((name) => `${name}=${process.env[name] ?? ''}`);
// Without the versions a result could be another machine's.
const isKnown = Boolean(process.env['CHECK_MACHINE'] && process.env['CHECK_CHROMIUM']);

const keys = storyKeys(root, files, facts);
const kept = new Map<string, TestFile>();
for (const [file, key] of keys) {
  const result = isKnown && key !== null ? readResult<TestFile>(key) : null;
  if (result !== null) kept.set(file, result);
}
const rest = files.filter((file) => !kept.has(file));
console.log(`${rest.length} story files run, ${kept.size} have a green result in the cache.`);

mkdirSync(join(root, '.reports'), { recursive: true });
rmSync(report, { force: true });
let status: number | null = 0;
if (rest.length > 0) {
  ({ status } = spawnSync(process.execPath, [vitest, 'run', '--config', 'vitest.stories.config.ts', ...rest], {
    cwd: root,
    stdio: 'inherit',
  }));
  // Files that changed during the run have other keys now.
  const after = storyKeys(root, rest, facts);
  // An error outside of tests can be any file's.
  const isWhole = status === 0 || !existsSync(report.replace('.json', '.lost.json'));
  if (isKnown && isWhole && existsSync(report))
    for (const result of greenFiles(JSON.parse(readFileSync(report, 'utf8')))) {
      const key = keys.get(result.name) ?? null;
      if (key !== null && key === after.get(result.name)) keepResult(key, result);
    }
} else writeFileSync(report, JSON.stringify(empty));
if (existsSync(report) && kept.size > 0) {
  writeFileSync(report, JSON.stringify(addResults(JSON.parse(readFileSync(report, 'utf8')), [...kept.values()])));
}
process.exit(status ?? 1);
