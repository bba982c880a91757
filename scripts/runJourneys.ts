// The step `journeys`: runs the journeys whose last green run no longer stands for them, or those that match the given filters; adds the
// results that do to the report.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { journeyKeys } from './journeyKeys.ts';
import { addSuites, greenSuites } from './replay.ts';
import type { PlaywrightReport, PlaywrightSuite } from './reports.ts';
import { keepResult, readResult } from './resultCache.ts';
import { root } from './steps.ts';
import { journeyFiles } from './testFiles.ts';

const playwright = join(root, 'node_modules/@playwright/test/cli.js');
const report = join(root, '.reports/journeys.json');
const empty: PlaywrightReport = { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, suites: [] };

const filters = process.argv.slice(2);
const all = journeyFiles.flatMap((pattern) => globSync(pattern, { cwd: root })).toSorted();
const files = filters.length === 0 ? all : all.filter((file) => filters.some((filter) => file.includes(filter)));
const facts = ['CHECK_MACHINE', 'CHECK_CHROMIUM'].map((name) => `${name}=${process.env[name] ?? ''}`);
// Without the versions a result could be another machine's.
const isKnown = Boolean(process.env['CHECK_MACHINE'] && process.env['CHECK_CHROMIUM']);

const keys = journeyKeys(root, files, facts);
const kept = new Map<string, PlaywrightSuite>();
for (const [file, key] of keys) {
  const suite = isKnown && key !== null ? readResult<PlaywrightSuite>(key) : null;
  if (suite !== null) kept.set(file, suite);
}
const rest = files.filter((file) => !kept.has(file));
console.log(`${rest.length} journeys run, ${kept.size} have a green result in the cache.`);

mkdirSync(join(root, '.reports'), { recursive: true });
rmSync(report, { force: true });
let status: number | null = 0;
if (rest.length > 0) {
  // Filters of Playwright are regular expressions on the path.
  const chosen = rest.map((file) => `/${file.slice(file.indexOf('journeys/')).replaceAll('.', String.raw`\.`)}$`);
  ({ status } = spawnSync(process.execPath, [playwright, 'test', '--config', 'e2e/playwright.config.ts', ...chosen], {
    cwd: root,
    stdio: 'inherit',
  }));
  // Files that changed during the run have other keys now.
  const after = journeyKeys(root, rest, facts);
  if (isKnown && existsSync(report))
    for (const suite of greenSuites(JSON.parse(readFileSync(report, 'utf8')))) {
      const file = rest.find((one) => basename(one) === basename(suite.file ?? suite.title));
      const key = file === undefined ? null : (keys.get(file) ?? null);
      if (file !== undefined && key !== null && key === after.get(file)) keepResult(key, suite);
    }
} else writeFileSync(report, JSON.stringify(empty));
if (existsSync(report) && kept.size > 0)
  writeFileSync(report, JSON.stringify(addSuites(JSON.parse(readFileSync(report, 'utf8')), [...kept.values()])));
process.exit(status ?? 1);
